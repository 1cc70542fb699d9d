# The lessons in the browser: what stands around them. What they say themselves is in lessons.ftl.

## The list
learn-title = Learn by playing
learn-about = Nothing to read beforehand: you make the moves, and Abissa tells you why.
learn-facts = { $minutes ->
    [one] A minute, { $steps } steps.
   *[other] At most { $minutes } minutes, { $steps } steps.
}
learn-begin = Begin
learn-begin-one = Begin: { $title }
learn-ladder = A ladder of { $count } rungs, one for each mode: every lesson adds what the one before left out.
learn-done = Done already
learn-repeat = Once more
learn-repeat-one = Once more: { $title }
learn-all = All lessons

## Within a lesson
learn-teacher = Abissa
learn-fold = Fold the card away
learn-unfold = Read it once more
learn-step = Step { $step } of { $steps }
learn-back = One step back
learn-onward = Go on
learn-skip = Do it for me
learn-rules = The rules behind it
learn-leave = Leave the lesson
learn-read = Nothing to do yet: read, and go on.
learn-over = That was the lesson.

## Its end
learn-play = Play now
learn-next-lesson = Next lesson
learn-next-lesson-one = Next lesson: { $title }
learn-again = From the beginning

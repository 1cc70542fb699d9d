/** A variant on the workbench: its values and its name, with every change that led to them. */
import type { Values } from '../wire/shapes.ts'

interface State {
  values: Values
  name: string
}

/** Milliseconds within which changes of the same thing are one change: somebody drags, or types. */
const TOGETHER = 900
const MOST_KEPT = 200

const same = (one: unknown, two: unknown): boolean => JSON.stringify(one) === JSON.stringify(two)

export class Draft {
  private now = $state.raw<State>({ values: {}, name: '' })
  private past = $state.raw<readonly State[]>([])
  private future = $state.raw<readonly State[]>([])
  private last = { what: '', at: 0 }

  /** `own`: what it is called once it is another one than that of this name. */
  constructor(
    values: Values,
    name: string,
    private readonly own: (name: string) => string = (name) => name,
    private readonly clock: () => number = () => performance.now(),
  ) {
    this.now = { values, name }
  }

  get values(): Values {
    return this.now.values
  }
  get name(): string {
    return this.now.name
  }
  get canUndo(): boolean {
    return this.past.length > 0
  }
  get canRedo(): boolean {
    return this.future.length > 0
  }

  /** Other values; `what` is what was changed, so that dragging it along is taken back in one go. */
  change(values: Values, what: string): void {
    if (!same(values, this.values)) this.go({ values, name: this.own(this.name) }, what)
  }

  set(name: string, value: Values[string]): void {
    this.change({ ...this.values, [name]: value }, name)
  }

  rename(name: string): void {
    this.go({ ...this.now, name }, 'name')
  }

  /** Another variant altogether. */
  load(values: Values, name: string): void {
    this.go({ values, name }, '')
  }

  undo(): void {
    const before = this.past.at(-1)
    if (!before) return
    this.future = [this.now, ...this.future]
    this.past = this.past.slice(0, -1)
    this.now = before
    this.last = { what: '', at: 0 }
  }

  redo(): void {
    const [after, ...later] = this.future
    if (!after) return
    this.past = [...this.past, this.now]
    this.future = later
    this.now = after
    this.last = { what: '', at: 0 }
  }

  private go(next: State, what: string): void {
    if (same(next, this.now)) return
    const at = this.clock()
    const goesOn = what !== '' && what === this.last.what && at - this.last.at < TOGETHER
    if (!goesOn) this.past = [...this.past, this.now].slice(-MOST_KEPT)
    this.future = []
    this.now = next
    this.last = { what, at }
  }
}

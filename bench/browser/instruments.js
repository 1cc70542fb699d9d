// What is measured in a page, from its beginning on. Nothing here changes the page.
(() => {
  const USABLE = 'article.tile .ways button' // the first page: what begins a game
  const MOVING = '.table[data-moving]' // pieces are on their way
  // Where a table answers a touch: the bar says what it would do, the hand and what is laid out show what is chosen.
  const ANSWERING = ['bar', 'hand', 'barrels', 'stocks'].map((zone) => `[data-zone='${zone}']`).join() + ', dialog'

  const bench = (globalThis.bench = { usable: null, shown: Promise.resolve(null) })
  const tasks = [] // those that the browser calls long: from 50 ms on
  const frames = [] // the same work by frames, which know whose it was
  const moves = [] // from when to when pieces moved
  let moving = false

  /** When the coming frame has been painted, as far as this thread has to do with it. */
  const painted = () =>
    new Promise((done) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => done(performance.now())
        port2.postMessage(null)
      }),
    )

  const told = new PerformanceObserver((list) => keep(list.getEntries()))
  told.observe({ type: 'longtask', buffered: true })
  told.observe({ type: 'long-animation-frame', buffered: true })

  function keep(entries) {
    for (const { entryType, startTime: from, duration, scripts } of entries)
      if (entryType === 'longtask') tasks.push({ from, to: from + duration })
      else frames.push({ from, to: from + duration, whose: (scripts ?? []).map(whose) })
  }

  const whose = ({ invoker, sourceFunctionName, duration, forcedStyleAndLayoutDuration }) =>
    `${invoker} ${sourceFunctionName} ${Math.round(duration)} ms, ${Math.round(forcedStyleAndLayoutDuration)} of layout`

  new MutationObserver(() => {
    if (bench.usable === null && document.querySelector(USABLE)) {
      bench.usable = 0
      void painted().then((at) => (bench.usable = at))
    }
    const now = document.querySelector(MOVING) !== null
    if (now && !moving) moves.push({ from: performance.now(), to: Infinity })
    if (!now && moving) moves.at(-1).to = performance.now()
    moving = now
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-moving'] })

  /** The next click or key: `bench.shown` is how long it takes until a frame shows an answer; null if none does. */
  bench.arm = (patience) => {
    bench.shown = new Promise((done) => {
      const begin = ({ timeStamp }) => {
        for (const name of ['click', 'keydown']) removeEventListener(name, begin, true)
        const late = setTimeout(() => (watching.disconnect(), done(null)), patience)
        const watching = new MutationObserver((changes) => {
          if (!changes.some(isAnswer)) return
          watching.disconnect()
          clearTimeout(late)
          void painted().then((at) => done(at - timeStamp))
        })
        watching.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      }
      for (const name of ['click', 'keydown']) addEventListener(name, begin, true)
    })
  }

  const isAnswer = ({ target }) => (target.parentElement ?? target).closest?.(ANSWERING) || target.matches?.(ANSWERING)

  /** All that took long since then: `moving` says whether pieces moved meanwhile. */
  bench.long = (since) => {
    keep(told.takeRecords())
    const marked = (each) => ({ ...each, moving: moves.some(({ from, to }) => from <= each.to && to >= each.from) })
    return [tasks, frames].map((list) => list.filter(({ from }) => from >= since).map(marked))
  }
})()

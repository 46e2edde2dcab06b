type Waiting = { begin: () => void; refuse: (error: Error) => void; isGone: () => boolean }

/** No room to wait: nothing was done, and the caller may try again. */
export class QueueFull extends Error {
  override name = 'QueueFull'
}

/** The caller left before its turn came: nothing was done. */
export class CallerGone extends Error {
  override name = 'CallerGone'
}

/**
 * Returns a function that runs works, `atOnce` at a time. The others wait in one line per caller, and the lines take
 * turns, so that nobody waits behind all of somebody else's works. With `mostWaiting` in the lines, the last of the
 * longest line is refused. A work whose caller `isGone` when its turn comes is not begun: while calls are given up and
 * tried again faster than they are served, nobody would be served any more.
 */
export function createFairQueue({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
  /** The lines by caller, in the order of their turns; none is empty. */
  const lines = new Map<string, Waiting[]>()
  let working = 0
  let waiting = 0

  function makeRoom(ownLength: number) {
    const longest = [...lines.values()].reduce((a, b) => (b.length > a.length ? b : a))
    if (longest.length <= ownLength + 1) throw new QueueFull()
    longest.pop()?.refuse(new QueueFull())
    waiting--
  }
  const waitInLine = (caller: string, isGone: () => boolean) =>
    new Promise<void>((begin, refuse) => {
      if (waiting >= mostWaiting) makeRoom(lines.get(caller)?.length ?? 0)
      const line = lines.get(caller) ?? []
      line.push({ begin, refuse, isGone })
      lines.set(caller, line)
      waiting++
    })
  function takeNext(): Waiting | undefined {
    const [caller, line] = lines.entries().next().value ?? ['', []]
    const next = line.shift()
    if (!next) return
    lines.delete(caller)
    if (line.length > 0) lines.set(caller, line)
    waiting--
    return next
  }
  function callNext() {
    for (let next = takeNext(); next; next = takeNext()) {
      if (!next.isGone()) return next.begin()
      next.refuse(new CallerGone())
    }
    working--
  }

  return async <T>(caller: string, work: () => Promise<T>, isGone = () => false): Promise<T> => {
    if (working < atOnce) working++
    else await waitInLine(caller, isGone)
    try {
      return await work()
    } finally {
      callNext()
    }
  }
}

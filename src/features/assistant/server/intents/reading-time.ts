/** A message whose reading takes longer is a puzzle, not an intent; nobody else is answered in that time. */
const MOST_MS = 20
/** What all readings of a process may take beyond that, together: code that runs for the first time takes longer. */
let spareMs = 500

/**
 * Reads a message step by step, until that has taken 20 ms of the processor's time: what is left is then not read, and
 * gives null, as if nothing was understood. The first messages of a process may take longer.
 */
export function createReading(): <Read>(read: () => Read) => Read | null {
  let spent = 0
  return (read) => {
    if (spent >= MOST_MS && spareMs <= 0) return null
    const before = process.threadCpuUsage()
    const result = read()
    const { user, system } = process.threadCpuUsage(before)
    const took = (user + system) / 1000
    spareMs -= Math.max(0, spent + took - Math.max(spent, MOST_MS))
    spent += took
    return result
  }
}

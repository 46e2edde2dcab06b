/** A message whose reading takes longer is a puzzle, not an intent; nobody else is answered in that time. */
const MOST_MS = 20

/**
 * Reads a message step by step, until that has taken 20 ms of the processor's time: what is left is then not read, and
 * gives null, as if nothing was understood.
 */
export function createReading(): <Read>(read: () => Read) => Read | null {
  let spent = 0
  return (read) => {
    if (spent >= MOST_MS) return null
    const before = process.threadCpuUsage()
    const result = read()
    const { user, system } = process.threadCpuUsage(before)
    spent += (user + system) / 1000
    return result
  }
}

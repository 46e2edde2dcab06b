import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const APP = path.join(import.meta.dirname, 'app.ts')
/** Editors and branch switches write several files in quick succession. */
const MORE_CHANGES_MS = 30

/**
 * Runs the app in its own process.
 * @param env its environment, including the database URL
 */
export function runApp(env: NodeJS.ProcessEnv) {
  let child: ChildProcess
  let isRestarting = false
  let isOver = false
  let address = start()

  /** Resolves to its address; null if it ended during start-up, after reporting why. */
  function start(): Promise<string | null> {
    child = fork(APP, { env })
    const ended = once(child, 'exit').then(() => null)
    return Promise.race([once(child, 'message').then(([address]) => address as string), ended])
  }
  async function stop() {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill()
    await ended
  }
  const startAnew = async () => {
    await sleep(MORE_CHANGES_MS)
    isRestarting = false
    await stop()
    return isOver ? null : start()
  }
  return {
    /** The address once it listens; null while its sources fail to start. */
    address: () => address,
    restart: () => {
      if (isRestarting) return
      isRestarting = true
      address = address.then(startAnew)
    },
    stop: () => {
      isOver = true
      return stop()
    },
  }
}

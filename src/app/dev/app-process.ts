import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const APP = path.join(import.meta.dirname, 'app.ts')
/** An editor, or a change of branch, writes several files at once. */
const MORE_CHANGES_MS = 30

/**
 * Runs the app in a process of its own.
 * @param env its environment, the database's address included
 */
export function runApp(env: NodeJS.ProcessEnv) {
  let child: ChildProcess
  let isRestarting = false
  let isOver = false
  let address = start()

  /** Its address; null where it ended at its start and has said why. */
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
    /** Where it listens, once it does; null while its sources cannot be started. */
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

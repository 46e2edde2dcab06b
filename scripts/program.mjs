import { root, runtime } from './runtime.mjs'
import { endGroup, run } from './run.mjs'

const PATIENCE_MS = 20_000

/** Runs a program of this project with its output shown; it stops when this process ends. */
export function runProgram(args, env = {}, onSpawn) {
  return run(runtime(), ['--import', './scripts/stop-with-parent.mjs', ...args], {
    cwd: root,
    onSpawn,
    env: { ...process.env, ...env },
    // test runners and the server shut down gracefully on it
    stopSignal: 'SIGINT',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

/** The same, with all that it starts, stopped after some minutes; what does not stop is killed. */
export async function runProgramWithin(minutes, args, env) {
  let child
  const timers = []
  const stop = () => {
    console.error(`${args.join(' ')} did not end within ${minutes} minutes`)
    child.kill('SIGINT')
    timers.push(setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS))
  }
  const end = await runProgram(args, env, (spawned) => {
    child = spawned
    timers.push(setTimeout(stop, minutes * 60_000))
  })
  for (const timer of timers) clearTimeout(timer)
  await endGroup(child)
  return end
}

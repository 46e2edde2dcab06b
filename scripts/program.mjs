import { root, runtime } from './runtime.mjs'
import { run } from './run.mjs'

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

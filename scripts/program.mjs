import { root, runtime } from './runtime.mjs'
import { run } from './run.mjs'

/** Runs a program of this project that shows what it does, and that stops when we are gone. */
export function runProgram(args, env = {}) {
  return run(runtime(), ['--import', './scripts/stop-with-parent.mjs', ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    // what a runner takes for the wish to end in order; the server knows it, too
    stopSignal: 'SIGINT',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

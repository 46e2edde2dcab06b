import { runProgram } from './program.mjs'
import { root, runtime } from './runtime.mjs'

/**
 * What Node is given to run the server (docs/decisions/013): how much it may hold that was asked for a moment ago and
 * is not needed any more, of the young and of all objects.
 */
export const SERVER = ['--max-semi-space-size=4', '--max-old-space-size=768', 'dist/server/main.js']

/** Lets the server take the place of this process, which then holds nothing; on Windows and older Node it runs below it. */
export async function becomeServer(args) {
  if (process.execve) {
    process.chdir(root)
    const watch = ['--import', './scripts/stop-with-parent.mjs']
    process.execve(runtime(), [runtime(), ...watch, ...SERVER, ...args])
  }
  const { code } = await runProgram([...SERVER, ...args])
  process.exit(code ?? 1)
}

import { spawn } from 'node:child_process'
import { ensureDependencies, ensureWebBuild, root, runtime } from './runtime.mjs'
import { runMain } from './step.mjs'

const PARENT_CHECK_MS = 500

runMain(async () => {
  await ensureDependencies()
  await ensureWebBuild()

  const args = ['--import', './scripts/stop-with-parent.mjs', 'src/app/main.ts', ...process.argv.slice(2)]
  // Its own process group: Ctrl-C and npm both signal us, and the server hears of it once, from here.
  const options = { cwd: root, detached: true, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] }
  const server = spawn(runtime(), args, options)
  server.once('exit', (code) => process.exit(code ?? 1))

  let isStopping = false
  const stop = (signal) => {
    if (!isStopping) server.kill(signal)
    isStopping = true
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)

  // npm, or the shell between us, can be killed without a signal for us.
  const parent = process.ppid
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid === parent || stop('SIGTERM'), PARENT_CHECK_MS)
})

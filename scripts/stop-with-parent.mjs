// Preloaded into a program, so that it shuts down gracefully when whoever started it is gone: the script that holds its
// channel or, where the program took the script's place, npm.
const PARENT_CHECK_MS = 500

const stop = () => process.kill(process.pid, 'SIGINT')
if (process.channel) {
  process.once('disconnect', stop)
  process.channel.unref()
} else if (process.env.npm_lifecycle_event) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stop()
  }, PARENT_CHECK_MS).unref()
}
// Not preloaded into the program's own forks, which use their IPC channel.
process.execArgv = process.execArgv.filter(
  (one) => one !== '--import' && !one.endsWith('stop-with-parent.mjs'),
)

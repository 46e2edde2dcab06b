// Preloaded into a program, so that it shuts down gracefully when the script that started it is gone.
process.once('disconnect', () => process.kill(process.pid, 'SIGINT'))
process.channel?.unref()
// Not preloaded into the program's own forks, which use their IPC channel.
process.execArgv = process.execArgv.filter(
  (one) => one !== '--import' && !one.endsWith('stop-with-parent.mjs'),
)

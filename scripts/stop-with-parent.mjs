// Loaded before a program: it stops as if told to when the script that started it is gone.
process.once('disconnect', () => process.kill(process.pid, 'SIGINT'))
process.channel?.unref()
// Not before what the program forks itself, which lives by its channel.
process.execArgv = process.execArgv.filter(
  (one) => one !== '--import' && !one.endsWith('stop-with-parent.mjs'),
)

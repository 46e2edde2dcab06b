// Loaded before the server: it stops as if told to when the script that started it is gone.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()

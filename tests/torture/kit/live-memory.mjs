// Preloaded into a server: tells whoever started it, when asked, what it holds once all garbage is gone.
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')

process.on('message', async (asked) => {
  if (asked !== 'live memory') return
  collect()
  // what the first collection has let go is freed by the second
  await pause(100)
  collect()
  const { heapUsed, external } = process.memoryUsage()
  process.send({ liveMemory: heapUsed + external })
})
process.channel?.unref()

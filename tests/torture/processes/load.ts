import { setTimeout as pause } from 'node:timers/promises'
import { report } from '../kit/part.ts'
import type { Server } from '../kit/server.ts'
import type { openWriters } from '../kit/writers.ts'
import { at } from './browsers.ts'

type Writers = Awaited<ReturnType<typeof openWriters>>
type Loaded = { servers: Server[]; writers: Writers; databaseUrl: string }

/** Kills one process after the other in the middle of orders. */
export async function killUnderLoad({ servers, writers, databaseUrl }: Loaded, rounds: number) {
  const before = { ...writers.tally }
  for (let round = 0; round < rounds; round++) {
    await writers.forgetLimits(databaseUrl)
    let isOver = false
    const writing = writers.orderUntil(() => isOver)
    await pause((round * 37) % 200)
    await at(servers, round).kill()
    isOver = true
    await writing
    await writers.retryAll(databaseUrl)
    await writers.check(databaseUrl)
    await at(servers, round).start()
  }
  const { confirmed, failed } = writers.tally
  report(
    'processes killed under load',
    `${rounds}, ${confirmed - before.confirmed} orders, 0 lost or doubled`,
  )
  report('calls that failed then', `${failed - before.failed}, all placed once under their key`)
}

/** Stops and starts one process after the other while orders and reads go on; none of them may fail. */
export async function drainUnderLoad(
  { servers, writers, databaseUrl }: Loaded,
  { rounds, readUrl }: { rounds: number; readUrl: string },
) {
  const before = { ...writers.tally }
  let reads = 0
  const over = new AbortController()
  const isOver = () => over.signal.aborted
  const broken: string[] = []
  const reading = async () => {
    while (!isOver()) {
      const answer = await fetch(readUrl).then(
        ({ status }) => status,
        (error: unknown) => String(error),
      )
      reads++
      if (answer !== 200) broken.push(String(answer))
      await pause(5)
    }
  }
  const writing = async () => {
    while (!isOver()) {
      await writers.forgetLimits(databaseUrl)
      await writers.orderUntil(isOver)
    }
  }
  const load = Promise.all([reading(), reading(), writing()])
  for (let round = 0; round < rounds; round++) {
    const server = at(servers, round)
    await server.stop()
    await server.start()
  }
  over.abort()
  await load
  const { confirmed, failed } = writers.tally
  const calls = `${confirmed - before.confirmed} orders, ${reads} reads`
  report(
    'processes drained under load',
    `${rounds}, ${calls}, ${failed - before.failed + broken.length} failed`,
  )
  if (broken.length > 0) throw new Error(`Reads were answered with ${[...new Set(broken)].join(', ')}`)
  if (failed > before.failed) throw new Error('Orders failed while a process was drained')
  await writers.retryAll(databaseUrl)
  await writers.check(databaseUrl)
}

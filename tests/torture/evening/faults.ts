import { setTimeout as pause } from 'node:timers/promises'
import { type Cluster, signalPostgres, untilDatabaseAnswers } from '../kit/database.ts'
import type { Server } from '../kit/server.ts'
import type { Ways } from '../kit/ways.ts'
import type { Fault, Plan } from './plan.ts'
import { choose } from './stage.ts'
import { HOUR_MS } from '#kit/shared/time.ts'

const SLOW_MS = 60

type Struck = { servers: Server[]; ways: Ways; cluster: Cluster }

async function strike({ name, forMs, pick }: Fault, { servers, ways, cluster }: Struck) {
  const server = choose(servers, pick)
  switch (name) {
    case 'kill server':
    case 'wrong clock':
      await server?.kill()
      if (name === 'kill server') await pause(forMs)
      await server?.start(
        name === 'wrong clock' ? { offsetMs: pick % 2 === 0 ? HOUR_MS : -HOUR_MS } : undefined,
      )
      return
    case 'kill database':
      await signalPostgres(cluster.folder, 'SIGKILL')
      await pause(100)
      await untilDatabaseAnswers(cluster.url)
      return
    case 'cut':
      ways.cut()
      break
    case 'silence':
      ways.lose('requests', 'answers')
      break
    case 'lose answers':
      ways.lose('answers')
      break
    case 'lose notices':
      ways.lose('notices')
      break
    case 'slow':
      ways.slow(SLOW_MS)
      break
  }
  await pause(forMs)
  ways.mend()
}

/** Strikes as planned, one fault after the other; in the end everything works again. */
export async function playFaults({ faults }: Plan, struck: Struck) {
  for (const fault of faults) {
    await pause(fault.afterMs)
    await strike(fault, struck)
  }
}

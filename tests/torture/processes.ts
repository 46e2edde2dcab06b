// four servers behind nginx on one database: news, caches and limits cross; each is killed and drained under load
import { parseArgs } from 'node:util'
import { openDatabase } from '#kit/server/database.ts'
import { makeHotel, makeSuperAdmin } from '#tests/factories.ts'
import { openCluster } from './kit/database.ts'
import { makeFolder } from './kit/folder.ts'
import { openNginx } from './kit/nginx.ts'
import { atEnd, report, runPart } from './kit/part.ts'
import { openServer, type Server } from './kit/server.ts'
import { openWriters } from './kit/writers.ts'
import { keepLimits } from './processes/limits.ts'
import { drainUnderLoad, killUnderLoad } from './processes/load.ts'
import { forgetEverywhere, hearOrders } from './processes/news.ts'

const { short } = parseArgs({ options: { short: { type: 'boolean', default: false } } }).values
const PROCESSES = 4
const rounds = short ? 4 : 40
const SETTINGS = { HOTELLY_SEED_DEMO: '0', LOG_LEVEL: 'fatal', HOTELLY_TRUST_PROXY: '1' }

await runPart(async () => {
  const cluster = await openCluster()
  const { url } = await cluster.makeDatabase()
  const folder = await makeFolder('processes')
  const servers: Server[] = []
  for (let at = 0; at < PROCESSES; at++)
    servers.push(await openServer(folder, { ...SETTINGS, DATABASE_URL: url, HOTELLY_DRAIN_SECONDS: '1' }))
  const addresses = servers.map(({ address }) => address)
  await Promise.all(servers.map((server) => server.start()))
  const front = await openNginx(addresses)
  report('processes', `${PROCESSES} behind nginx, on one PostgreSQL`)

  const database = openDatabase(url, { connections: 2 })
  atEnd(() => database.close())
  const stage = {
    addresses,
    hotel: await makeHotel(database),
    superAdmin: (await makeSuperAdmin(database)).email,
  }
  await hearOrders(stage)
  await forgetEverywhere(stage)
  await keepLimits(addresses, database)

  const writers = await openWriters(front, url)
  const loaded = { servers, writers, databaseUrl: url }
  await killUnderLoad(loaded, rounds)
  await drainUnderLoad(loaded, { rounds, readUrl: `${front}/hotelly/${writers.hotel.slug}` })
  const ended = servers.filter((server) => server.endedByItself() > 0)
  if (ended.length > 0) throw new Error(`${ended.length} processes ended by themselves`)
})

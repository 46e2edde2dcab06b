import { createServer } from 'node:http'
import path from 'node:path'
import { openEvents } from '#kit/server/events.ts'
import { openDatabase } from '#kit/server/database.ts'
import { type Env, parseEnv } from '#kit/server/env.ts'
import { createLog } from '#kit/server/log.ts'
import { migrate } from '#kit/server/migrate.ts'
import { installationSecret } from '#kit/server/secrets.ts'
import { openLocalStorage } from '#kit/server/storage.ts'
import { seedDemo } from './demo/seed.ts'
import { greetingOf } from './greeting.ts'
import { keepTidy } from './housekeeping.ts'
import { listenOn } from './listen.ts'
import { openPostgres } from './postgres.ts'
import { createApp } from './server.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

async function start(env: Env) {
  const log = createLog(env.logLevel)
  const server = createServer()
  const port = await listenOn(server, env)
  const postgres = await openPostgres(env, say)
  const applied = await migrate(postgres.url)
  if (applied.length > 0) say(`Brought the database up to date (${applied.length} migrations).`)
  const database = openDatabase(postgres.url, { connections: env.databaseConnections })
  const events = await openEvents(database, log)
  const storage = openLocalStorage(env.dataDir)
  if (env.seedDemo && (await seedDemo(database, storage))) say('Set up the demo hotel.')
  const app = createApp({
    ...env,
    database,
    events,
    storage,
    log,
    deviceSecret: await installationSecret(database, 'device'),
    webFolder: path.resolve(import.meta.dirname, '../../dist/web'),
  })
  const stopTidying = keepTidy(database, log, env.auditDays)
  server.removeAllListeners('request').on('request', app.listener)
  say(greetingOf(`http://${env.host.includes(':') ? `[${env.host}]` : env.host}:${port}`, env.seedDemo))

  return async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    app.close()
    stopTidying()
    server.closeIdleConnections()
    const cut = setTimeout(() => server.closeAllConnections(), 5000)
    await closed
    clearTimeout(cut)
    await events.flush()
    await database.close()
    await postgres.stop()
  }
}

async function main() {
  const stop = await start(parseEnv(process.env))
  let isStopping = false
  const stopOnce = () => {
    if (isStopping) return
    isStopping = true
    say('Stopping ...')
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopOnce)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})

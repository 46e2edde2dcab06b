import { setImmediate, setTimeout as pause } from 'node:timers/promises'
import { collectDefaultMetrics } from 'prom-client'
import { foldGuests } from '#features/guests/server/fold-guests.ts'
import { keepEmbedded } from '#features/knowledge/server/keep-embedded.ts'
import { isFlagOn } from '#features/platform/server/queries.ts'
import { completeServices } from '#features/services/server/complete.ts'
import { openEvents } from '#kit/server/events.ts'
import { openDatabase } from '#kit/server/database.ts'
import { watchDisk } from '#kit/server/disk.ts'
import { openEmbeddings } from '#kit/server/embeddings.ts'
import type { Env } from '#kit/server/env.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { keepWorking } from '#kit/server/jobs/keep-working.ts'
import { createLog } from '#kit/server/log.ts'
import { counted } from '#kit/server/metrics.ts'
import { migrate } from '#kit/server/migrate.ts'
import { findServer } from '#kit/server/server-role.ts'
import { createOutward, signingKeyOf } from '#kit/server/outward-fetch.ts'
import type { MailSettings } from '#kit/server/mail/send.ts'
import { createPush } from '#kit/server/push/send.ts'
import { installationSecret } from '#kit/server/secrets.ts'
import { openStorage } from '#kit/server/open-storage.ts'
import { expectPictures } from './expect-pictures.ts'
import { createHealth } from './health.ts'
import { keepTidy } from './housekeeping.ts'
import { createHttpServer, listenOn } from './listen.ts'
import { jobHandlers } from './jobs.ts'
import { listenForMetrics } from './metrics/listen-for-metrics.ts'
import { openPostgres } from './postgres.ts'
import type { WebBuild } from './pages/web-build.ts'
import { createApp } from './server.ts'

/** OP-46 */
const ANSWER_TIME_LIMIT_MS = 30_000

/** How long the end may take, beside the time in which the process still answers. */
const ENDS_WITHIN_MS = 10_000

/** Loads the model's client only when a model is configured. */
/** Loaded where it is used: it is large. */
const openMail = async (settings: MailSettings) =>
  (await import('#kit/server/mail/send.ts')).createMail(settings)

const openModel = async (options: NonNullable<Env['chatModel']>) =>
  (await import('#kit/server/open-chat-model.ts')).openChatModel(options)

/** As these, with what they need, where they are asked for. */
const seedDemo: typeof import('#demo/seed.ts').seedDemo = async (...given) =>
  (await import('#demo/seed.ts')).seedDemo(...given)
const keepBackedUp = async (...given: Parameters<typeof import('./backup/schedule.ts').keepBackedUp>) =>
  (await import('./backup/schedule.ts')).keepBackedUp(...given)

/** The URL of a server on this host and port. */
export const addressOf = (host: string, port: number) =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`

/**
 * Starts the product as configured: database, migrations, listener.
 * @param say prints a line for the operator
 * @returns its URL, and a function for a graceful shutdown
 */
export async function serve(env: Env, webBuild: WebBuild, say: (line: string) => void) {
  const log = createLog(env.logLevel)
  const server = createHttpServer()
  const { port, handOver } = await listenOn(server, env)
  const postgres = await openPostgres(env, say)
  const applied = await migrate(postgres.url, undefined, env.acceptsNewerSchema)
  if (applied.length > 0) say(`Brought the database up to date (${applied.length} migrations).`)
  const { url, pooler } = await findServer(postgres.url, env)
  const database = openDatabase(url, { connections: env.databaseConnections, pooler })
  await expectPictures(env, database)
  await foldGuests(database)
  await completeServices(database)
  const events = await openEvents(database, log)
  const storage = await openStorage(env, log)
  const folders = [...(env.s3 ? [] : [env.dataDir]), ...(postgres.embedded ? [postgres.embedded.home] : [])]
  const disk = await watchDisk(folders, env.diskLowBytes, log)
  if (env.seedDemo && (await seedDemo(database, storage))) say('Set up the demo hotel.')
  const embeddings = env.embeddings && openEmbeddings(env.embeddings)
  const backups = env.backup && (await keepBackedUp({ url: postgres.url, storage, log }, env, env.backup))
  const push = createPush({
    hosts: env.pushHosts,
    secret: await installationSecret(database, 'push'),
    contact: env.supportEmail,
  })
  const mail =
    env.mail && (await openMail({ ...env.mail, secret: await installationSecret(database, 'mail') }))
  const app = createApp({
    ...env,
    health: createHealth(database, disk, postgres.embedded, backups?.health),
    takesPictures: () => disk.report().takesPictures,
    database,
    events,
    storage,
    embeddings,
    log,
    outward: createOutward({
      allowedHosts: env.webhookAllowedHosts,
      signingKey: signingKeyOf(await installationSecret(database, 'webhook')),
    }),
    push,
    mail,
    chatModel: env.chatModel && (await openModel(env.chatModel)),
    answerTimeLimitMs: ANSWER_TIME_LIMIT_MS,
    isMultiLanguage: await database.withActor(SYSTEM, (tx) => isFlagOn(tx, 'multi_language')),
    deviceSecret: await installationSecret(database, 'device'),
    webBuild,
  })
  if (env.metrics ?? env.metricsToken) collectDefaultMetrics({ register: counted })
  const metrics = env.metrics && (await listenForMetrics(env.metrics, app.readMetrics))
  if (metrics) say(`Metrics at ${addressOf(metrics.host, metrics.port)}/metrics`)
  const stopTidying = keepTidy({ database, storage, log }, env)
  const stopWorking = keepWorking({ database, events, log }, jobHandlers({ database, events, push, mail }))
  const stopEmbedding = embeddings && keepEmbedded({ database, events, embeddings, log })
  handOver(app.listener)

  const end = async () => {
    // What has arrived is read first: closing a connection with an unread call in it loses that call.
    await setImmediate()
    const closed = new Promise((resolve) => server.close(resolve))
    app.close()
    metrics?.close()
    stopTidying()
    await stopWorking()
    await backups?.stop()
    disk.stop()
    stopEmbedding?.()
    server.closeIdleConnections()
    const cut = setTimeout(() => server.closeAllConnections(), 5000)
    await closed
    clearTimeout(cut)
    await events.flush()
    await database.close()
    await postgres.stop()
  }
  const stop = async () => {
    app.turnAway()
    await pause(env.drainSeconds * 1000)
    const isLate = pause(ENDS_WITHIN_MS, true, { ref: false })
    if (await Promise.race([end(), isLate])) log.warn('stopped without waiting any longer')
  }
  return { address: addressOf(env.host, port), stop }
}

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createRouterClient, type RouterClient } from '@orpc/server'
import type { SQL } from 'drizzle-orm'
import { afterAll, beforeAll, inject } from 'vitest'
import { createHealth } from '#app/health.ts'
import { createApp } from '#app/server.ts'
import { readWebBuild } from '#app/pages/web-build.ts'
import { router } from '#app/router.ts'
import { createHotelFinder } from '#features/hotels/server/finder.ts'
import { type GuestActor, type StaffActor, SYSTEM } from '#kit/server/actor.ts'
import type { RequestContext } from '#kit/server/context.ts'
import type { Device } from '#kit/server/cookies.ts'
import { type Database, openDatabase } from '#kit/server/database.ts'
import { watchDisk } from '#kit/server/disk.ts'
import type { Embeddings } from '#kit/server/embeddings.ts'
import { type Announced, type Events, openEvents } from '#kit/server/events.ts'
import { createLimits } from '#kit/server/limits.ts'
import { createLog, type Log } from '#kit/server/log.ts'
import { createOutward } from '#kit/server/outward-fetch.ts'
import type { Mail } from '#kit/server/mail/send.ts'
import { createPush } from '#kit/server/push/send.ts'
import { openLocalStorage, type Storage } from '#kit/server/storage.ts'
import type { Language } from '#kit/shared/languages.ts'
import { copyDatabase, removeRowSecurity } from './database.ts'

export type Api = RouterClient<typeof router>
type Principal = {
  embeddings?: Embeddings | null
  guest?: GuestActor | null
  staff?: StaffActor | null
  device?: Device
  ip?: string
  userAgent?: string | null
  language?: Language | null
  allowsStaffSignUp?: boolean
}

/** The product with its own database for a test file: the API as any actor, and everything over HTTP. */
export type Product = {
  database: Database
  databaseUrl: string
  events: Events
  storage: Storage
  heard: Announced[]
  /** One statement as the system, which sees all hotels. */
  run<Row extends Record<string, unknown>>(statement: SQL): Promise<Row[]>
  contextOf(principal?: Principal): RequestContext
  as(principal?: Principal): Api
  asGuest(guest: GuestActor): Api
  asStaff(staff: StaffActor): Api
  /** Starts it on a free port of 127.0.0.1 and returns its address. */
  listen(settings?: {
    publicUrl?: string
    log?: Log
    diskLowBytes?: number
    metricsToken?: string
    trustedProxies?: number
  }): Promise<string>
}

/** The web part, built by `npm test`. */
const WEB_FOLDER = path.resolve('dist/web')

/** The host name that tests may use for webhooks on their own machine. */
export const HOOK_HOST = 'hook.internal'

/** A push service that devices may name in tests, and at which nobody answers. */
export const PUSH_HOST = '127.0.0.1:9'

const outward = createOutward({
  allowedHosts: [HOOK_HOST],
  signingKey: 'whsec_tests',
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
})
const log = createLog('silent')
const newDevice = (): Device => ({ id: crypto.randomUUID(), knownAt: [], isNew: false })

type Assistant = Partial<Pick<RequestContext, 'chatModel' | 'answerTimeLimitMs' | 'outsideCallsPerDay'>>

/**
 * Opens the product for a test file, without a chat model unless one is given.
 * @param openStorage opens the picture storage; a folder by default
 * @param pushHosts the push services of devices, which are waited for a second
 * @param mail the server for e-mails; none by default
 * @param isFenced false takes row-level security away, so that only the conditions of the statements are left
 */
export function openProduct({
  openStorage,
  isFenced = true,
  pushHosts = [PUSH_HOST],
  mail = null,
  ...given
}: Assistant & {
  openStorage?: () => Promise<Storage>
  isFenced?: boolean
  pushHosts?: readonly string[]
  mail?: Mail | null
} = {}): Product {
  const assistant = { chatModel: null, answerTimeLimitMs: 30_000, outsideCallsPerDay: 1000, ...given }
  const push = createPush({
    hosts: pushHosts,
    secret: Buffer.alloc(32, 5),
    contact: 'support@hotelly.example',
    timeLimitMs: 1000,
  })
  const product = {} as Product
  const closers: (() => Promise<unknown>)[] = []

  beforeAll(async () => {
    const copy = await copyDatabase(inject('templateUrl'), inject('poolerUrl'))
    if (!isFenced) await removeRowSecurity(copy.url)
    const database = openDatabase(copy.server.url, { connections: 20, pooler: copy.server.pooler })
    const events = await openEvents(database, log)
    const filesFolder = await mkdtemp(path.join(os.tmpdir(), 'hotelly-files-'))
    const storage = (await openStorage?.()) ?? openLocalStorage(filesFolder)
    const limits = createLimits(database, log)
    const findHotel = createHotelFinder(database, events)
    const heard: Announced[] = []
    events.subscribe((event) => event && heard.push(event))
    closers.push(
      () => rm(filesFolder, { recursive: true }),
      () => copy.drop(),
      () => database.close(),
    )

    const contextOf = ({
      embeddings = null,
      guest = null,
      staff = null,
      device = newDevice(),
      ip = '127.0.0.1',
      userAgent = null,
      language = null,
      allowsStaffSignUp = true,
    }: Principal = {}) =>
      ({
        database,
        events,
        storage,
        outward,
        push,
        mail,
        embeddings,
        limits,
        log,
        device,
        ip,
        userAgent,
        language,
        findHotel,
        ...assistant,
        countStreams: () => 3,
        cacheAtMostUntil: () => {},
        afterAnswer: (work) => work(),
        isGone: () => false,
        allowsStaffSignUp,
        graceDays: 30,
        findGuest: async () => guest,
        findStaff: async () => staff,
        readSessionToken: () => null,
        setSessionToken: () => {},
        rememberDevice: () => {},
        tellAttemptsLeft: () => {},
        countRead: () => {},
        cacheUntilChange: () => {},
      }) satisfies RequestContext
    const as = (principal?: Principal): Api => createRouterClient(router, { context: contextOf(principal) })

    Object.assign(product, {
      database,
      databaseUrl: copy.url,
      events,
      storage,
      heard,
      contextOf,
      as,
      run: (statement) => database.withActor(SYSTEM, (tx) => tx.execute(statement)),
      asGuest: (guest: GuestActor) => as({ guest }),
      asStaff: (staff: StaffActor) => as({ staff }),
      listen: async ({
        publicUrl = null,
        log: ownLog = log,
        diskLowBytes = 0,
        metricsToken = null,
        trustedProxies = 0,
      } = {}) => {
        const disk = await watchDisk([filesFolder], diskLowBytes, ownLog)
        const app = createApp({
          outward,
          push,
          mail,
          ...assistant,
          isMultiLanguage: true,
          allowsStaffSignUp: true,
          graceDays: 30,
          database,
          events,
          storage,
          embeddings: null,
          webBuild: readWebBuild(WEB_FOLDER),
          health: createHealth(database, disk, null),
          takesPictures: () => disk.report().takesPictures,
          trustedProxies,
          log: ownLog,
          publicUrl,
          metricsToken,
          dataDir: filesFolder,
          deviceSecret: Buffer.alloc(32, 7),
          supportEmail: 'support@hotelly.example',
          provider: 'Hotelly',
        })
        const server = createServer(app.listener)
        await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
        closers.unshift(
          () =>
            new Promise((resolve) => {
              app.close()
              disk.stop()
              server.closeAllConnections()
              server.close(resolve)
            }),
        )
        return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      },
    } satisfies Product)
  })

  afterAll(async () => {
    for (const close of closers.toReversed()) await close()
  })
  return product
}

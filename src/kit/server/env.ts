import path from 'node:path'
import { z } from 'zod'
import { MEBIBYTE } from '#kit/shared/sizes.ts'
import { BROWSERS_PUSH_HOSTS } from './push/push-hosts.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true')

const HOST_WITH_PORT = /^(\[[0-9a-f:.]+\]|[a-z0-9]([a-z0-9.-]*[a-z0-9])?)(:\d{1,5})?$/
const ANY_BELOW = /^\*\.[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean),
)
const hosts = list.pipe(
  z.array(z.string().regex(HOST_WITH_PORT, 'a list such as hooks.internal,10.0.0.5:8080')),
)
const pushHosts = list.pipe(
  z.array(
    z
      .string()
      .refine(
        (host) => HOST_WITH_PORT.test(host) || ANY_BELOW.test(host),
        'a list such as fcm.googleapis.com,*.push.apple.com,10.0.0.5:8080',
      ),
  ),
)

/** Scheme and host of a URL, without a trailing slash. */
const origin = z
  .url({ protocol: /^https?$/ })
  .refine(
    (url) => /^https?:\/\/[^/?#]+\/?$/.test(url),
    'an address without a path, such as https://stay.example',
  )
  .transform((url) => new URL(url).origin)

const Settings = z.object({
  PORT: port.optional(),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_APP_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_PREPARED: z.enum(['on', 'off']).default('on'),
  HOTELLY_DATA_DIR: z.string().min(1).default('.hotelly'),
  HOTELLY_BACKUP_DIR: z.string().min(1).optional(),
  HOTELLY_BACKUP_KEEP: z.coerce.number().int().min(1).max(10_000).default(14),
  HOTELLY_BACKUP_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/, '64 hexadecimal digits, as of openssl rand -hex 32')
    .optional(),
  HOTELLY_ACCEPT_NEWER: flag.default(false),
  HOTELLY_SEED_DEMO: flag.optional(),
  HOTELLY_SUPPORT_EMAIL: z.email().default('support@hotelly.example'),
  HOTELLY_PROVIDER: z.string().min(1).max(60).default('Hotelly'),
  HOTELLY_PUBLIC_URL: origin.optional(),
  HOTELLY_TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  HOTELLY_DISK_LOW_MB: z.coerce.number().int().min(1).max(1_000_000).default(1024),
  HOTELLY_DB_CONNECTIONS: z.coerce.number().int().min(2).max(200).default(16),
  EMBEDDINGS_URL: z.url({ protocol: /^https?$/ }).optional(),
  EMBEDDINGS_MODEL: z.string().min(1).max(200).default('text-embedding-3-small'),
  EMBEDDINGS_API_KEY: z.string().min(1).optional(),
  EMBEDDINGS_CONFIDENT_FROM: z.coerce.number().min(0).max(1).optional(),
  WEBHOOK_ALLOWED_HOSTS: hosts.default([]),
  PUSH_HOSTS: pushHosts.default(BROWSERS_PUSH_HOSTS),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  MAIL_DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9][a-z0-9._-]{0,62}$/i, 'a name such as mail2026')
    .optional(),
  HOTELLY_GRACE_DAYS: z.coerce.number().int().min(0).max(3650).default(30),
  STAFF_SIGN_UP: z.enum(['on', 'off']).default('on'),
  STORAGE_S3_BUCKET: z.string().min(3).max(63).optional(),
  STORAGE_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  STORAGE_S3_REGION: z.string().min(1).default('us-east-1'),
  STORAGE_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  STORAGE_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  CHAT_MODEL_URL: z.url({ protocol: /^https?$/ }).optional(),
  CHAT_MODEL: z.string().min(1).max(200).optional(),
  CHAT_MODEL_API_KEY: z.string().min(1).optional(),
  CHAT_CALLS_PER_DAY: z.coerce.number().int().min(0).max(1_000_000).default(2000),
  HOTELLY_DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
  HOTELLY_METRICS_PORT: port.optional(),
  HOTELLY_METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  HOTELLY_METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/-]{16,}=*$/, 'at least 16 letters, digits or . _ ~ + / -')
    .optional(),
  AUDIT_DAYS: z.coerce.number().int().min(30).max(36_500).default(730),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

/** The names of all settings. */
export const SETTING_NAMES = Object.keys(Settings.shape)

const Environment = Settings.superRefine((env, ctx) => {
  const refuse = (name: string, message: string) => ctx.addIssue({ code: 'custom', path: [name], message })
  if (env.PORT && env.HOTELLY_METRICS_PORT === env.PORT)
    refuse('HOTELLY_METRICS_PORT', 'must be another port than PORT')
  for (const name of ['DATABASE_APP_URL', 'DATABASE_DIRECT_URL'] as const)
    if (env[name] && !env.DATABASE_URL) refuse('DATABASE_URL', `is required with ${name}`)
  const { STORAGE_S3_ACCESS_KEY_ID: id, STORAGE_S3_SECRET_ACCESS_KEY: secret } = env
  if (!env.STORAGE_S3_BUCKET && (env.STORAGE_S3_ENDPOINT ?? id ?? secret))
    refuse('STORAGE_S3_BUCKET', 'is required when another STORAGE_S3 setting is given')
  if (id && !secret) refuse('STORAGE_S3_SECRET_ACCESS_KEY', 'is required with STORAGE_S3_ACCESS_KEY_ID')
  if (secret && !id) refuse('STORAGE_S3_ACCESS_KEY_ID', 'is required with STORAGE_S3_SECRET_ACCESS_KEY')
  if ((env.SMTP_URL === undefined) !== (env.MAIL_FROM === undefined))
    refuse('SMTP_URL', 'SMTP_URL and MAIL_FROM must be set together')
  if (env.SMTP_URL && !env.HOTELLY_PUBLIC_URL)
    refuse('HOTELLY_PUBLIC_URL', 'is required with SMTP_URL, since e-mails lead there')
  if ((env.CHAT_MODEL_URL === undefined) !== (env.CHAT_MODEL === undefined))
    refuse('CHAT_MODEL', 'CHAT_MODEL_URL and CHAT_MODEL must be set together')
})

export type S3Settings = {
  bucket: string
  region: string
  /** Null for AWS itself. */
  endpoint: string | null
  /** Null to use the machine's own credentials (a role, a profile). */
  credentials: { accessKeyId: string; secretAccessKey: string } | null
}

/** A pooler by transaction before PostgreSQL. */
export type Pooler = {
  /** Only host, port and parameters of this address count; the login is that of the role to serve as. */
  url: string
  /** Whether it keeps prepared statements for each connection of a client. */
  keepsPrepared: boolean
}

export type Env = {
  /** Null when not set: then 3000, or the next free port. */
  port: number | null
  host: string
  /** The address of the owner, past a pooler; null for the embedded database. */
  databaseUrl: string | null
  /** The pooler through which transactions go; null for none. */
  pooler: Pooler | null
  /** The address of the role to serve as; null to have one made. */
  databaseAppUrl: string | null
  /** Absolute. Holds the embedded database and the local image files. */
  dataDir: string
  /** Where a backup is made every day, and how many of them stay; null for no backups. */
  backup: { folder: string; keep: number } | null
  /** 32 bytes in hexadecimal digits; null for a key that is kept in the data folder. */
  backupKey: string | null
  /** Whether to start on the schema of a newer release, and leave it as it is. */
  acceptsNewerSchema: boolean
  seedDemo: boolean
  /** The bucket for pictures; null for the data folder. */
  s3: S3Settings | null
  supportEmail: string
  provider: string
  /** The public address, such as `https://stay.example`; null when not set. */
  publicUrl: string | null
  /** How many reverse proxies stand in front and set X-Forwarded-For. */
  trustedProxies: number
  databaseConnections: number
  /** Below this room a disk counts as low; below half of it no pictures are taken. */
  diskLowBytes: number
  /** An OpenAI-compatible endpoint whose model writes the assistant's answers; null for none. */
  chatModel: { url: string; model: string; apiKey: string | null } | null
  /** How often in a day a hotel's assistant may ask the model or the webhook. */
  outsideCallsPerDay: number
  /** The provider of embeddings, or null. */
  embeddings: { url: string; model: string; apiKey: string | null; confidentFrom: number | null } | null
  /** `host` or `host:port` of webhooks that may be on the private network and without TLS. */
  webhookAllowedHosts: string[]
  /** Hosts of the push services by which devices ring; one with a port may be private and without TLS. */
  pushHosts: string[]
  /** The server that sends e-mails, and as which address; null where none are sent. */
  mail: { url: string; from: string; publicUrl: string; dkimSelector: string | null } | null
  /** How long a deleted hotel can be restored before it is purged. */
  graceDays: number
  /** Whether super admins may add staff. */
  allowsStaffSignUp: boolean
  /** How long a process that stops still answers, while `/readyz` sends proxies elsewhere. */
  drainSeconds: number
  /** Where the metrics have a port of their own; null for nowhere. */
  metrics: { host: string; port: number } | null
  /** The bearer token for `/metrics` on the main port; null when it is not served there. */
  metricsToken: string | null
  /** How many days the audit is kept. */
  auditDays: number
  logLevel: string
}

function s3Of(env: z.infer<typeof Environment>): S3Settings | null {
  const { STORAGE_S3_BUCKET: bucket, STORAGE_S3_REGION: region, STORAGE_S3_ENDPOINT: endpoint } = env
  const { STORAGE_S3_ACCESS_KEY_ID: accessKeyId, STORAGE_S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!bucket) return null
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null
  return { bucket, region, endpoint: endpoint ?? null, credentials }
}

/** Reads the configuration; throws one error that names every invalid setting. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The configuration is invalid:\n${lines.join('\n')}`)
  }
  const env = parsed.data
  return {
    port: env.PORT ?? null,
    host: env.HOST,
    databaseUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL ?? null,
    pooler:
      env.DATABASE_DIRECT_URL && env.DATABASE_URL
        ? { url: env.DATABASE_URL, keepsPrepared: env.DATABASE_PREPARED === 'on' }
        : null,
    databaseAppUrl: env.DATABASE_APP_URL ?? null,
    dataDir: path.resolve(env.HOTELLY_DATA_DIR),
    backup: env.HOTELLY_BACKUP_DIR
      ? { folder: path.resolve(env.HOTELLY_BACKUP_DIR), keep: env.HOTELLY_BACKUP_KEEP }
      : null,
    backupKey: env.HOTELLY_BACKUP_KEY ?? null,
    s3: s3Of(env),
    acceptsNewerSchema: env.HOTELLY_ACCEPT_NEWER,
    seedDemo: env.HOTELLY_SEED_DEMO ?? env.DATABASE_URL === undefined,
    supportEmail: env.HOTELLY_SUPPORT_EMAIL,
    provider: env.HOTELLY_PROVIDER,
    publicUrl: env.HOTELLY_PUBLIC_URL ?? null,
    trustedProxies: env.HOTELLY_TRUST_PROXY,
    databaseConnections: env.HOTELLY_DB_CONNECTIONS,
    diskLowBytes: env.HOTELLY_DISK_LOW_MB * MEBIBYTE,
    chatModel:
      env.CHAT_MODEL_URL && env.CHAT_MODEL
        ? { url: env.CHAT_MODEL_URL, model: env.CHAT_MODEL, apiKey: env.CHAT_MODEL_API_KEY ?? null }
        : null,
    outsideCallsPerDay: env.CHAT_CALLS_PER_DAY,
    embeddings: env.EMBEDDINGS_URL
      ? {
          url: env.EMBEDDINGS_URL,
          model: env.EMBEDDINGS_MODEL,
          apiKey: env.EMBEDDINGS_API_KEY ?? null,
          confidentFrom: env.EMBEDDINGS_CONFIDENT_FROM ?? null,
        }
      : null,
    webhookAllowedHosts: env.WEBHOOK_ALLOWED_HOSTS,
    pushHosts: env.PUSH_HOSTS,
    mail:
      env.SMTP_URL && env.MAIL_FROM && env.HOTELLY_PUBLIC_URL
        ? {
            url: env.SMTP_URL,
            from: env.MAIL_FROM,
            publicUrl: env.HOTELLY_PUBLIC_URL,
            dkimSelector: env.MAIL_DKIM_SELECTOR ?? null,
          }
        : null,
    graceDays: env.HOTELLY_GRACE_DAYS,
    allowsStaffSignUp: env.STAFF_SIGN_UP === 'on',
    drainSeconds: env.HOTELLY_DRAIN_SECONDS,
    metrics:
      env.HOTELLY_METRICS_PORT === undefined
        ? null
        : { host: env.HOTELLY_METRICS_HOST, port: env.HOTELLY_METRICS_PORT },
    metricsToken: env.HOTELLY_METRICS_TOKEN ?? null,
    auditDays: env.AUDIT_DAYS,
    logLevel: env.LOG_LEVEL,
  }
}

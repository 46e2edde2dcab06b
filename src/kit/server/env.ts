import path from 'node:path'
import { z } from 'zod'

const port = z.coerce.number().int().min(0).max(65_535)
const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true')

const Environment = z.object({
  PORT: port.optional(),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  HOTELLY_DATA_DIR: z.string().min(1).default('.hotelly'),
  HOTELLY_SEED_DEMO: flag.optional(),
  HOTELLY_SUPPORT_EMAIL: z.email().default('support@hotelly.example'),
  HOTELLY_PROVIDER: z.string().min(1).max(60).default('Hotelly'),
  HOTELLY_TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  HOTELLY_DB_CONNECTIONS: z.coerce.number().int().min(2).max(200).default(16),
  AUDIT_DAYS: z.coerce.number().int().min(30).max(36_500).default(730),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

export type Env = {
  /** Null when none was asked for: 3000, or the next free one. */
  port: number | null
  host: string
  databaseUrl: string | null
  /** Absolute. Holds the embedded database and the local image files. */
  dataDir: string
  seedDemo: boolean
  supportEmail: string
  provider: string
  /** How many reverse proxies stand in front and set X-Forwarded-For. */
  trustedProxies: number
  databaseConnections: number
  /** How many days the audit is kept. */
  auditDays: number
  logLevel: string
}

/** Reads the configuration; throws one message that names every setting that is wrong. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The configuration cannot be used:\n${lines.join('\n')}`)
  }
  const env = parsed.data
  return {
    port: env.PORT ?? null,
    host: env.HOST,
    databaseUrl: env.DATABASE_URL ?? null,
    dataDir: path.resolve(env.HOTELLY_DATA_DIR),
    seedDemo: env.HOTELLY_SEED_DEMO ?? env.DATABASE_URL === undefined,
    supportEmail: env.HOTELLY_SUPPORT_EMAIL,
    provider: env.HOTELLY_PROVIDER,
    trustedProxies: env.HOTELLY_TRUST_PROXY,
    databaseConnections: env.HOTELLY_DB_CONNECTIONS,
    auditDays: env.AUDIT_DAYS,
    logLevel: env.LOG_LEVEL,
  }
}

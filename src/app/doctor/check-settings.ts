import { isWithin } from '#features/knowledge/server/retrieval/spelling.ts'
import { type Env, parseEnv, SETTING_NAMES } from '#kit/server/env.ts'
import { messageOf } from '#kit/server/log.ts'
import { isLoopback } from '#kit/server/public-address.ts'
import { fail, type Finding, ok, warn } from './finding.ts'

type Source = Record<string, string | undefined>

const OURS = /^(HOTELLY|STORAGE_S3|EMBEDDINGS|CHAT_MODEL|WEBHOOK|AUDIT|STAFF_SIGN|PUSH|SMTP|MAIL)_/
/** What the scripts read before the server starts. */
const OF_SCRIPTS = ['HOTELLY_OMIT_DEV']
const MOST_WRONG_LETTERS = 4

function nearestTo(name: string): string | undefined {
  for (let letters = 1; letters <= MOST_WRONG_LETTERS; letters++) {
    const near = SETTING_NAMES.find((known) => isWithin(name, known, letters))
    if (near) return near
  }
  return undefined
}

function checkNames(source: Source): Finding[] {
  const given = Object.keys(source).filter((name) => source[name] && OURS.test(name))
  const unknown = given.filter((name) => !SETTING_NAMES.includes(name) && !OF_SCRIPTS.includes(name))
  return unknown.map((name) => {
    const near = nearestTo(name)
    const advice = near ? `Did you mean ${near}?` : 'Remove it; docs/operating.md lists the settings.'
    return warn('settings', `${name} is no setting of Hotelly and has no effect`, advice)
  })
}

/** Whether people other than whoever tries it out can reach it, as far as the settings tell. */
export const isPublic = (env: Env) =>
  env.publicUrl !== null || env.databaseUrl !== null || !isLoopback(env.host)

function checkReach(env: Env): Finding[] {
  const { publicUrl, trustedProxies, metrics } = env
  const findings: Finding[] = []
  if (!publicUrl && isPublic(env))
    findings.push(
      warn(
        'public address',
        'HOTELLY_PUBLIC_URL is not set',
        'Set it to the address that guests open; without it pages carry no links for search engines and messengers.',
      ),
    )
  if (publicUrl && !publicUrl.startsWith('https:'))
    findings.push(
      warn(
        'public address',
        `${publicUrl} is not https`,
        'Put a reverse proxy with TLS in front: passwords and sessions go over the network as they are.',
      ),
    )
  if (publicUrl?.startsWith('https:') && trustedProxies === 0)
    findings.push(
      fail(
        'reverse proxy',
        'HOTELLY_TRUST_PROXY is 0, but TLS ends in front of Hotelly',
        'Set it to the number of proxies (usually 1); until then cookies are not Secure, and all callers count as one address.',
      ),
    )
  if (trustedProxies > 0 && !isLoopback(env.host))
    findings.push(
      warn(
        'reverse proxy',
        `Forwarded addresses are believed, and ${env.host} can be reached past the proxy`,
        'Let nothing but the proxy reach the port: with a firewall, a network of its own, or HOST=127.0.0.1.',
      ),
    )
  if (metrics && !isLoopback(metrics.host))
    findings.push(
      warn(
        'metrics',
        `The metrics on ${metrics.host} are for whoever reaches the port`,
        'Let nothing but Prometheus reach it, or use HOTELLY_METRICS_TOKEN instead.',
      ),
    )
  return findings
}

function checkLogLevel({ logLevel }: Env): Finding {
  if (logLevel === 'silent' || logLevel === 'fatal')
    return warn('log', `LOG_LEVEL is ${logLevel}: failures leave no trace`, 'Set it to info.')
  if (logLevel === 'debug') return warn('log', 'LOG_LEVEL is debug: logs grow quickly', 'Set it to info.')
  return ok('log', `LOG_LEVEL is ${logLevel}`)
}

/** Checks the settings; `env` is null when they cannot be read, and the other checks with it. */
export function checkSettings(source: Source): { env: Env | null; findings: Finding[] } {
  try {
    const env = parseEnv(source)
    const mail = ok('mail', 'Hotelly sends none; there is nothing to set up')
    return {
      env,
      findings: [
        ok('settings', 'can be read'),
        ...checkNames(source),
        ...checkReach(env),
        checkLogLevel(env),
        mail,
      ],
    }
  } catch (error) {
    const says = messageOf(error).replace(/\s*\n\s*/g, ' ')
    return {
      env: null,
      findings: [
        fail('settings', says, 'Mend these settings; Hotelly does not start with them.'),
        ...checkNames(source),
      ],
    }
  }
}

import type { Env } from '#kit/server/env.ts'
import { fail, type Finding, ok, warn } from './finding.ts'

const ANSWER_MS = 5000
const FIRST_EVENT_MS = 3000

const reasonOf = (error: unknown) => {
  const { cause, message } = error as Error & { cause?: { code?: string; message?: string } }
  return cause?.code ?? cause?.message ?? message
}

const ask = (url: string, init: RequestInit = {}) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS), ...init })

/** Whether the first event of a stream arrives at once, and not when a proxy's buffer is full. */
async function checkStream(name: string, address: string, slug: string): Promise<Finding> {
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), FIRST_EVENT_MS)
  try {
    const answer = await fetch(`${address}/events/${slug}/visitor`, { signal: giveUp.signal })
    const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream')
    if (answer.status !== 200 || !isStream || !answer.body)
      return fail(name, `the live stream answers ${answer.status}`, 'See that /events/ reaches Hotelly.')
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    while (!text.includes('event: resync')) {
      const { done, value } = await reader.read()
      if (done) return fail(name, 'the live stream ends at once', 'Look at the log of Hotelly.')
      text += value
    }
    return ok(name, 'live events arrive at once')
  } catch {
    return fail(
      name,
      `no live event arrives within ${FIRST_EVENT_MS / 1000} s`,
      'Let the proxy not buffer /events/, as in deploy/nginx.conf.',
    )
  } finally {
    clearTimeout(timer)
    giveUp.abort()
  }
}

/** Checks the server on this machine, when one runs. */
export async function checkServer(address: string, slug: string | null): Promise<Finding[]> {
  const name = 'server'
  try {
    const live = await ask(`${address}/healthz`)
    if (!live.ok || !live.headers.get('content-type')?.includes('json'))
      return [
        warn(
          name,
          `what answers at ${address} is not Hotelly, or still starts (${live.status})`,
          'Give the address of the server with --url.',
        ),
      ]
    const ready = await ask(`${address}/readyz`)
    return [
      ready.ok
        ? ok(name, `${address} is ready`)
        : fail(
            name,
            `${address} cannot reach its database`,
            'Look at the database, and at the log of Hotelly.',
          ),
      ...(slug ? [await checkStream('streams', address, slug)] : []),
    ]
  } catch (error) {
    return [
      warn(
        name,
        `nothing answers at ${address} (${reasonOf(error)})`,
        'Start it, or give its address with --url, for all checks.',
      ),
    ]
  }
}

/** Whether a call through the proxy counts as https: only then do its cookies carry `Secure`. */
async function checkForwarded(address: string): Promise<Finding> {
  const answer = await ask(`${address}/rpc/doctor`, { method: 'POST' })
  const cookies = answer.headers.getSetCookie()
  return cookies.some((cookie) => cookie.startsWith('__Host-'))
    ? ok('reverse proxy', 'tells that it was asked over https')
    : fail(
        'reverse proxy',
        'Hotelly does not learn that it was asked over https, so cookies are not Secure',
        'Let the proxy set X-Forwarded-Proto, and HOTELLY_TRUST_PROXY the number of proxies.',
      )
}

/** Checks the way that guests take, through whatever stands in front. */
export async function checkPublicAddress({ publicUrl }: Env, slug: string | null): Promise<Finding[]> {
  const name = 'public address'
  if (!publicUrl) return []
  try {
    const live = await ask(`${publicUrl}/healthz`)
    if (!live.ok) return [fail(name, `${publicUrl} answers ${live.status}`, 'Look at the proxy in front.')]
    return [
      ok(name, `${publicUrl} answers`),
      ...(publicUrl.startsWith('https:') ? [await checkForwarded(publicUrl)] : []),
      ...(slug ? [await checkStream('public streams', publicUrl, slug)] : []),
    ]
  } catch (error) {
    return [
      warn(
        name,
        `${publicUrl} cannot be reached from here (${reasonOf(error)})`,
        'Check name, certificate and proxy; if only this machine cannot reach it, ask from another.',
      ),
    ]
  }
}

import { createServer } from 'node:net'
import { guestSurface } from '#surfaces/guest/screens.ts'
import { addHotel } from '#features/hotels/server/queries.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { openDatabase } from '#kit/server/database.ts'
import { type Language, LANGUAGE_KEY } from '#kit/shared/languages.ts'
import { launchBrowser } from '#tests/launch-browser.ts'
import { type Figure, median, rounds } from './figures.ts'
import type { RunningProduct } from '#tests/running-product.ts'

const RUNS = rounds(3, 1)
const LIMITS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const LCP_LIMIT_MS = 1500
/** Arabic loads an extra font. */
const ARABIC_LCP_TIMES = 1.5
const CLS_LIMIT = 0.05
const HOTEL = '/hotelly/demo-hotel'
const ARABIC_HOTEL = { slug: 'arabic-name', name: 'فندق قصر الياسمين والنخيل' }
const FOR_VISITORS = ['/', 'guest-login']
/** Every second one with `--short`. */
const SCREENS = [
  { name: 'front door', path: '/', isGuest: false },
  ...guestSurface.screens
    .filter((screen) => 'isPainted' in screen)
    .map(({ path }) => ({
      name: path === '/' ? 'landing' : path,
      path: path === '/' ? HOTEL : `${HOTEL}/${path}`,
      isGuest: !FOR_VISITORS.includes(path),
    })),
  { name: 'landing named in Arabic', path: `/hotelly/${ARABIC_HOTEL.slug}`, isGuest: false },
].filter((_screen, at) => at % rounds(1, 2) === 0)
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

type Category = keyof typeof LIMITS
/**
 * `lcp` and `blocked` (total blocking time) in milliseconds, `bytes` as they are transferred. `speed` is Lighthouse's own
 * benchmark; its phone profile is a quarter of a machine of 1,500 or more.
 */
type Measured = Record<Category, number> & Record<'lcp' | 'cls' | 'blocked' | 'bytes' | 'speed', number>

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (!address || typeof address === 'string') throw new Error('No port is free')
  return address.port
}

/** The cookies of a signed-in guest. */
async function cookiesOfGuest(address: string): Promise<{ name: string; value: string; url: string }[]> {
  const response = await fetch(`${address}/api/hotels/demo-hotel/guest-session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ lastName: 'Smith', roomNumber: '101' }),
  })
  if (!response.ok) throw new Error(`The guest could not sign in: ${response.status}`)
  return response.headers.getSetCookie().map((cookie) => {
    const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? []
    return { name, value, url: address }
  })
}

/** One run of Lighthouse's mobile profile: a mid-range phone on simulated slow 4G. Repeats a failed recording. */
async function measure(url: string, port: number, attempts = 3): Promise<Measured> {
  const { default: lighthouse } = await import('lighthouse')
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: Object.keys(LIMITS) })
  if (!result) throw new Error(`Lighthouse could not measure ${url}`)
  const { categories, audits, environment, runtimeError } = result.lhr
  if (runtimeError && attempts > 1) return measure(url, port, attempts - 1)
  if (runtimeError) throw new Error(runtimeError.message)
  const scores = Object.keys(LIMITS).map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])
  for (const audit of Object.values(audits)) {
    const isFailed = audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary'
    if (isFailed) process.stderr.write(`  ${audit.id}: ${audit.title}\n`)
  }
  return {
    ...Object.fromEntries(scores),
    lcp: audits['largest-contentful-paint']?.numericValue ?? Infinity,
    cls: audits['cumulative-layout-shift']?.numericValue ?? Infinity,
    blocked: audits['total-blocking-time']?.numericValue ?? Infinity,
    bytes: audits['total-byte-weight']?.numericValue ?? Infinity,
    speed: environment.benchmarkIndex,
  } as Measured
}

async function addArabicHotel(databaseUrl: string) {
  const database = openDatabase(databaseUrl, { connections: 1 })
  await database.withActor(SYSTEM, (tx) => addHotel(tx, ARABIC_HOTEL))
  await database.close()
}

/** Runs Lighthouse on the front door and on a guest's first screens in English and Arabic, and takes the median of several runs. */
export async function benchLighthouse({ address, databaseUrl }: RunningProduct): Promise<Figure[]> {
  const port = await freePort()
  const browser = await launchBrowser([...FLAGS, `--remote-debugging-port=${port}`])
  await addArabicHotel(databaseUrl)
  const session = await browser.newBrowserCDPSession()
  const guest = await cookiesOfGuest(address)

  async function runs({ path, isGuest }: (typeof SCREENS)[number], language: Language) {
    const cookies = [{ name: LANGUAGE_KEY, value: language, url: address }, ...(isGuest ? guest : [])]
    const measured: Measured[] = []
    for (let run = 0; run < RUNS; run++) {
      await session.send('Storage.clearCookies', {})
      await session.send('Storage.setCookies', { cookies })
      measured.push(await measure(`${address}${path}`, port))
    }
    return (figure: keyof Measured) => median(measured.map((each) => each[figure]))
  }

  const english: string[] = []
  const arabic: string[] = []
  const speeds: number[] = []
  const worst = { performance: 100, lcp: 0, cls: 0, blocked: 0, lcpArabic: 0, clsArabic: 0 }
  let isMet = true
  let isMetInArabic = true
  try {
    for (const screen of SCREENS) {
      const of = await runs(screen, 'en')
      const scores = (Object.keys(LIMITS) as Category[]).map((category) => of(category))
      speeds.push(of('speed'))
      isMet &&=
        of('lcp') <= LCP_LIMIT_MS &&
        of('cls') <= CLS_LIMIT &&
        Object.values(LIMITS).every((limit, at) => (scores[at] ?? 0) >= limit)
      worst.performance = Math.min(worst.performance, of('performance'))
      worst.lcp = Math.max(worst.lcp, of('lcp'))
      worst.cls = Math.max(worst.cls, of('cls'))
      worst.blocked = Math.max(worst.blocked, of('blocked'))
      english.push(`${screen.name} ${scores.join('/')}, ${shown(of)}`)
      const ofArabic = await runs(screen, 'ar')
      isMetInArabic &&= ofArabic('lcp') <= of('lcp') * ARABIC_LCP_TIMES && ofArabic('cls') <= CLS_LIMIT
      worst.lcpArabic = Math.max(worst.lcpArabic, ofArabic('lcp'))
      worst.clsArabic = Math.max(worst.clsArabic, ofArabic('cls'))
      arabic.push(`${screen.name} ${shown(ofArabic)}, in English ${shown(of)}`)
    }
  } finally {
    await browser.close()
  }
  const against = `median of ${RUNS} (machine's benchmark index ${Math.round(median(speeds))})`
  return [
    {
      name: "Lighthouse on the front door and a guest's first screens (mobile, simulated slow 4G)",
      measured: english.join('; '),
      against: `performance/accessibility/best practices/SEO, ${against}`,
      limit: 'at least 98/100/100/100, LCP at most 1.5 s, CLS at most 0.05',
      isMet,
      values: { performance: worst.performance, lcp: worst.lcp, cls: worst.cls, blocked: worst.blocked },
    },
    {
      name: 'The same screens in Arabic',
      measured: arabic.join('; '),
      against,
      limit: `LCP at most ${ARABIC_LCP_TIMES} times that of English in the same run, CLS at most 0.05`,
      isMet: isMetInArabic,
      values: { lcp: worst.lcpArabic, cls: worst.clsArabic },
    },
  ]
}

const shown = (of: (figure: keyof Measured) => number) =>
  [
    `LCP ${(of('lcp') / 1000).toFixed(2)} s`,
    `CLS ${of('cls').toFixed(3)}`,
    `blocked ${Math.round(of('blocked'))} ms`,
    `${Math.round(of('bytes') / 1000)} kB`,
  ].join(', ')

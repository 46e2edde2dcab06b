import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { createRouterClient, type RouterClient } from '@orpc/server'
import type { RequestContext } from '#kit/server/context.ts'
import type { Events } from '#kit/server/events.ts'
import { cacheUntilChange } from '#kit/server/cache-until-change.ts'
import { createSharedAnswers, type SharedAnswer } from '#kit/server/shared-answers.ts'
import { PUBLIC_TOPICS } from '#kit/shared/public-reads.ts'
import { readCookie } from '#kit/server/cookies.ts'
import { nextQuarter } from '#kit/shared/day.ts'
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_KEY, toLanguage } from '#kit/shared/languages.ts'
import { FONTS_COOKIE, PAGE_DATA_ID, type PageData } from '#kit/shared/page-data.ts'
import { headOf, openingOf, type PageFacts } from './head.ts'
import { firstPaintOf, FRONT_DOOR, type HotelPage, loadHotelPage } from './hotel-page.ts'
import { routeOf } from './page-route.ts'
import { router } from '../router.ts'
import { textsOf } from '#kit/server/texts.ts'
import { originOf, SECURITY_HEADERS } from '../security.ts'
import type { WebBuild } from './web-build.ts'

const YEAR_SECONDS = 365 * 24 * 3600
const HOTELS = '/hotelly/'
const TYPE = 'text/html; charset=utf-8'
/** The language, the theme and the device's cookie are this browser's. */
const CACHING = 'private, no-cache'

const toJson = (data: unknown) => JSON.stringify(data).replace(/</g, '\\u003C')

/** The specified order as far as a server can see it: query string, cookie, then what the browser asks for. */
function languageOf(asked: string | null, incoming: IncomingMessage): Language {
  const { cookie, 'accept-language': accepted = '' } = incoming.headers
  const chosen = toLanguage(asked) ?? toLanguage(readCookie(cookie, LANGUAGE_KEY))
  if (chosen) return chosen
  for (const tag of accepted.split(',')) {
    const language = toLanguage(tag.split(';', 1)[0])
    if (language) return language
  }
  return DEFAULT_LANGUAGE
}

const themeOf = ({ headers }: IncomingMessage) => {
  const chosen = readCookie(headers.cookie, 'theme')
  return chosen === 'dark' || chosen === 'light' ? chosen : null
}

const hasFonts = ({ headers }: IncomingMessage) => readCookie(headers.cookie, FONTS_COOKIE) === '1'

/** Keeps a language that the address asks for, as the application does: a tap may come before it. */
function keepAsked(url: URL, outgoing: Pick<ServerResponse, 'appendHeader'>) {
  const asked = toLanguage(url.searchParams.get(LANGUAGE_KEY))
  if (!asked) return
  // beside the other cookies: in the page's own headers it would take their place
  outgoing.appendHeader(
    'set-cookie',
    `${LANGUAGE_KEY}=${asked}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`,
  )
}

/**
 * Makes every page with its language, direction, title, colours and first data inside. Guests' pages are kept as finished
 * bytes, for all browsers that ask alike.
 */
export function createPages(parts: {
  webBuild: WebBuild
  provider: string
  supportEmail: string
  events: Events
  publicUrl: string | null
  trustedProxies: number
  isMultiLanguage: boolean
}) {
  const { webBuild: build, provider, supportEmail, events, publicUrl } = parts
  const finished = createSharedAnswers(events, { ...SECURITY_HEADERS, 'cache-control': CACHING })
  const keepFlag = cacheUntilChange<{ enabled: boolean }>(events, ['platform'], () => true)
  const keepHotel = cacheUntilChange<HotelPage>(
    events,
    PUBLIC_TOPICS,
    ({ hotelId }, { hotel }) => hotelId === null || hotelId === hotel.id,
  )

  let lastKnown = parts.isMultiLanguage
  /** PLAT-11; an unreadable flag is what it was (OP-56). */
  const readFlag = async (client: RouterClient<typeof router>): Promise<boolean> => {
    const load = () => client.platform.flag({ flagName: 'multi_language' })
    const flag = await keepFlag('multi_language', load).catch(() => null)
    lastKnown = flag?.enabled ?? lastKnown
    return lastKnown
  }

  /** What a page of this address depends on beside its data. */
  const keyOf = (path: string, incoming: IncomingMessage) =>
    [path, languageOf(null, incoming), themeOf(incoming), hasFonts(incoming), originOf(incoming, parts)].join(
      ' ',
    )

  /** A page of a hotel that was made for a browser that asks alike; null where it has to be made. */
  const find = (incoming: IncomingMessage): SharedAnswer | null => {
    const { url = '' } = incoming
    if (!url.startsWith(HOTELS)) return null
    const [path = '', query = ''] = url.split('?')
    // the choice of a language is kept in a cookie
    return query.includes(LANGUAGE_KEY) ? null : finished.find(keyOf(path, incoming))
  }

  const make = async (
    request: Request,
    { incoming, outgoing }: Pick<HttpBindings, 'incoming' | 'outgoing'>,
    context: RequestContext,
  ): Promise<Response> => {
    if (context.device.isNew) context.rememberDevice()
    const mark = finished.mark()
    const url = new URL(request.url)
    const route = routeOf(url.pathname)
    // what a page brings with it is no read of its own
    const own = { ...context, countRead: () => {} }
    const client: RouterClient<typeof router> = createRouterClient(router, { context: own })

    const isMultiLanguage = await readFlag(client)
    const language = isMultiLanguage
      ? languageOf(url.searchParams.get(LANGUAGE_KEY), incoming)
      : DEFAULT_LANGUAGE
    const { slug, needsMenu } = route
    let isAway = false
    const page = slug
      ? await keepHotel(`${slug} ${needsMenu}`, () => loadHotelPage(client, slug, needsMenu)).catch(
          (error) => {
            context.log.error({ err: error }, 'a page could not be given its data')
            isAway = true
            return null
          },
        )
      : null
    const last = isAway ? finished.lastKnown(keyOf(url.pathname, incoming)) : null
    if (last) {
      const headers = { 'content-type': TYPE, 'cache-control': CACHING }
      return new Response(last.in('plain').body.toString(), { headers })
    }
    const hotel = page?.hotel ?? null
    const data: PageData = {
      language,
      texts: textsOf(language, route.texts),
      provider,
      supportEmail,
      publicUrl,
      isMultiLanguage,
      answers: [
        {
          path: ['platform', 'flag'],
          input: { flagName: 'multi_language' },
          output: { enabled: isMultiLanguage },
        },
        ...(page?.answers ?? []),
      ],
    }
    const facts: PageFacts = {
      origin: originOf(incoming, parts),
      pathname: url.pathname,
      route,
      hotel,
      language,
      theme: themeOf(incoming),
      provider,
      isMultiLanguage,
      hasFonts: hasFonts(incoming),
    }
    const sent = build.template
      .replace('<html lang="en" dir="ltr">', () => openingOf(facts, build).markup)
      .replace('<!--head-->', () => headOf(facts, build).markup)
      .replace('<!--first-paint-->', () =>
        route.paint && (page || !slug)
          ? firstPaintOf(page ?? FRONT_DOOR, route.paint, data, build, context.log)
          : '',
      )
      .replace(
        '<!--data-->',
        () => `<script type="application/json" id="${PAGE_DATA_ID}">${toJson(data)}</script>`,
      )
    const isFound = route.isKnown && (!route.slug || hotel !== null)
    const status = isAway ? 503 : isFound ? 200 : 404
    if (isMultiLanguage) keepAsked(url, outgoing)
    // those of a panel are without number: any address below it may be one of the application's
    if (status === 200 && hotel && route.look === 'guest' && !url.searchParams.has(LANGUAGE_KEY)) {
      const body = Buffer.from(sent)
      // it greets by the hour
      const page = { hotelId: hotel.id, type: TYPE, body, until: nextQuarter() }
      finished.keep(keyOf(url.pathname, incoming), mark, page)
    }
    return new Response(sent, {
      status,
      headers: { 'content-type': TYPE, 'cache-control': CACHING, ...(isAway ? { 'retry-after': '5' } : {}) },
    })
  }

  return { find, make }
}

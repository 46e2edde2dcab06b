import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { createRouterClient, type RouterClient } from '@orpc/server'
import type { Hotel } from '#features/hotels/contract.ts'
import type { RequestContext } from '#kit/server/context.ts'
import type { Events } from '#kit/server/events.ts'
import { keepUntilChange } from '#kit/server/keep-until-change.ts'
import { readCookie } from '#kit/server/cookies.ts'
import {
  DEFAULT_LANGUAGE,
  directionOf,
  type Language,
  LANGUAGE_KEY,
  toLanguage,
} from '#kit/shared/languages.ts'
import { PAGE_DATA_ID, type PageData } from '#kit/shared/page-data.ts'
import { routeOf } from './page-route.ts'
import { router } from './router.ts'
import { textsOf } from './texts.ts'

const THEME_COLOR = '#FBFAF7'

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const toJson = (data: unknown) => JSON.stringify(data).replace(/</g, '\\u003C')

/** The specified order as far as a server can see it: query string, cookie, then what the browser asks for. */
function languageOf(url: URL, incoming: IncomingMessage): Language {
  const wanted = [
    url.searchParams.get(LANGUAGE_KEY),
    readCookie(incoming.headers.cookie, LANGUAGE_KEY),
    ...(incoming.headers['accept-language']?.split(',').map((part) => part.split(';')[0] ?? '') ?? []),
  ]
  for (const tag of wanted) {
    const language = toLanguage(tag)
    if (language) return language
  }
  return DEFAULT_LANGUAGE
}

/** Sends every page with its language, direction, title, colours and first data inside. */
export function createPages(parts: {
  webFolder: string
  provider: string
  supportEmail: string
  events: Events
}) {
  const { webFolder, provider, supportEmail, events } = parts
  const template = readFileSync(path.join(webFolder, 'index.html'), 'utf8')
  const keepFlag = keepUntilChange<{ enabled: boolean }>(events, ['platform'], () => null)
  const keepHotel = keepUntilChange<HotelPage>(
    events,
    ['hotel', 'services', 'menu', 'announcements', 'platform'],
    (page) => page.hotel.id,
  )

  return async (request: Request, incoming: IncomingMessage, context: RequestContext): Promise<Response> => {
    const url = new URL(request.url)
    const route = routeOf(url.pathname)
    const client: RouterClient<typeof router> = createRouterClient(router, { context })

    const flag = await keepFlag('multi_language', () => client.platform.flag({ flagName: 'multi_language' }))
    const isMultiLanguage = flag?.enabled ?? true
    const language = isMultiLanguage ? languageOf(url, incoming) : DEFAULT_LANGUAGE
    const { slug, needsMenu } = route
    const page = slug
      ? await keepHotel(`${slug} ${needsMenu}`, () => loadHotel(client, slug, needsMenu))
      : null
    const hotel = page?.hotel ?? null
    const data: PageData = {
      language,
      texts: textsOf(language, route.namespaces),
      provider,
      supportEmail,
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
    const theme = readCookie(incoming.headers.cookie, 'theme')
    const html = template
      .replace('<html lang="en" dir="ltr">', () => {
        const scheme = theme === 'dark' || theme === 'light' ? ` data-theme="${theme}"` : ''
        return `<html lang="${language}" dir="${directionOf(language)}" data-area="${route.area}"${scheme}>`
      })
      .replace('<!--head-->', () => headOf(route.area, hotel, provider))
      .replace(
        '<!--data-->',
        () => `<script type="application/json" id="${PAGE_DATA_ID}">${toJson(data)}</script>`,
      )
    const status = route.isKnown && (!route.slug || hotel) ? 200 : 404
    return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
  }
}

function headOf(area: string, hotel: Hotel | null, provider: string): string {
  const title = hotel ? hotel.name : provider
  const description = hotel
    ? `${hotel.name}: room service, bookings and news for guests.`
    : `${provider}: guest services for hotels.`
  const image = hotel?.coverUrl ?? hotel?.logoUrl
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    `<meta name="theme-color" content="${THEME_COLOR}" />`,
    `<meta property="og:title" content="${escapeHtml(title)}" />`,
    `<meta property="og:description" content="${escapeHtml(description)}" />`,
    image ? `<meta property="og:image" content="${escapeHtml(image)}" />` : '',
    area === 'guest' ? '' : '<meta name="robots" content="noindex" />',
  ].join('\n    ')
}

type HotelPage = { hotel: Hotel; answers: PageData['answers'] }

async function loadHotel(
  client: RouterClient<typeof router>,
  slug: string,
  needsMenu: boolean,
): Promise<HotelPage | null> {
  const ofHotel = { slug }
  const hotel = await client.hotels.get(ofHotel).catch(() => null)
  if (!hotel) return null
  const allServices = { slug, enabledOnly: false }
  const [services, announcements, menu] = await Promise.all([
    client.services.list(allServices),
    client.announcements.list(ofHotel),
    needsMenu ? client.menu.list(ofHotel) : null,
  ])
  const answers: PageData['answers'] = [
    { path: ['hotels', 'get'], input: ofHotel, output: hotel },
    { path: ['services', 'list'], input: allServices, output: services },
    { path: ['announcements', 'list'], input: ofHotel, output: announcements },
  ]
  if (menu) answers.push({ path: ['menu', 'list'], input: ofHotel, output: menu })
  return { hotel, answers }
}

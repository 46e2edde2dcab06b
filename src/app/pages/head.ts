import type { Hotel } from '#features/hotels/contract.ts'
import { accentProperties } from '#kit/shared/accent.ts'
import { directionOf, type Language, LANGUAGE_FACTS, LANGUAGES } from '#kit/shared/languages.ts'
import { type Html, html } from '#kit/server/html.ts'
import { LINK_PICTURE, linkPictureOf } from './link-picture.ts'
import type { PageRoute } from './page-route.ts'
import { textIn } from '#kit/server/texts.ts'
import type { WebBuild } from './web-build.ts'

const GROUND = { light: '#FBFAF7', dark: '#14100E' } as const

export type PageFacts = {
  /** Scheme and host as visitors see them; null where they are not certain. */
  origin: string | null
  pathname: string
  route: PageRoute
  hotel: Hotel | null
  language: Language
  theme: 'light' | 'dark' | null
  provider: string
  isMultiLanguage: boolean
  /** Whether the browser has the fonts already. */
  hasFonts: boolean
}

/** The page's opening tag: language, direction, surface, theme, the hotel's colour, and the scripts of its screen. */
export function openingOf({ language, route, theme, hotel }: PageFacts, build: WebBuild): Html {
  const accent = hotel?.primaryColor ? Object.entries(accentProperties(hotel.primaryColor)) : []
  const attributes = {
    lang: language,
    dir: directionOf(language),
    'data-surface': route.look,
    'data-parts': build.scriptsOf(route.file ?? '').join(' '),
    'data-theme': theme,
    style: accent.map(([name, value]) => `${name}:${value}`).join(';') || null,
  }
  const set = Object.entries(attributes).filter(([, value]) => value !== null)
  return { markup: `<html ${set.map(([name, value]) => html`${name}="${value}"`.markup).join(' ')}>` }
}

/** Title, colours, link preview and what to fetch first. */
export function headOf(facts: PageFacts, build: WebBuild): Html {
  const { hotel, language, provider, route } = facts
  const title = hotel?.name ?? provider
  const description = hotel
    ? textIn(language, 'common', 'page.hotel', { hotel: hotel.name })
    : textIn(language, 'common', 'page.provider', { provider })
  return html`<title>${title}</title>
    <meta name="description" content="${description}" />
    ${themeColors(facts.theme)} ${linkPreview(facts, title, description)}
    ${
      facts.hasFonts
        ? build
            .fontsOf(language)
            .map(
              (href) => html`<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin />`,
            )
        : null
    }
    ${(facts.hasFonts ? build.stylesOf(language) : []).map((href) => html`<link rel="stylesheet" href="${href}" />`)}
    ${
      hotel && route.look !== 'platform'
        ? html`<link
            rel="manifest"
            href="/hotelly/${hotel.slug}/${route.look === 'staff' ? 'admin/' : ''}manifest.webmanifest"
          />`
        : null
    }`
}

/** The colour around the page: one where a theme was chosen, otherwise as the device says. */
const themeColors = (theme: 'light' | 'dark' | null) =>
  theme
    ? html`<meta name="theme-color" content="${GROUND[theme]}" />`
    : html`<meta name="theme-color" media="(prefers-color-scheme: light)" content="${GROUND.light}" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="${GROUND.dark}" />`

function linkPreview(facts: PageFacts, title: string, description: string): Html {
  const { origin, pathname, route, hotel, language, provider } = facts
  if (route.look !== 'guest' || !route.isKnown) return html`<meta name="robots" content="noindex" />`
  const address = origin && `${origin}${pathname}`
  const picture = hotel && (hotel.coverUrl ?? linkPictureOf(hotel))
  const image = origin && picture ? new URL(picture, origin).href : null
  return html`${address ? html`<link rel="canonical" href="${address}" />` : null}
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="${provider}" />
    ${address ? html`<meta property="og:url" content="${address}" />` : null}
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:locale" content="${LANGUAGE_FACTS[language].openGraph}" />
    ${image ? html`<meta property="og:image" content="${image}" />` : null}
    ${
      image && !hotel?.coverUrl
        ? html`<meta property="og:image:width" content="${LINK_PICTURE.width}" />
            <meta property="og:image:height" content="${LINK_PICTURE.height}" />`
        : null
    }
    <meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}" />
    ${
      address && facts.isMultiLanguage
        ? LANGUAGES.map(
            (other) => html`<link rel="alternate" hreflang="${other}" href="${address}?lng=${other}" />`,
          )
        : null
    }`
}

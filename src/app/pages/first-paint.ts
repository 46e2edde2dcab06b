import type { Hotel } from '#features/hotels/contract.ts'
import type { MenuItem } from '#features/menu/contract.ts'
import { sectionsOf } from '#features/menu/rules.ts'
import { firstLetter } from '#kit/shared/first-letter.ts'
import { greetingAt } from '#kit/shared/greeting.ts'
import { localized } from '#kit/shared/languages.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { FIRST_PAINT_ID, type PageData } from '#kit/shared/page-data.ts'
import type { PageFacts } from './head.ts'
import { type Html, html } from './html.ts'
import { textIn } from '#kit/server/texts.ts'

/** As many as the first screen of a phone shows. */
const MOST_DISHES = 4

type Painted = PageFacts & { hotel: Hotel; t: (key: string) => string }

/**
 * The page's first screen, so that it stands before the application is there. What is drawn here lies where the
 * application draws it: the same classes as in the screens of `features`, without what moves or is fetched.
 */
export function firstPaintOf(facts: PageFacts, answers: PageData['answers']): Html {
  const { hotel, route, language } = facts
  if (!hotel || !route.paint) return html``
  const painted = { ...facts, hotel, t: (key: string) => textIn(language, 'guest', key) }
  const screen = {
    '/': () => landing(painted),
    'guest-login': () => login(painted),
    services: () => services(painted),
    'room-service': () => roomService(painted, menuOf(answers)),
  }[route.paint]
  return html`<div id="${FIRST_PAINT_ID}">${screen()}</div>`
}

const menuOf = (answers: PageData['answers']) =>
  (answers.find(({ path }) => path[0] === 'menu')?.output ?? []) as MenuItem[]

const cover = ({ hotel }: Painted, className = '', isLazy = false) =>
  hotel.coverUrl
    ? html`<img
        src="${hotel.coverUrl}"
        alt=""
        loading="${isLazy ? 'lazy' : 'eager'}"
        fetchpriority="${isLazy ? 'low' : 'high'}"
        class="absolute inset-0 size-full object-cover ${className}"
      />`
    : html`<div
        class="absolute inset-0 overflow-hidden bg-linear-to-br from-accent-light to-[color-mix(in_oklch,var(--accent-light)_55%,black)] ${className}"
      >
        <span
          aria-hidden="true"
          class="absolute -end-[6%] -bottom-[22%] font-display text-[22rem] leading-none font-semibold text-white/8 select-none"
          >${firstLetter(hotel.name)}</span
        >
      </div>`

const logo = ({ hotel }: Painted, size: string) =>
  hotel.logoUrl
    ? html`<img
        src="${hotel.logoUrl}"
        alt=""
        width="88"
        height="88"
        class="${size} shrink-0 bg-card object-cover"
      />`
    : html`<span class="${size} shrink-0 bg-accent"></span>`

const BUTTON =
  'inline-flex w-full items-center justify-center font-semibold min-h-13 px-6 rounded-md text-[1.0625rem]'
const PRIMARY = 'bg-accent text-on-accent shadow-card'

function landing(facts: Painted): Html {
  const { hotel, t } = facts
  const area = `/hotelly/${hotel.slug}`
  return html`<div
    class="relative grid min-h-dvh grid-rows-[auto_minmax(15rem,1fr)_auto] md:grid-cols-[1.15fr_1fr] md:grid-rows-[auto_1fr]"
  >
    <div class="md:col-span-2"></div>
    <header class="relative overflow-hidden">${cover(facts)}</header>
    <main class="mx-auto flex w-full max-w-lg flex-col px-6 pb-5 md:justify-center md:px-12 md:pb-8">
      ${logo(facts, 'size-22 rounded-[22px] relative -mt-11 border-4 border-ground shadow-card md:mt-0')}
      <h1
        class="mt-5 font-display text-[2.375rem] leading-[1.1] font-semibold tracking-tight lg:text-[3.25rem]"
      >
        ${hotel.name}
      </h1>
      <p class="mt-3 max-w-sm text-[1.0625rem] text-pretty text-muted">
        <span class="font-medium text-ink">${t(`landing.${greetingAt(new Date(), hotel.timeZone)}`)}</span>
        ${t('landing.invitation')}
      </p>
      <div class="mt-8 grid gap-3">
        <a href="${area}/guest-login" class="${BUTTON} ${PRIMARY}">${t('landing.guest')}</a>
        <a href="${area}/services" class="${BUTTON} border border-line bg-card text-ink"
          >${t('landing.visitor')}</a
        >
      </div>
      <footer class="pt-6">
        <p class="text-[0.8125rem]">&nbsp;</p>
      </footer>
    </main>
  </div>`
}

function login(facts: Painted): Html {
  const { hotel, t } = facts
  const field = (label: string) =>
    html`<div class="grid gap-1.5">
      <span class="text-[0.9375rem] font-medium">${label}</span>
      <span class="min-h-12 rounded-md border border-line bg-card"></span>
    </div>`
  return html`<div
    class="relative grid min-h-dvh content-start md:grid-cols-[1.15fr_1fr] md:grid-rows-[auto_1fr] md:content-stretch"
  >
    <div class="md:col-span-2"></div>
    <div class="relative hidden overflow-hidden md:block">${cover(facts, '', true)}</div>
    <div class="mx-auto flex min-h-dvh w-full max-w-lg flex-col px-6 pb-5 md:px-12 md:pb-8">
      <header class="-mx-2 flex items-center justify-between pt-4 md:pt-8">
        <span class="min-h-11"></span>
      </header>
      <main class="flex grow flex-col pt-8 md:justify-center md:pt-0">
        <div class="flex items-center gap-3">
          ${logo(facts, 'size-11 rounded-md')}
          <bdi class="font-medium text-muted">${hotel.name}</bdi>
        </div>
        <h1 class="mt-6 font-display text-[2.25rem] font-semibold tracking-tight">${t('login.title')}</h1>
        <p class="mt-2 text-[1.0625rem] text-pretty text-muted">${t('login.text')}</p>
        <div class="mt-7 grid gap-5">
          ${field(t('login.lastName'))} ${field(t('login.roomNumber'))}
          <div class="-mb-5"></div>
          <span class="${BUTTON} ${PRIMARY}">${t('login.submit')}</span>
        </div>
        <div class="mt-8 border-t border-line pt-5 text-[0.9375rem] text-muted">
          <p class="text-pretty">${t('login.help')}</p>
        </div>
      </main>
    </div>
  </div>`
}

function services(facts: Painted): Html {
  const { hotel, t } = facts
  return html`<div class="flex min-h-dvh flex-col pb-28">
    <header class="mx-auto flex w-full max-w-5xl items-center gap-2 px-5 pt-3 pb-2 md:px-8 md:pt-5">
      <span class="me-auto flex min-w-0 items-center gap-3">
        <span class="size-11 shrink-0 rounded-md bg-card"></span>
        <span class="hidden truncate font-display text-xl font-semibold md:block">${hotel.name}</span>
      </span>
      <span class="min-h-11"></span>
    </header>
    <main class="mx-auto w-full max-w-5xl grow px-5 pt-2 pb-8 md:px-8">
      <div class="relative mb-8 flex min-h-40 items-end overflow-hidden rounded-lg md:min-h-56">
        ${cover(facts, 'object-[50%_40%] md:object-[50%_58%]')}
        <div class="absolute inset-0 bg-linear-to-t from-black/85 via-black/45 to-black/10"></div>
        <div class="relative p-4 text-white md:p-7">
          <h1 class="font-display text-[1.75rem] font-semibold tracking-tight md:text-4xl">
            ${t(`landing.${greetingAt(new Date(), hotel.timeZone)}`)}
          </h1>
          <p class="mt-0.5 text-[0.9375rem] text-white/95">${hotel.name}</p>
        </div>
      </div>
    </main>
  </div>`
}

function roomService(facts: Painted, menu: MenuItem[]): Html {
  const { t, language } = facts
  const [section] = sectionsOf(menu)
  const dishes = section?.items.slice(0, MOST_DISHES) ?? []
  return html`<div class="min-h-dvh">
    <header class="sticky top-0 z-10 border-b border-line bg-ground/95 backdrop-blur">
      <div class="mx-auto max-w-6xl">
        <div class="flex min-h-16 items-center gap-2 px-4 md:px-7 md:pt-2">
          <span class="size-11 shrink-0 rounded-full border border-line bg-card"></span>
          <h1 class="grow truncate ps-1 font-display text-2xl font-semibold tracking-tight md:text-[1.75rem]">
            ${t('menu.title')}
          </h1>
        </div>
        ${section ? html`<div class="pt-1 pb-3"><div class="min-h-11"></div></div>` : null}
      </div>
    </header>
    <main class="mx-auto grid max-w-6xl gap-8 px-5 pt-5 pb-32 md:px-8 lg:grid-cols-[1fr_21rem]">
      <div class="min-w-0">
        <div class="mb-3.5 flex items-baseline justify-between gap-3">
          <h2 class="text-[1.375rem] font-semibold tracking-tight md:text-2xl">
            ${section ? textIn(language, 'common', `categories.${section.category}`) : ''}
          </h2>
        </div>
        <div class="grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-4">
          ${dishes.map((dish, at) => dishCard(dish, facts, at === 0))}
        </div>
      </div>
    </main>
  </div>`
}

/** The first dish's picture is the largest thing of the screen: like a cover, it comes before the application. */
const dishPicture = ({ imageUrl }: MenuItem, isFirst: boolean) =>
  imageUrl
    ? html`<img
        src="${imageUrl}"
        alt=""
        width="112"
        height="112"
        loading="${isFirst ? 'eager' : 'lazy'}"
        fetchpriority="${isFirst ? 'high' : 'auto'}"
        class="absolute inset-0 size-full object-cover"
      />`
    : null

function dishCard(dish: MenuItem, { language, hotel }: Painted, isFirst: boolean): Html {
  const name = localized(dish.name, language)
  const text = localized(dish.description, language)
  return html`<article
    class="flex gap-3.5 narrow:flex-col rounded-lg border border-line bg-card p-3 shadow-card"
  >
    <div class="relative size-28 shrink-0 max-[22rem]:size-20 self-start overflow-hidden rounded-md bg-tint">
      ${dishPicture(dish, isFirst)}
    </div>
    <div class="flex min-w-0 grow flex-col">
      <h3 class="wrap-anywhere font-sans text-[1.0625rem] leading-snug font-semibold"><bdi>${name}</bdi></h3>
      ${
        text ? html`<p class="mt-0.5 text-[0.9375rem] leading-snug text-pretty text-muted">${text}</p>` : null
      }
      <div class="mt-auto flex flex-wrap items-center justify-between gap-2 pt-2">
        <bdi class="tabular text-[1.0625rem] font-semibold">${formatMoney(dish.price, hotel.currency)}</bdi>
        <span class="min-h-11"></span>
      </div>
    </div>
  </article>`
}

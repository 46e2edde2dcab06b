import type { Page } from '@playwright/test'
import { FONTS_COOKIE } from '#kit/shared/page-data.ts'
import { usual } from '#tests/usual.ts'
import { expect, HOTEL, signInGuest, test } from './browser.ts'

/** What of a screen arrives after its application has been drawn, and must not move it. */
const LATER = '**/rpc/bookings/promise**'

type Box = { name: string; place: [left: number, top: number, width: number, height: number] }

const NEAR_PX = 1.5
const SCREENS = [
  // the evening is loaded after what stands above it
  { name: 'front door', path: '/', last: 'section', has: ['h1', 'p', 'a', 'input', 'button'] },
  { name: 'landing', path: HOTEL, has: ['bdi', 'img', 'a', 'button'] },
  { name: 'sign-in', path: `${HOTEL}/guest-login`, has: ['h1', 'input', 'button', 'label'] },
  { name: "visitor's services", path: `${HOTEL}/services`, has: ['h1', 'img', 'a', 'svg'] },
  {
    name: "guest's services",
    path: `${HOTEL}/services`,
    isGuest: true,
    later: LATER,
    has: ['h1', 'img', 'a', 'svg'],
  },
  { name: 'menu', path: `${HOTEL}/room-service`, isGuest: true, has: ['h1', 'h2', 'article', 'img', 'bdi'] },
]
const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }
const WINDOWS = [
  { device: 'phone', viewport: PHONE, language: 'en' },
  { device: 'phone', viewport: PHONE, language: 'ar' },
  { device: 'desktop', viewport: DESKTOP, language: 'en' },
] as const
/** Each screen once, the windows by turns, then each in its next window. */
const TRIED = WINDOWS.flatMap((_window, turn) =>
  SCREENS.map((screen, at) => ({ ...screen, ...(WINDOWS[(at + turn) % WINDOWS.length] ?? WINDOWS[0]) })),
)

/** Every text, picture, control and card that can be seen within an element, by what it says, with its place. */
const boxesIn = (page: Page, selector: string): Promise<Box[]> =>
  page.locator(selector).evaluate((root) => {
    const isSeen = ({ width, height, top, left }: DOMRect) =>
      width > 0 &&
      height > 0 &&
      top < innerHeight &&
      left < innerWidth &&
      top + height > 0 &&
      left + width > 0
    const placeOf = ({ left, top, width, height }: DOMRect) => [left, top, width, height] as Box['place']
    return [...root.querySelectorAll('*')].flatMap((element): Box[] => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
      const tag = element.tagName.toLowerCase()
      const says = `${element.textContent}${element.getAttribute('src') ?? element.getAttribute('name') ?? ''}`
      const own = [...element.childNodes].flatMap((node) => {
        if (!(node instanceof Text) || !node.data.trim()) return []
        const range = document.createRange()
        range.setStart(node, node.data.length - node.data.trimStart().length)
        range.setEnd(node, node.data.trimEnd().length)
        return { name: `${tag} text "${node.data.trim()}"`, rect: range.getBoundingClientRect() }
      })
      const isBox = element.matches('img, svg, a, button, input, article')
      // what a card's controls say comes with the application
      const name = tag === 'article' ? (element.querySelector('h3')?.textContent ?? '') : says
      const whole = { name: `${tag} "${name}"`, rect: element.getBoundingClientRect() }
      return [...own, ...(isBox ? [whole] : [])]
        .filter(({ rect }) => isSeen(rect))
        .map(({ name, rect }) => ({ name, place: placeOf(rect) }))
    })
  })

const isAt = (one: Box, other: Box) =>
  one.name === other.name &&
  one.place.every((edge, at) => Math.abs(edge - (other.place[at] ?? NaN)) <= NEAR_PX)

const shown = ({ name, place }: Box) => `${name} at ${place.map(Math.round).join(', ')}`

for (const { name, path, isGuest, later, last, has, device, viewport, language } of usual(
  TRIED,
  SCREENS.length,
))
  test(`what is painted of the ${name} lies where the application draws it (${device}, ${language})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.setViewportSize(viewport)
    await context.addCookies([{ name: FONTS_COOKIE, value: '1', url: baseURL ?? '' }])
    if (isGuest) await signInGuest(context)
    // the front door's evening begins by itself once it is in sight, and would have moved on before a slow look
    await page.addInitScript(() => {
      IntersectionObserver.prototype.observe = () => {}
    })

    await page.route(/web-.*\.js$/, () => {})
    await page.goto(`${path}?lng=${language}`)
    await page.evaluate(() => document.fonts.ready)
    const painted = await boxesIn(page, '#first-paint')
    for (const tag of has) expect(painted.map((box) => box.name).join('\n')).toMatch(`${tag} `)

    await page.unroute(/web-.*\.js$/)
    const arrival = later ? page.waitForResponse(later) : null
    await page.reload()
    await arrival
    await expect(page.locator('#first-paint')).toHaveCount(0)
    if (last) await expect(page.locator('#root').locator(last).first()).toBeVisible()
    await expect(async () => {
      const drawn = await boxesIn(page, '#root')
      const strayed = painted.filter((box) => !drawn.some((other) => isAt(box, other)))
      const nearest = (box: Box) => drawn.filter((other) => other.name === box.name).map(shown)
      expect(strayed.map((box) => `${shown(box)}, drawn: ${nearest(box).join(' or ')}`)).toEqual([])
    }).toPass({ timeout: 10_000 })
  })

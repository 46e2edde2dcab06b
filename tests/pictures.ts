import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { startProduct } from './running-product.ts'

/** Takes the README's screenshots from the running product with the unchanged demo hotel. */
const FOLDER = path.resolve(import.meta.dirname, '../docs/pictures')
const HOTEL = '/hotelly/demo-hotel'
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }
const DESKTOP = { viewport: { width: 1440, height: 900 } }
const MOST_BYTES = 60 * 1024
const QUALITIES = [82, 74, 66, 58, 50, 42]
const GUEST = { lastName: 'Smith', roomNumber: '101' }
const STAFF = { email: 'admin@demo-hotel.example', password: 'seven-bridges-over-miljacka' }

async function save(page: Page, name: string) {
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(600)
  const picture = sharp(await page.screenshot())
  for (const quality of QUALITIES) {
    const bytes = await picture.clone().webp({ quality, effort: 6 }).toBuffer()
    if (bytes.length > MOST_BYTES && quality !== QUALITIES.at(-1)) continue
    await sharp(bytes).toFile(path.join(FOLDER, `${name}.webp`))
    process.stdout.write(`${name}.webp ${Math.round(bytes.length / 1024)} KB\n`)
    return
  }
}

async function signIn(context: BrowserContext, kind: 'guest' | 'staff', data: object) {
  await context.request.post(`/api/hotels/demo-hotel/${kind}-session`, { data })
}

async function openMenu(page: Page, language: string) {
  await page.goto(`${HOTEL}/room-service?lng=${language}`)
  const add = page.locator('article button', { has: page.locator('svg') })
  await add.first().click()
  await page.locator('article').nth(1).getByRole('button').last().click()
}

/** Asks the assistant these questions, each after the previous one is answered. */
async function chat(page: Page, language: string, questions: readonly string[]) {
  await page.goto(`${HOTEL}/chat?lng=${language}`)
  for (const [at, question] of questions.entries()) {
    await page.locator('textarea').fill(question)
    await page.locator('textarea').press('Enter')
    // each answer has two rating buttons
    await page
      .locator('button[aria-pressed]')
      .nth(2 * at + 1)
      .waitFor()
  }
}

const own = await startProduct()
const executablePath = process.env.HOTELLY_CHROMIUM
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'],
})
try {
  await mkdir(FOLDER, { recursive: true })
  const phone = await browser.newContext({
    ...PHONE,
    baseURL: own.address,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })
  const page = await phone.newPage()
  await page.goto(HOTEL)
  await save(page, 'landing')
  await page.goto(`${HOTEL}/guest-login`)
  await save(page, 'login')
  await signIn(phone, 'guest', GUEST)
  await page.goto(`${HOTEL}/services`)
  await save(page, 'home')
  await openMenu(page, 'en')
  await save(page, 'menu')
  await page.goto(`${HOTEL}/room-service#order`)
  await save(page, 'review')
  await page.goto(`${HOTEL}/room-service?lng=ar`)
  // what dishes contain comes last
  await page.locator('article p[title], article p span[title]').first().waitFor()
  await save(page, 'menu-ar')

  await chat(page, 'ar', ['متى الفطور؟', 'هل المسبح مفتوح الآن؟'])
  await save(page, 'chat-ar')
  await page.evaluate(() => localStorage.clear())
  await chat(page, 'en', ['What time is breakfast?', 'Where is my order?'])
  await save(page, 'chat')

  const office = await browser.newContext({ ...DESKTOP, baseURL: own.address, locale: 'en-GB' })
  await signIn(office, 'staff', STAFF)
  const board = await office.newPage()
  await board.goto(`${HOTEL}/admin/bookings/room-service`)
  await board.waitForSelector('[data-booking]')
  await board.waitForTimeout(1000)
  await board.waitForLoadState('domcontentloaded')
  await save(board, 'board')
} finally {
  await browser.close()
  await own.stop()
}

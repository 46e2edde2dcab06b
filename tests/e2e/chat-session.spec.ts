import { LANGUAGES } from '#kit/shared/languages.ts'
import { expect, HOTEL, test, textsIn } from './browser.ts'

const text = textsIn('en')
const QUESTION = 'What time is breakfast?'

test('a chat starts anew after five minutes away from it, not sooner', async ({ page }) => {
  await page.clock.install()
  await page.goto(`${HOTEL}/chat?lng=en`)
  const field = page.getByRole('textbox', { name: text('chat', 'message') })
  const said = page.getByRole('list', { name: text('chat', 'conversation') })
  const tab = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true })
  const away = async (time: string) => {
    await tab(text('guest', 'home.services')).click()
    await expect(field).toHaveCount(0)
    await page.clock.fastForward(time)
    await tab(text('guest', 'home.chat')).click()
    await expect(field).toBeVisible()
  }
  await field.fill(QUESTION)
  await field.press('Enter')
  await expect(said.getByText(/7:00/)).toBeVisible()
  await away('04:30')
  await expect(said.getByText(QUESTION)).toBeVisible()
  await away('05:01')
  await expect(page.getByText(text('chat', 'helloTitle'))).toBeVisible()
  await expect(said).toHaveCount(0)
})

test('a chat that stands open in another tab belongs to the guest who signs in, and ends with their session', async ({
  page,
  context,
}) => {
  await page.goto(`${HOTEL}/chat?lng=en`)
  const kept = () =>
    page.evaluate(() => {
      const name = Object.keys(localStorage).find((key) => key.includes('chat '))
      return JSON.parse((name && localStorage.getItem(name)) || 'null') as {
        id: string
        owner: string | null
      }
    })
  await expect.poll(async () => (await kept())?.owner).toBeNull()
  const { id } = await kept()
  const other = await context.newPage()
  await other.goto(`${HOTEL}/guest-login?lng=en`)
  await other.getByLabel(text('guest', 'login.lastName')).fill('Smith')
  await other.getByLabel(text('guest', 'login.roomNumber')).fill('101')
  await other.getByRole('button', { name: text('guest', 'login.submit') }).click()
  await other.waitForURL(/services/)
  await expect.poll(async () => (await kept()).owner).not.toBeNull()
  expect((await kept()).id).toBe(id)
  await other
    .getByRole('button', { name: text('guest', 'session.account').replace('{{name}}', 'Smith') })
    .click()
  await other.getByRole('menuitem', { name: text('guest', 'session.logOut') }).click()
  await expect.poll(async () => (await kept())?.id).not.toBe(id)
})

test('a browser without speech recognition says so', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) {
      Object.defineProperty(window, name, { value: undefined })
    }
  })
  for (const language of LANGUAGES) {
    const say = textsIn(language)
    await page.goto(`${HOTEL}/chat?lng=${language}`)
    await page.getByRole('button', { name: say('chat', 'voice.start') }).click()
    await expect(page.getByRole('alert').getByText(say('chat', 'voice.failed'))).toBeVisible()
  }
  expect(text('chat', 'voice.failed')).toBe('Could not start voice chat. Please try again.')
})

test('a spoken question is sent, and its answer read aloud', async ({ page }) => {
  await page.addInitScript(() => {
    const spoken: string[] = []
    class Listener extends EventTarget {
      lang = ''
      onresult: ((event: unknown) => void) | null = null
      onend: (() => void) | null = null
      start() {
        setTimeout(() => {
          this.onresult?.({ results: [[{ transcript: 'What time is breakfast?' }]] })
          this.onend?.()
        }, 50)
      }
    }
    Object.defineProperty(window, 'SpeechRecognition', { value: Listener })
    window.speechSynthesis.speak = ({ text: said, lang }) => void spoken.push(`${lang}: ${said}`)
    Object.assign(window, { spoken })
  })
  await page.goto(`${HOTEL}/chat?lng=en`)
  await page.getByRole('button', { name: text('chat', 'voice.start') }).click()
  const said = page.getByRole('list', { name: text('chat', 'conversation') })
  await expect(said.getByText(QUESTION)).toBeVisible()
  await expect(said.getByText(/7:00/)).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken))
    .toEqual([expect.stringMatching(/^en-US: .*7:00/s)])
})

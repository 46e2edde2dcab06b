import type { Page } from '@playwright/test'

/** What a browser is started with that lets an installed panel sound before anybody has touched it. */
export const MAY_SOUND = '--autoplay-policy=no-user-gesture-required'

/** Keeps the tones that a page plays, with sound turned on; returns what reads those since it was last asked, in Hz. */
export async function keepTones(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const tones: number[] = []
    Object.assign(window, { tones })
    localStorage.setItem('hotelly.sound', 'on')
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number) {
      tones.push(Math.round(this.frequency.value))
      start.call(this, when)
    }
  })
  return () => page.evaluate(() => (window as unknown as { tones: number[] }).tones.splice(0))
}

import { utimes } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { beginScript } from './leavings.ts'

let begun: Awaited<ReturnType<typeof beginScript>>
let address = ''

describe.runIf(process.platform === 'linux')('npm run dev', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    begun = await beginScript(['scripts/dev.mjs'])
    address = await vi.waitFor(
      () => {
        const [, found] = /running at (http:\S+)/.exec(begun.output()) ?? []
        if (!found) throw new Error(begun.output())
        return found
      },
      { timeout: 60_000 },
    )
  })
  afterAll(async () => {
    begun.child.kill('SIGTERM')
    await begun.ended
    await begun.clear()
  })

  test("serves pages of the sources with Vite's live updates, under the product's content security policy", async () => {
    const response = await fetch(`${address}/hotelly/demo-hotel`)
    const page = await response.text()
    expect(response.status).toBe(200)
    expect(page).not.toContain('id="first-paint"')
    expect(page).toContain('src="/@vite/client"')
    const policy = response.headers.get('content-security-policy') ?? ''
    const [, nonce] = /script-src 'nonce-(\w+)' 'self'/.exec(policy) ?? []
    const scripts = page.match(/<script(?![^>]*application\/json)[^>]*>/g) ?? []
    expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([])

    const script = await fetch(`${address}/src/app/boot.ts`)
    expect(script.headers.get('content-type')).toContain('javascript')
    expect((await fetch(`${address}/service-worker.js`)).status).toBe(404)
  })

  test('restarts the app when one of its files changes, with the same database', async () => {
    const apps = async () => (await begun.remains()).filter(([, line]) => line.includes('dev/app.ts'))
    const databases = async () => (await begun.remains()).filter(([, line]) => /postgres -D/.test(line))
    const [[before] = []] = await apps()
    const [[database] = []] = await databases()

    await utimes('src/app/server.ts', new Date(), new Date())
    await expect.poll(async () => (await apps()).map(([id]) => id), { timeout: 20_000 }).not.toContain(before)
    const guest = { lastName: 'Smith', roomNumber: '101' }
    const response = await fetch(`${address}/api/hotels/demo-hotel/guest-session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(guest),
    })
    expect(response.status).toBe(200)
    expect((await databases())[0]?.[0]).toBe(database)
  })
})

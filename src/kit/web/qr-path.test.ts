import jsQR from 'jsqr'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encode } from 'uqr'
import { QUIET_ZONE, qrPath } from './qr-path.ts'

const ADDRESS = 'https://guests.example/hotelly/seven-bridges-over-miljacka/guest-login'

/** The dark modules of a path. */
function modulesOf(path: string): Set<string> {
  const modules = new Set<string>()
  for (const [, x = '', y = '', length = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let at = 0; at < Number(length); at++) {
      modules.add(`${Number(x) + at - QUIET_ZONE} ${Number(y) - QUIET_ZONE}`)
    }
  }
  return modules
}

test('the path covers exactly the dark modules of the code', () => {
  const { data, size } = encode(ADDRESS, { ecc: 'M', boostEcc: true, border: 0 })
  const { path, side } = qrPath(ADDRESS)
  const expected = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])))
  expect(modulesOf(path)).toEqual(new Set(expected))
  expect(side).toBe(size + 8)
})

test.each([
  ADDRESS,
  'http://127.0.0.1:3000/hotelly/demo-hotel/guest-login',
  `https://x.example/${'a'.repeat(63)}`,
])('a camera reads %s', async (address) => {
  const { side, path } = qrPath(address)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side * 4}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>`
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(address)
})

import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isStorageKey } from '#kit/server/storage.ts'
import { IMAGE_BYTES_MAX } from '../contract.ts'
import { imageKey, readImage } from './read-image.ts'

const HOTEL = '3b1f8f0e-3a55-4d0f-9d53-6a2f4f1c9b10'
const red = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } })
const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
const refusal = (code: string) => expect.objectContaining({ name: 'ImageRefused', code })

test.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)('a %s becomes WebP', async (format) => {
  const image = await readImage(await noise(64, 48).toFormat(format).toBuffer())
  expect(image).toMatchObject({ extension: 'webp', width: 64, height: 48 })
  expect(await sharp(image.bytes).metadata()).toMatchObject({ format: 'webp', width: 64, height: 48 })
})

test('a large picture is scaled down and keeps its aspect ratio', async () => {
  expect(await readImage(await red(4000, 2000).jpeg().toBuffer())).toMatchObject({ width: 1280, height: 640 })
})

test("the camera's rotation is applied, and its metadata is dropped", async () => {
  const exif = { IFD0: { Copyright: 'secret place' } }
  const photo = await red(200, 100).withMetadata({ exif, orientation: 6 }).jpeg().toBuffer()
  expect(photo.includes('secret place')).toBe(true)
  const image = await readImage(photo)
  expect(image).toMatchObject({ width: 100, height: 200 })
  const { exif: left, orientation } = await sharp(image.bytes).metadata()
  expect({ left, orientation }).toEqual({ left: undefined, orientation: undefined })
})

test('the same picture gives the same bytes', async () => {
  const photo = await noise(300, 200).png().toBuffer()
  expect((await readImage(photo)).bytes.equals((await readImage(photo)).bytes)).toBe(true)
})

test('text that claims to be a picture is refused', async () => {
  await expect(readImage(Buffer.from('<?php echo 1; // photo.png'))).rejects.toEqual(refusal('NOT_AN_IMAGE'))
  await expect(readImage(Buffer.alloc(0))).rejects.toEqual(refusal('NOT_AN_IMAGE'))
})

test('a picture of another type is refused', async () => {
  const tiff = await red(10, 10).tiff().toBuffer()
  await expect(readImage(tiff)).rejects.toEqual(refusal('NOT_AN_IMAGE'))
})

test('a signature without a picture is unreadable', async () => {
  const png = await red(10, 10).png().toBuffer()
  const lying = Buffer.concat([png.subarray(0, 40), Buffer.from('and then some text')])
  await expect(readImage(lying)).rejects.toEqual(refusal('IMAGE_UNREADABLE'))
})

test('half a JPEG is unreadable', async () => {
  const photo = await noise(300, 300).jpeg().toBuffer()
  await expect(readImage(photo.subarray(0, photo.length / 2))).rejects.toEqual(refusal('IMAGE_UNREADABLE'))
})

test('5 MiB are accepted, one byte more is not', async () => {
  const photo = await red(20, 20).jpeg().toBuffer()
  const padded = (bytes: number) => Buffer.concat([photo, Buffer.alloc(bytes - photo.length)])
  expect(await readImage(padded(IMAGE_BYTES_MAX))).toMatchObject({ width: 20 })
  await expect(readImage(padded(IMAGE_BYTES_MAX + 1))).rejects.toEqual(refusal('IMAGE_TOO_LARGE'))
})

test('a tiny file that would unpack to gigabytes is refused by its header', async () => {
  const before = process.memoryUsage.rss()
  await expect(readImage(bombOf(60_000, 60_000))).rejects.toEqual(refusal('IMAGE_TOO_MANY_PIXELS'))
  expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024)
})

test('16 megapixels are accepted, more are not', async () => {
  expect(await readImage(await red(4000, 4000).png().toBuffer())).toMatchObject({ width: 1280 })
  const more = await red(4001, 4000).png().toBuffer()
  await expect(readImage(more)).rejects.toEqual(refusal('IMAGE_TOO_MANY_PIXELS'))
})

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="40"'

test('SVG is rasterized for logos without its scripts, and refused elsewhere', async () => {
  const logo = Buffer.from(
    `<?xml version="1.0"?>\n${SVG}><script>alert(1)</script><rect width="9" height="9"/></svg>`,
  )
  await expect(readImage(logo)).rejects.toEqual(refusal('NOT_AN_IMAGE'))
  const image = await readImage(logo, { isLogo: true })
  expect(image).toMatchObject({ width: 1280, height: 569 })
  expect(await readImage(logo, { isLogo: true, edge: 512 })).toMatchObject({ width: 512, height: 228 })
  expect(image.bytes.includes('script')).toBe(false)
})

test('a see-through logo that would not be seen on white gets a dark ground', async () => {
  const drawn = (color: string, ground = '') =>
    Buffer.from(`${SVG}>${ground}<rect width="60" height="40" fill="${color}"/></svg>`)
  const cornerOf = async (logo: Buffer) => {
    const { bytes } = await readImage(logo, { isLogo: true, edge: 90 })
    const pixels = await sharp(bytes).ensureAlpha().raw().toBuffer()
    const [red = 0, , , alpha] = pixels.subarray(-4)
    return { isDark: red < 64, isSeeThrough: alpha === 0 }
  }
  const dark = { isDark: true, isSeeThrough: false }
  const white = { isDark: false, isSeeThrough: false }
  for (const color of ['white', '#f5e6a3']) expect(await cornerOf(drawn(color))).toEqual(dark)
  for (const color of ['black', '#2f5d73', '#c0392b'])
    expect(await cornerOf(drawn(color))).toMatchObject({ isSeeThrough: true })
  const ground = '<rect width="90" height="40" fill="white"/>'
  expect(await cornerOf(drawn('#eee', ground))).toEqual(white)
})

test("SVG cannot read the server's files", async () => {
  const logo = Buffer.from(`${SVG}><image href="file:///etc/hostname" width="9" height="9"/></svg>`)
  const entity = Buffer.from(
    `<!DOCTYPE svg [<!ENTITY host SYSTEM "file:///etc/hostname">]>${SVG}><text y="20">&host;</text></svg>`,
  )
  const blank = await readImage(Buffer.from(`${SVG}></svg>`), { isLogo: true })
  expect((await readImage(logo, { isLogo: true })).bytes.equals(blank.bytes)).toBe(true)
  const painted = await readImage(entity, { isLogo: true }).catch(() => blank)
  expect(painted.bytes.equals(blank.bytes)).toBe(true)
})

test('a huge SVG is refused', async () => {
  const huge = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"></svg>')
  await expect(readImage(huge, { isLogo: true })).rejects.toEqual(refusal('IMAGE_TOO_MANY_PIXELS'))
})

test('keys are valid for the storage, and unique', () => {
  const keys = Array.from({ length: 50 }, () => imageKey('menu-items', HOTEL, 'webp'))
  expect(keys.every(isStorageKey)).toBe(true)
  expect(new Set(keys).size).toBe(50)
})

/** A PNG with a single tiny scan line that claims to be this large. */
function bombOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixels = deflateSync(Buffer.alloc(width * 3 + 1))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const out = Buffer.alloc(body.length + 8)
  out.writeUInt32BE(data.length, 0)
  out.set(body, 4)
  out.writeUInt32BE(crc32(body), body.length + 4)
  return out
}

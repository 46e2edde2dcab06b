import { randomBytes } from 'node:crypto'
import { crc32, deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { makePhoto } from './uploader.ts'

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data])
  const out = Buffer.alloc(body.length + 8)
  out.writeUInt32BE(data.length, 0)
  out.set(body, 4)
  out.writeUInt32BE(crc32(body), body.length + 4)
  return out
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A PNG that says that it is this large, with these pixels and chunks. */
function png(
  width: number,
  height: number,
  pixels: Buffer,
  extra: Buffer[] = [],
  depth = 8,
  kind = 2,
): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, kind, 0, 0, 0], 8)
  const parts = [PNG, chunk('IHDR', header), ...extra, chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat(parts)
}

const svg = (inside: string, attributes = 'width="64" height="64"') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`,
  )

const withDoctype = (doctype: string, inside: string) =>
  Buffer.from(
    `<?xml version="1.0"?><!DOCTYPE svg [${doctype}]><svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">${inside}</svg>`,
  )

/** What the files hide: too long to stand in the bytes of a picture by chance. */
export const HIDDEN = 'hidden-by-whoever-sent-it'

const SCRIPT = `<script>alert('${HIDDEN}')</script>`
const PHP = `<?php system('${HIDDEN}'); ?>`

/** A comment of a JPEG, whose length counts itself. */
const comment = (text: string) =>
  Buffer.concat([Buffer.from([0xff, 0xfe, 0, text.length + 2]), Buffer.from(text)])

/**
 * Files that somebody might upload to harm, by what they are. None may be served as anything active, and none may cost
 * much.
 * @param listener an address of ours that nothing may ask for
 */
export async function hostilePictures(listener: string): Promise<Record<string, Buffer>> {
  const jpeg = await makePhoto(80, 60)
  const plain = sharp({ create: { width: 64, height: 48, channels: 3, background: 'teal' } })
  const [webp, gif, avif, tiff] = (await Promise.all(
    (['webp', 'gif', 'avif', 'tiff'] as const).map((format) => plain.clone().toFormat(format).toBuffer()),
  )) as [Buffer, Buffer, Buffer, Buffer]
  const flat = await plain.clone().png().toBuffer()
  const html = Buffer.from(`<!DOCTYPE html><html><body>${SCRIPT}</body></html>`)
  const zip = Buffer.from('504b0506000000000000000000000000000000000000', 'hex')
  const still = Array.from({ length: 30 }, () => flat)
  const frames = await sharp(still, { join: { animated: true } })
    .gif()
    .toBuffer()
  const located = await sharp(jpeg)
    .withExif({ IFD0: { Make: HIDDEN }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 51/1 0/1' } })
    .jpeg()
    .toBuffer()
  const zeros = deflateSync(Buffer.alloc(20_000_000), { level: 9 })
  const profile = (bytes: number) =>
    chunk('iCCP', Buffer.concat([Buffer.from('icc\0\0'), deflateSync(Buffer.alloc(bytes), { level: 9 })]))
  const line = deflateSync(Buffer.alloc(64 * 3 + 1))
  return {
    nothing: Buffer.alloc(0),
    'one byte': Buffer.from([0xff]),
    'only zeros': Buffer.alloc(4096),
    'only noise': randomBytes(4096),
    'a page': html,
    'a page behind a byte order mark': Buffer.concat([Buffer.from('\uFEFF'), html]),
    'a script': Buffer.from('alert(1)'),
    'a shell script': Buffer.from('#!/bin/sh\nrm -rf /'),
    PHP: Buffer.from(PHP),
    'a PDF': Buffer.from('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj'),
    'a ZIP': zip,
    'a gzip': gzipSync(Buffer.alloc(1_000_000)),
    'an executable': Buffer.concat([Buffer.from('MZ'), Buffer.alloc(512)]),
    'an ELF': Buffer.concat([Buffer.from([0x7f, 0x45, 0x4c, 0x46]), Buffer.alloc(512)]),
    PostScript: Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n(%pipe%id) (r) file'),
    'ImageMagick MVG': Buffer.from(
      'push graphic-context\nimage over 0,0 0,0 "https://127.0.0.1/x.php?|id"\npop graphic-context',
    ),
    MSL: Buffer.from('<?xml version="1.0"?><image><read filename="/etc/passwd"/></image>'),
    'a TIFF': tiff,
    'a BMP': Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)]),
    'an icon': Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), Buffer.alloc(100)]),
    'a PSD': Buffer.concat([Buffer.from('8BPS'), Buffer.alloc(100)]),
    'an MP4': Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(100)]),
    'a font': Buffer.concat([Buffer.from('wOF2'), Buffer.alloc(100)]),
    'JPEG and page': Buffer.concat([jpeg, html]),
    'JPEG and ZIP': Buffer.concat([jpeg, zip]),
    'JPEG and PHP in a comment': Buffer.concat([jpeg.subarray(0, 2), comment(PHP), jpeg.subarray(2)]),
    'GIF and script': Buffer.concat([
      Buffer.from('GIF89a/*'),
      gif.subarray(8),
      Buffer.from(`*/=1;alert('${HIDDEN}')//`),
    ]),
    'GIF header and page': Buffer.concat([Buffer.from('GIF89a'), html]),
    'PNG and page': Buffer.concat([flat, html]),
    'PNG header and page': Buffer.concat([PNG, html]),
    'WebP and page': Buffer.concat([webp, html]),
    'AVIF and page': Buffer.concat([avif, html]),
    'PNG with a script as text': png(64, 1, line, [chunk('tEXt', Buffer.from(`Comment\0${SCRIPT}`))]),
    'half a JPEG': jpeg.subarray(0, jpeg.length / 2),
    'half a PNG': flat.subarray(0, flat.length / 2),
    'half a WebP': webp.subarray(0, webp.length / 2),
    'half a GIF': gif.subarray(0, gif.length / 2),
    'half an AVIF': avif.subarray(0, avif.length / 2),
    'a JPEG with broken middle': Buffer.concat([jpeg.subarray(0, 300), randomBytes(200), jpeg.subarray(500)]),
    'a PNG with a wrong checksum': Buffer.concat([
      flat.subarray(0, 30),
      Buffer.from([1, 2, 3, 4]),
      flat.subarray(34),
    ]),
    'a PNG of 60,000 by 60,000': png(60_000, 60_000, line),
    'a PNG of 2^31 by 1': png(2 ** 31 - 1, 1, line),
    'a PNG of 0 by 0': png(0, 0, line),
    'a PNG of 65,535 by 244': png(
      65_535,
      244,
      deflateSync(Buffer.alloc((65_535 * 3 + 1) * 244), { level: 9 }),
    ),
    'a PNG of 16 bits a channel at 16 megapixels': png(
      4000,
      4000,
      deflateSync(Buffer.alloc((4000 * 6 + 1) * 4000), { level: 9 }),
      [],
      16,
    ),
    'a PNG whose pixels unpack to more than it says': png(64, 1, zeros),
    'a PNG with a profile of 50 MB': png(64, 1, line, [profile(50_000_000)]),
    'a PNG with compressed text of 20 MB': png(64, 1, line, [
      chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), zeros])),
    ]),
    'a PNG with 20,000 chunks': png(
      64,
      1,
      line,
      Array.from({ length: 20_000 }, () => chunk('tEXt', Buffer.from('a\0b'))),
    ),
    'an animated GIF': frames,
    'a GIF of 65,535 by 65,535': Buffer.concat([
      gif.subarray(0, 6),
      Buffer.from([0xff, 0xff, 0xff, 0xff]),
      gif.subarray(10),
    ]),
    'a JPEG of 65,500 by 65,500': lyingJpeg(jpeg),
    'a JPEG with a place in it': located,
    'a JPEG in CMYK': await sharp(jpeg).toColourspace('cmyk').jpeg().toBuffer(),
    'a JPEG upside down': await sharp(jpeg).withMetadata({ orientation: 3 }).jpeg().toBuffer(),
    'a drawing': svg('<rect width="9" height="9"/>'),
    'a drawing with a script': svg(SCRIPT),
    'a drawing with a handler': svg(
      '<rect width="9" height="9" onclick="alert(1)"/>',
      'width="9" height="9" onload="alert(1)"',
    ),
    'a drawing with a page inside': svg(
      '<foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="javascript:alert(1)"/></body></foreignObject>',
    ),
    'a drawing with a link': svg('<a xlink:href="javascript:alert(1)"><rect width="9" height="9"/></a>'),
    'a drawing that asks for a picture': svg(
      `<image xlink:href="${listener}/image.png" width="9" height="9"/>`,
    ),
    'a drawing that asks for a style': svg(
      `<style>@import url("${listener}/style.css"); rect { fill: url("${listener}/fill.svg#a") }</style><rect width="9" height="9"/>`,
    ),
    'a drawing that uses another': svg(`<use xlink:href="${listener}/other.svg#a"/>`),
    'a drawing with a style sheet': Buffer.from(
      `<?xml-stylesheet href="${listener}/sheet.css"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`,
    ),
    'a drawing with a file': svg('<image href="file:///etc/passwd" width="64" height="64"/>'),
    'a drawing with an entity of a file': withDoctype(
      '<!ENTITY x SYSTEM "file:///etc/passwd">',
      '<text y="20">&x;</text>',
    ),
    'a drawing with an entity elsewhere': withDoctype(
      `<!ENTITY x SYSTEM "${listener}/entity">`,
      '<text y="20">&x;</text>',
    ),
    'a billion laughs': withDoctype(laughs(), '<text y="20">&l9;</text>'),
    'a drawing in itself': svg('<g id="a"><use xlink:href="#a"/></g>'),
    'drawings in drawings': svg(nested()),
    'a huge drawing': svg('', 'width="30000" height="30000"'),
    'an endless drawing': svg('', 'width="1e308" height="1e308"'),
    'a drawing without a size': svg('<rect width="9" height="9"/>', ''),
    'a drawing with a costly filter': svg(
      '<filter id="f"><feGaussianBlur stdDeviation="9999"/><feTurbulence numOctaves="99999" baseFrequency="9"/></filter><rect width="64" height="64" filter="url(#f)"/>',
    ),
    'a drawing of 100,000 paths': svg('<path d="M0 0L9 9"/>'.repeat(100_000)),
    'a packed drawing': gzipSync(svg(SCRIPT)),
    'a drawing after a comment': Buffer.concat([Buffer.from(`<!--${'-'.repeat(10)}x-->`), svg(SCRIPT)]),
  }
}

/** A JPEG whose header says that it is as large as a JPEG can be. */
function lyingJpeg(jpeg: Buffer): Buffer {
  const lying = Buffer.from(jpeg)
  const frame = lying.indexOf(Buffer.from([0xff, 0xc0]))
  lying.writeUInt16BE(65_500, frame + 5)
  lying.writeUInt16BE(65_500, frame + 7)
  return lying
}

const laughs = () =>
  Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).reduce(
    (all, one) => all + one,
    '<!ENTITY l0 "laugh">',
  )

/** Each drawn ten times by the next: 10^8 in the end. */
const nested = () =>
  Array.from(
    { length: 8 },
    (_, at) => `<g id="g${at + 1}">${`<use xlink:href="#g${at}"/>`.repeat(10)}</g>`,
  ).reduce((all, one) => all + one, '<g id="g0"><rect width="9" height="9"/></g>')

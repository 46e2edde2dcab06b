import { randomInt } from 'node:crypto'
import type { Sharp, SharpOptions } from 'sharp'
import {
  IMAGE_BYTES_MAX,
  IMAGE_MEGAPIXELS_MAX,
  type ImageRefusal,
  LOGO_TYPES,
  PICTURE_TYPES,
} from '../contract.ts'

const PIXELS_MAX = IMAGE_MEGAPIXELS_MAX * 1_000_000
const EDGE_MAX = 1280
const SMALL_EDGE = 320
const SVG = 'image/svg+xml'
/** The DPI at which `sharp` renders one pixel of an SVG as one pixel, and the maximum DPI. */
const SVG_DENSITY = 72
const SVG_DENSITY_MAX = 2400
const QUALITY = 80
const SECONDS = 10
/** For logos that are made for dark grounds; all others are shown on white. */
const DARK_GROUND = '#1c1b1a'
/** A logo is made for a dark ground where it stands out so much more from black than from white. */
const MUCH_MORE = 3

/** With the first picture: it holds 20 MB, and most processes never see one. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // No picture is read twice, so a cache is of no use.
  sharp.cache(false)
  return sharp
}

async function typeOf(bytes: Uint8Array): Promise<string | undefined> {
  const { fileTypeFromBuffer } = await import('file-type')
  return (await fileTypeFromBuffer(bytes))?.mime
}

/** A rejected picture, and why. */
export class ImageRefused extends Error {
  readonly code: ImageRefusal
  constructor(code: ImageRefusal, cause?: unknown) {
    super(`The image was refused: ${code}`, { cause })
    this.name = 'ImageRefused'
    this.code = code
  }
}

/** A picture ready to be stored: WebP without metadata, its longer edge at most 1280 pixels. */
export type PreparedImage = { bytes: Buffer; extension: 'webp'; width: number; height: number }

/**
 * Checks an uploaded picture by its content and re-encodes it (STO-05): PNG, JPEG, WebP, AVIF, or the first frame of a
 * GIF, within the limits of the contract. Throws `ImageRefused`.
 * @param options.isLogo accepts only PNG, JPEG or SVG; an SVG is rasterized, never passed on, and what would not be
 * seen on white is put on a dark ground
 * @param options.edge maximum length of the longer edge, in pixels; an SVG is rendered at this size
 */
export async function readImage(
  bytes: Uint8Array,
  { isLogo = false, edge = EDGE_MAX }: { isLogo?: boolean; edge?: number } = {},
): Promise<PreparedImage> {
  if (bytes.byteLength > IMAGE_BYTES_MAX) throw new ImageRefused('IMAGE_TOO_LARGE')
  const accepted: readonly string[] = isLogo ? LOGO_TYPES : PICTURE_TYPES
  const type = isSvg(bytes) ? SVG : await typeOf(bytes)
  if (!type || !accepted.includes(type)) throw new ImageRefused('NOT_AN_IMAGE')
  try {
    return await withinTime(encode(bytes, edge, isLogo))
  } catch (error) {
    throw error instanceof ImageRefused ? error : new ImageRefused('IMAGE_UNREADABLE', error)
  }
}

async function encode(bytes: Uint8Array, edge: number, isLogo: boolean): Promise<PreparedImage> {
  const sharp = await loadSharp()
  const options: SharpOptions = { failOn: 'error', limitInputPixels: PIXELS_MAX }
  const { format, width, height } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata()
  if (width * height > PIXELS_MAX) throw new ImageRefused('IMAGE_TOO_MANY_PIXELS')
  if (format === 'svg') options.density = densityFor(edge / Math.max(width, height))
  const image = sharp(bytes, options)
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
  if (isLogo && (await isForDarkGround(image))) image.flatten({ background: DARK_GROUND })
  const { data, info } = await image.webp({ quality: QUALITY }).toBuffer({ resolveWithObject: true })
  return { bytes: data, extension: 'webp', width: info.width, height: info.height }
}

/** Whether what is seen of it is nearly white; where nothing is see-through, its ground is its own. */
async function isForDarkGround(image: Sharp): Promise<boolean> {
  const pixels = await image.clone().greyscale().ensureAlpha().raw().toBuffer()
  let [onBlack, onWhite] = [0, 0]
  for (let place = 0; place < pixels.length; place += 2) {
    const [light = 0, alpha = 0] = [pixels[place], pixels[place + 1]]
    onBlack += light * alpha
    onWhite += (255 - light) * alpha
  }
  return onBlack > onWhite * MUCH_MORE
}

const densityFor = (scale: number) => Math.min(Math.max(SVG_DENSITY * scale, 1), SVG_DENSITY_MAX)

/** The thumbnail of a stored picture, for lists: its longer edge at most 320 pixels. */
export async function smallOf(bytes: Uint8Array): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(bytes)
    .timeout({ seconds: SECONDS })
    .resize({ width: SMALL_EDGE, height: SMALL_EDGE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer()
}

/** Enforces a time limit, even if the decoder itself never returns. */
async function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ImageRefused('IMAGE_UNREADABLE')), (SECONDS + 1) * 1000)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

function isSvg(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 4096))
  return /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/i.test(start)
}

/**
 * A new key such as `menu-items/{hotelId}/{timestamp}.webp` (STO-02); the timestamp is in nanoseconds, so that keys are
 * unique.
 */
export const imageKey = (folder: string, hotelId: string, extension: string, now = Date.now()) =>
  `${folder}/${hotelId}/${now}${String(randomInt(1_000_000)).padStart(6, '0')}.${extension}`

/** When the file of this key was uploaded, in any of its sizes; null for keys that `imageKey` did not make. */
export function uploadedAt(key: string): Date | null {
  const [, milliseconds] = /\/(\d{13})\d{6}(?:-s)?\.\w+$/.exec(key) ?? []
  return milliseconds ? new Date(Number(milliseconds)) : null
}

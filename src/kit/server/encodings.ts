import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** How a body is sent. */
export type Encoding = 'br' | 'gzip' | 'plain'

/** From how many bytes on a body is compressed. */
export const COMPRESS_FROM = 1024

const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** The best of what a browser takes (`Accept-Encoding`). */
export function encodingFor(accepted: string | string[] | undefined): Encoding {
  if (typeof accepted !== 'string') return 'plain'
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : 'plain'
}

/** Compresses, beside the other work, what one browser alone asks for. */
export const packQuickly = (body: Buffer, encoding: Exclude<Encoding, 'plain'>): Promise<Buffer> =>
  encoding === 'br' ? toBrotli(body, QUICK) : toGzip(body)

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Storage } from '#kit/server/storage.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}

export const notFound = () =>
  new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })

/** Serves the built web part: names that carry a hash for a year, brotli where the build made one. */
export function createStaticFiles(folder: string) {
  const known = new Map<string, Promise<Buffer | null>>()
  const read = (file: string) => {
    const found = known.get(file) ?? readFile(path.join(folder, file)).catch(() => null)
    known.set(file, found)
    return found
  }

  return async (request: Request): Promise<Response> => {
    const file = path.posix.normalize(decodeURI(new URL(request.url).pathname)).slice(1)
    const type = TYPES[path.extname(file)]
    // on Windows a backslash separates folders
    if (!type || file.startsWith('..') || file.includes('\\')) return notFound()
    const acceptsBrotli = request.headers.get('accept-encoding')?.includes('br')
    const packed = acceptsBrotli ? await read(`${file}.br`) : null
    const body = packed ?? (await read(file))
    if (!body) {
      known.delete(file)
      known.delete(`${file}.br`)
      return notFound()
    }
    const headers = new Headers({
      'content-type': type,
      'cache-control': file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'Accept-Encoding',
    })
    if (packed) headers.set('content-encoding', 'br')
    return new Response(new Uint8Array(body), { headers })
  }
}

/** For pictures whose address never shows another one: kept for a year; whatever they hold, a browser runs nothing of it. */
export const PICTURE_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
}

/** For pictures of guests, which no browser and nothing on the way keeps. */
export const PRIVATE_HEADERS = { ...PICTURE_HEADERS, 'cache-control': 'private, no-store' }

/** Serves a picture from storage, in its own size where it has no small one. */
export async function serveStoredFile(
  storage: Storage,
  key: string | null,
  headers = PICTURE_HEADERS,
): Promise<Response> {
  if (key === null) return notFound()
  const bytes = (await storage.read(key)) ?? (await storage.read(key.replace(/-s(?=\.\w+$)/, '')))
  const type = TYPES[path.extname(key)]
  if (!bytes || !type) return notFound()
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': type, ...headers } })
}

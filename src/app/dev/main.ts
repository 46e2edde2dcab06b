import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { createServer } from 'vite'
import { parseEnv } from '#kit/server/env.ts'
import { createHttpServer, listenOn } from '../listen.ts'
import { greetingOf } from '../pages/greeting.ts'
import { openPostgres } from '../postgres.ts'
import { addressOf } from '../serve.ts'
import { runUntilStopped, say } from '../until-stopped.ts'
import { runApp } from './app-process.ts'
import { passOn } from './proxy.ts'

/** Differs from the port of `npm start`, whose service worker would answer here too. */
const FIRST_PORT = 3100
const DATA_FOLDER = '.hotelly/dev'
const NONCE = 'development'

const root = path.resolve(import.meta.dirname, '../../..')
const SERVER_FILE = /^(src\/.*\.ts|locales\/.*|db\/.*|index\.html)$/
const BROWSER_FILE = /\/ui\/|^src\/(kit\/web|areas)\/|\.test\.ts$/
const isOfServer = (file: string) => SERVER_FILE.test(file) && !BROWSER_FILE.test(file)

/** Runs the app and its database behind Vite, which updates browsers at once; the app restarts after changes. */
runUntilStopped(async () => {
  const env = parseEnv({ ...process.env, HOTELLY_DATA_DIR: process.env['HOTELLY_DATA_DIR'] || DATA_FOLDER })
  const server = createHttpServer()
  const { port, handOver } = await listenOn(server, env, FIRST_PORT)
  const postgres = await openPostgres(env, say)
  const vite = await createServer({
    root,
    appType: 'custom',
    html: { cspNonce: NONCE },
    server: { middlewareMode: true, hmr: { server }, watch: { ignored: ['**/.hotelly/**', '**/dist/**'] } },
  })
  const app = runApp({
    ...process.env,
    PORT: '0',
    DATABASE_URL: postgres.url,
    HOTELLY_DATA_DIR: env.dataDir,
    HOTELLY_SEED_DEMO: env.seedDemo ? '1' : '0',
  })
  vite.watcher.on('all', (_event, file) => {
    if (isOfServer(path.relative(root, file))) app.restart()
  })

  const allowVite = async (html: string, headers: IncomingHttpHeaders) => {
    const policy = String(headers['content-security-policy'])
    headers['content-security-policy'] = policy.replace('script-src', `script-src 'nonce-${NONCE}'`)
    return vite.transformIndexHtml('/index.html', html)
  }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const address = await app.address()
    if (address) return passOn(request, response, address, allowVite)
    response.writeHead(503, { 'content-type': 'text/plain' })
    response.end('The app failed to start; see the terminal. It starts again after the next change.')
  }
  handOver((request, response) => {
    vite.middlewares(request, response, () => {
      answer(request, response).catch(() => response.destroy())
    })
  })
  await app.address()
  say(greetingOf(addressOf(env.host, port), env.seedDemo))

  return async () => {
    server.closeAllConnections()
    await Promise.all([vite.close(), app.stop()])
    await postgres.stop()
  }
})

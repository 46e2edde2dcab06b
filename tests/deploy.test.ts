import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { createMetrics } from '#app/metrics/read-metrics.ts'
import { IMAGE_BYTES_MAX } from '#features/images/contract.ts'
import { MENU_FILE_BYTES_MAX } from '#features/menu/contract.ts'
import { SETTING_NAMES } from '#kit/server/env.ts'
import { MEBIBYTE } from '#kit/shared/sizes.ts'
import { openProduct } from './product.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const files = readdirSync(path.join(ROOT, 'deploy'))
/** What compose.yaml and the Caddyfile ask of each other and of the operator; Hotelly does not read it. */
const OF_COMPOSE = ['HOTELLY_IMAGE', 'HOTELLY_HOST', 'HOTELLY_PROCESSES']

const product = openProduct()

test('every setting that the files name is one of Hotelly', () => {
  const named = files.flatMap((file) => read(`deploy/${file}`).match(/\bHOTELLY_[A-Z_]+\b/g) ?? [])
  const unknown = named.filter((name) => !SETTING_NAMES.includes(name) && !OF_COMPOSE.includes(name))
  expect(named.length).toBeGreaterThan(0)
  expect(unknown).toEqual([])
})

test('every alert asks for metrics that exist, and is explained', async () => {
  type Alerts = { groups: { rules: { alert: string; expr: string }[] }[] }
  const rules = (parse(read('deploy/prometheus-alerts.yml')) as Alerts).groups.flatMap((group) => group.rules)
  const { text } = await createMetrics({ database: product.database, countStreams: () => 0, dataDir: ROOT })()
  const operating = read('docs/operating.md')
  for (const { alert, expr } of rules) {
    const names = (expr.match(/\bhotelly_[a-z_]+/g) ?? []).map((name) =>
      name.replace(/_(bucket|count|sum)$/, ''),
    )
    for (const name of names) expect(text, alert).toContain(`# TYPE ${name} `)
    expect(operating, alert).toContain(`| \`${alert}\` `)
  }
})

test('compose.yaml fits the image', () => {
  type Service = {
    user?: string
    secrets?: string[]
    volumes?: string[]
    environment?: Record<string, string>
  }
  type Compose = Record<'services' | 'volumes' | 'secrets', Record<string, Service>>
  const { services, volumes, secrets } = parse(read('deploy/compose.yaml'), { merge: true }) as Compose
  const image = read('deploy/Containerfile')
  for (const service of Object.values(services)) {
    for (const secret of service.secrets ?? []) expect(Object.keys(secrets)).toContain(secret)
    for (const volume of service.volumes ?? []) {
      const [from = ''] = volume.split(':')
      if (from.startsWith('./')) expect(files).toContain(from.slice(2))
      else expect(Object.keys(volumes)).toContain(from)
    }
  }
  const hotelly = services['hotelly-1']
  const backups = hotelly?.environment?.['HOTELLY_BACKUP_DIR'] ?? ''
  expect(hotelly?.volumes?.map((volume) => volume.split(':')[1])).toContain(backups)
  expect(image).toMatch(new RegExp(`^RUN install -d .* ${backups}$`, 'm'))
  const [, port] = /^EXPOSE (\d+)$/m.exec(image) ?? []
  expect(image).toContain(`PORT=${port} `)
  expect(services['caddy']?.environment?.['HOTELLY_PROCESSES']).toBe(`hotelly-1:${port} hotelly-2:${port}`)
})

test('what the image copies and starts exists', () => {
  const image = read('deploy/Containerfile')
  const copied = [...image.matchAll(/^COPY --from=build \/hotelly\/(\S+) /gm)].map(([, from]) => from ?? '')
  expect(copied).toContain('src')
  // the build makes this one
  expect(copied.filter((from) => from !== 'dist' && !existsSync(path.join(ROOT, from)))).toEqual([])
  for (const file of ['deploy/Containerfile', 'deploy/hotelly@.service'])
    expect(read(file), file).toContain('scripts/serve.mjs')
  expect(existsSync(path.join(ROOT, 'scripts/serve.mjs'))).toBe(true)
})

test('the proxies let pictures and whole menus pass', () => {
  const [, nginx] = /client_max_body_size (\d+)m;/.exec(read('deploy/nginx.conf')) ?? []
  const [, caddy] = /max_size (\d+)MB/.exec(read('deploy/Caddyfile')) ?? []
  const needed = Math.max(MENU_FILE_BYTES_MAX + MEBIBYTE, IMAGE_BYTES_MAX)
  expect(Number(nginx) * MEBIBYTE).toBeGreaterThanOrEqual(needed)
  expect(Number(caddy) * 1_000_000).toBeGreaterThanOrEqual(needed)
})

test('the example of nginx in the documentation is the file', () => {
  const [, example] = /```nginx\n([\s\S]*?)```/.exec(read('docs/operating.md')) ?? []
  expect(example).toBe(read('deploy/nginx.conf'))
})

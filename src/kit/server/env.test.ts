import { expect, test } from 'vitest'
import { parseEnv } from './env.ts'

test('nothing set: the embedded database with its demo, on 3000 or the next free port', () => {
  expect(parseEnv({})).toMatchObject({
    port: null,
    host: '127.0.0.1',
    databaseUrl: null,
    seedDemo: true,
    trustedProxies: 0,
  })
})

test('a database of one’s own gets nothing seeded unless asked', () => {
  const DATABASE_URL = 'postgres://me:secret@db.example/hotelly'
  expect(parseEnv({ DATABASE_URL })).toMatchObject({ databaseUrl: DATABASE_URL, seedDemo: false })
  expect(parseEnv({ DATABASE_URL, HOTELLY_SEED_DEMO: '1' })).toMatchObject({ seedDemo: true })
})

test('an empty setting counts as not set', () => {
  expect(parseEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: null, databaseUrl: null })
})

test('hosts that webhooks may be at are a list, in lower case, with or without port', () => {
  const WEBHOOK_ALLOWED_HOSTS = 'Hooks.internal, 10.0.0.5:8080,,[fd00::1]:9000'
  expect(parseEnv({ WEBHOOK_ALLOWED_HOSTS }).webhookAllowedHosts).toEqual([
    'hooks.internal',
    '10.0.0.5:8080',
    '[fd00::1]:9000',
  ])
  for (const wrong of ['http://hooks.internal', 'hooks.internal/path', 'a b', '*']) {
    expect(() => parseEnv({ WEBHOOK_ALLOWED_HOSTS: wrong })).toThrow(/WEBHOOK_ALLOWED_HOSTS/)
  }
})

test('everything that is wrong is named at once', () => {
  const wrong = () => parseEnv({ PORT: 'http', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' })
  expect(wrong).toThrow(/PORT/)
  expect(wrong).toThrow(/DATABASE_URL/)
  expect(wrong).toThrow(/LOG_LEVEL/)
})

import { expect, test } from 'vitest'
import { parseEnv } from './env.ts'

test('without settings: the embedded database with the demo, on port 3000 or the next free one', () => {
  expect(parseEnv({})).toMatchObject({
    port: null,
    host: '127.0.0.1',
    databaseUrl: null,
    seedDemo: true,
    trustedProxies: 0,
  })
})

test('an external database is not seeded unless asked', () => {
  const DATABASE_URL = 'postgres://me:secret@db.example/hotelly'
  expect(parseEnv({ DATABASE_URL })).toMatchObject({ databaseUrl: DATABASE_URL, seedDemo: false })
  expect(parseEnv({ DATABASE_URL, HOTELLY_SEED_DEMO: '1' })).toMatchObject({ seedDemo: true })
})

test('through a pooler, the owner goes past it', () => {
  const DATABASE_URL = 'postgres://pooler.example:6432/hotelly'
  const DATABASE_DIRECT_URL = 'postgres://owner:secret@db.example/hotelly'
  expect(parseEnv({ DATABASE_URL })).toMatchObject({ databaseUrl: DATABASE_URL, pooler: null })
  expect(parseEnv({ DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_PREPARED: 'off' })).toMatchObject({
    databaseUrl: DATABASE_DIRECT_URL,
    pooler: { url: DATABASE_URL, keepsPrepared: false },
  })
  expect(() => parseEnv({ DATABASE_DIRECT_URL })).toThrow(/DATABASE_URL: is required/)
})

test('an empty setting counts as not set', () => {
  expect(parseEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: null, databaseUrl: null })
})

test('the public address is only a scheme and a host', () => {
  const of = (HOTELLY_PUBLIC_URL: string) => parseEnv({ HOTELLY_PUBLIC_URL }).publicUrl
  expect(of('')).toBeNull()
  expect(of('https://Stay.example/')).toBe('https://stay.example')
  expect(of('http://10.0.0.5:8080')).toBe('http://10.0.0.5:8080')
  for (const wrong of [
    'stay.example',
    'ftp://stay.example',
    'https://stay.example/hotels',
    'https://a.example?x',
  ]) {
    expect(() => of(wrong), wrong).toThrow(/HOTELLY_PUBLIC_URL/)
  }
})

test('pictures go into a bucket when one is configured', () => {
  const STORAGE_S3_BUCKET = 'hotelly-pictures'
  expect(parseEnv({}).s3).toBeNull()
  const own = { bucket: STORAGE_S3_BUCKET, region: 'us-east-1', endpoint: null, credentials: null }
  expect(parseEnv({ STORAGE_S3_BUCKET }).s3).toEqual(own)
  const STORAGE_S3_ACCESS_KEY_ID = 'me'
  const key = { STORAGE_S3_ACCESS_KEY_ID, STORAGE_S3_SECRET_ACCESS_KEY: 'secret' }
  expect(parseEnv({ STORAGE_S3_BUCKET, ...key }).s3).toEqual({
    ...own,
    credentials: { accessKeyId: 'me', secretAccessKey: 'secret' },
  })
  expect(() => parseEnv(key)).toThrow(/STORAGE_S3_BUCKET/)
  expect(() => parseEnv({ STORAGE_S3_BUCKET, STORAGE_S3_ACCESS_KEY_ID })).toThrow(/SECRET_ACCESS_KEY/)
})

test('allowed webhook hosts are a list, in lower case, with or without a port', () => {
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

test('push services are a list of hosts, of all below a host, or with a port', () => {
  expect(parseEnv({}).pushHosts).toContain('*.push.apple.com')
  const PUSH_HOSTS = 'FCM.googleapis.com, *.push.apple.com,127.0.0.1:4321'
  expect(parseEnv({ PUSH_HOSTS }).pushHosts).toEqual([
    'fcm.googleapis.com',
    '*.push.apple.com',
    '127.0.0.1:4321',
  ])
  for (const wrong of ['https://fcm.googleapis.com', '*', '*.', '*.apple.com:443', 'push.*.example']) {
    expect(() => parseEnv({ PUSH_HOSTS: wrong })).toThrow(/PUSH_HOSTS/)
  }
})

test('all invalid settings are named in one error', () => {
  const wrong = () => parseEnv({ PORT: 'http', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' })
  expect(wrong).toThrow(/PORT/)
  expect(wrong).toThrow(/DATABASE_URL/)
  expect(wrong).toThrow(/LOG_LEVEL/)
})

test('the metrics have a port of their own', () => {
  expect(() => parseEnv({ PORT: '4000', HOTELLY_METRICS_PORT: '4000' })).toThrow(/HOTELLY_METRICS_PORT/)
})

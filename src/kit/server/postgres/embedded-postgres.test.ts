import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { DatabaseGone } from './database-gone.ts'
import { DataFolderInUse } from './data-folder.ts'
import { type EmbeddedPostgres, findRunningPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'

let parent: string
let folder: string
let running: EmbeddedPostgres | undefined

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'hotelly postgres '))
  await chmod(parent, 0o711)
  folder = join(parent, 'database')
})
afterEach(() => running?.stop())
afterAll(() => rm(parent, { recursive: true }))

async function start({ durable = false, log = (_line: string) => {} } = {}): Promise<EmbeddedPostgres> {
  running = await startEmbeddedPostgres({ folder, durable, log })
  return running
}

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client(url)
  await client.connect()
  return client
    .query(statement)
    .then(({ rows }) => rows as unknown[])
    .finally(() => client.end())
}

async function postmasterOf(databaseFolder: string): Promise<number> {
  const { pid } = JSON.parse(await readFile(join(databaseFolder, 'connection.json'), 'utf8')) as {
    pid: number
  }
  return pid
}

test('starts with the database created, and lower-cases letters of every script', async () => {
  const { url, port } = await start()
  expect(new URL(url).port).toBe(String(port))
  expect(await ask(url, "select lower('ČEVAPI Š') as lowered, current_database() as name")).toEqual([
    { lowered: 'čevapi š', name: 'hotelly' },
  ])
})

test('keeps its data over a restart', async () => {
  const first = await start()
  await ask(first.url, 'create table kept as select 42 as answer')
  await first.stop()
  const second = await start()
  expect(await ask(second.url, 'select answer from kept')).toEqual([{ answer: 42 }])
})

test('its own log does not repeat the values of failed statements', async () => {
  const { url } = await start()
  await ask(url, 'create table names (name text primary key check (length(name) < 9))')
  await expect(ask(url, "insert into names values ('planted in a row')")).rejects.toThrow('names_name_check')
  await expect(ask(url, "select 'planted'::uuid")).rejects.toThrow('uuid')
  const { data } = JSON.parse(await readFile(join(folder, 'connection.json'), 'utf8')) as { data: string }
  const written = await readFile(join(data, '../postgres.log'), 'utf8')
  expect(written).toContain('ready to accept connections')
  expect(written).not.toContain('planted')
})

test('tells other tools its address, but only while it runs', async () => {
  const { url, stop } = await start()
  expect(await findRunningPostgres(folder)).toBe(url)
  expect((await stat(join(folder, 'connection.json'))).mode & 0o077).toBe(0)
  await stop()
  expect(await findRunningPostgres(folder)).toBeNull()
})

test('refuses a folder in use', async () => {
  await start()
  await expect(startEmbeddedPostgres({ folder, log: () => {} })).rejects.toThrow(DataFolderInUse)
})

test('leaves data of another major version as it is, and says how to take it along', async () => {
  await (await start()).stop()
  const version = join(folder, 'data/PG_VERSION')
  const own = await readFile(version, 'utf8')
  await writeFile(version, '15\n')
  const entriesOf = async () => {
    const entries = await readdir(folder, { recursive: true })
    return Promise.all(entries.sort().map(async (each) => [each, (await stat(join(folder, each))).mtimeMs]))
  }
  const before = await entriesOf()
  await expect(start()).rejects.toThrow(/made by PostgreSQL 15\..*bin\/hotelly backup.*bin\/hotelly restore/s)
  expect(await entriesOf()).toEqual(before)
  await writeFile(version, own)
  const again = await start()
  expect(await ask(again.url, 'select answer from kept')).toEqual([{ answer: 42 }])
})

test('a killed server is restarted at the same address, with all its data', async () => {
  const lines: string[] = []
  const { url, stop } = await start({ durable: true, log: (line) => lines.push(line) })
  await ask(url, 'create table survived as select 1 as answer')
  for (let round = 1; round <= 2; round++) {
    const killed = await postmasterOf(folder)
    process.kill(killed, 'SIGKILL')
    const again = () => lines.filter((line) => line.includes('is running again')).length
    await expect.poll(again, { timeout: 15_000 }).toBe(round)
    expect(await ask(url, 'select answer from survived')).toEqual([{ answer: 1 }])
    expect(await findRunningPostgres(folder)).toBe(url)
    expect(await postmasterOf(folder)).not.toBe(killed)
  }
  await stop()
  expect(lines.filter((line) => line.includes('unexpectedly'))).toHaveLength(2)
})

test('a server killed during a stop is not restarted', async () => {
  const { stop } = await start({ durable: true })
  process.kill(await postmasterOf(folder), 'SIGKILL')
  await stop()
  expect(await findRunningPostgres(folder)).toBeNull()
  const second = await start()
  expect(await ask(second.url, 'select answer from survived')).toEqual([{ answer: 1 }])
})

/** Starts the server in a process of its own, and returns that once the server runs. */
async function startElsewhere(own = folder) {
  const module = new URL('./embedded-postgres.ts', import.meta.url).href
  const script = `import { startEmbeddedPostgres } from ${JSON.stringify(module)};
    process.once('SIGTERM', () => process.exit(3));
    await startEmbeddedPostgres({ folder: process.argv[1], durable: false, log: () => {} });
    console.log('started'); setInterval(() => {}, 1000);`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, own], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return { pid: Number(child.pid), end }
}

test.each(['SIGTERM', 'SIGKILL'] as const)('it ends with the process that runs it: %s', async (signal) => {
  const { end } = await startElsewhere()
  expect(await findRunningPostgres(folder)).not.toBeNull()
  await end(signal)
  await expect.poll(() => findRunningPostgres(folder), { timeout: 10_000 }).toBeNull()
})

test('it ends with the process that has just begun it', async () => {
  const own = join(parent, 'just begun')
  const module = new URL('./embedded-postgres.ts', import.meta.url).href
  const script = `import { channel } from 'node:diagnostics_channel';
    import { startEmbeddedPostgres } from ${JSON.stringify(module)};
    channel('child_process').subscribe(({ process: begun }) => begun.once('spawn', () => {
      if (!begun.spawnargs.includes('-D') || !begun.spawnfile.endsWith('bin/postgres')) return;
      process._rawDebug(String(begun.pid)); process.kill(process.pid, 'SIGKILL');
    }));
    await startEmbeddedPostgres({ folder: process.argv[1], durable: false, log: () => {} });`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, own], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const told: Buffer[] = []
  child.stderr.on('data', (part: Buffer) => told.push(part))
  await once(child, 'close')
  const server = Number(/^\d+$/m.exec(Buffer.concat(told).toString())?.[0])
  expect(server).toBeGreaterThan(0)
  const isRunning = () => existsSync(`/proc/${server}`)
  await expect.poll(isRunning, { timeout: 15_000 }).toBe(false)
})

test('it ends with the process that runs it, though its data were removed meanwhile', async () => {
  const own = join(parent, 'removed')
  const { end } = await startElsewhere(own)
  const server = await postmasterOf(own)
  await rm(own, { recursive: true })
  await end('SIGKILL')
  const isRunning = () => existsSync(`/proc/${server}`)
  await expect.poll(isRunning, { timeout: 15_000 }).toBe(false)
})

test('what stops the server of a killed process leaves alone the one that runs on the same data by then', async () => {
  const { end } = await startElsewhere()
  await end('SIGKILL')
  const { url } = await start()
  // longer than a guard waits for a server that has not told its pid yet
  await sleep(6000)
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(await findRunningPostgres(folder)).toBe(url)
})

test('replaces a server that was left running all the same', async () => {
  const { pid, end } = await startElsewhere()
  const server = await postmasterOf(folder)
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ').map(Number)
  for (const guard of children.filter((child) => child !== server)) process.kill(guard, 'SIGKILL')
  await end('SIGKILL')
  const leftover = await findRunningPostgres(folder)
  expect(leftover).not.toBeNull()

  const lines: string[] = []
  const { url } = await start({ log: (line) => lines.push(line) })
  expect(lines).toEqual(['Stopping the database of an earlier run ...'])
  expect(url).not.toBe(leftover)
})

test.each(['data', 'home', 'pointer'])(
  'never begins an empty database where one has vanished: %s',
  async (what) => {
    const place = join(parent, `gone ${what}`)
    const marker = join(parent, `marker ${what}`)
    const away = join(parent, `away ${what}`)
    const home = what === 'pointer' ? join(parent, 'elsewhere') : place
    const open = () => startEmbeddedPostgres({ folder: place, durable: false, marker, log: () => {} })
    if (what === 'pointer') {
      await mkdir(home, { mode: 0o711 })
      await mkdir(place, { mode: 0o700 })
      await writeFile(join(place, 'location'), `${home}\n`)
    }
    running = await open()
    await ask(running.url, 'create table kept as select 42 as answer')
    await running.stop()

    const vanished = what === 'data' ? join(home, 'data') : home
    await rename(vanished, away)
    await expect(open()).rejects.toThrow(DatabaseGone)
    await expect(open()).rejects.toThrow(home)
    expect(existsSync(vanished)).toBe(false)
    await rename(away, vanished)
    running = await open()
    expect(await ask(running.url, 'select answer from kept')).toEqual([{ answer: 42 }])
  },
)

test('a preparation that was killed midway is begun again', async () => {
  const place = join(parent, 'cut off')
  await mkdir(join(place, 'data.unfinished'), { recursive: true })
  await writeFile(join(place, 'password'), 'of the first try')
  await chmod(place, 0o711)
  running = await startEmbeddedPostgres({ folder: place, durable: false, log: () => {} })
  expect(await ask(running.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { freeIn, roomFor } from '#kit/server/disk.ts'
import type { Env } from '#kit/server/env.ts'
import { MEBIBYTE } from '#kit/shared/sizes.ts'
import { findDatabaseHome } from '../postgres.ts'
import { fail, type Finding, ok, warn } from './finding.ts'

const OLDEST_NODE = 24
const READ_BY_OTHERS = 0o004
const GIBIBYTE = 1024 * MEBIBYTE

export function checkNode(version = process.versions.node): Finding {
  const isNew = Number.parseInt(version, 10) >= OLDEST_NODE
  return isNew
    ? ok('Node.js', version)
    : fail('Node.js', `${version} is too old`, `Install Node.js ${OLDEST_NODE} or newer.`)
}

const isText = (value: string | null | undefined) => typeof value === 'string'
const inGibibytes = (bytes: number) => `${(bytes / GIBIBYTE).toFixed(1)} GiB`

async function checkSpace(folder: string, lowBytes: number): Promise<Finding> {
  const name = 'disk'
  const free = (await freeIn(folder)) ?? 0
  const { state, takesPictures } = roomFor(free, lowBytes)
  const says = `${inGibibytes(free)} free for ${folder}`
  const advice =
    'Make room, or move the folder to a larger disk; HOTELLY_DISK_LOW_MB says what is too little.'
  if (!takesPictures) return fail(name, `${says}; no pictures are taken any more`, advice)
  return state === 'ok' ? ok(name, says) : warn(name, says, advice)
}

/** Whether there is room in the data folder, for the embedded database and for backups; each disk counts once. */
export async function checkDisks(env: Pick<Env, 'dataDir' | 'backup' | 'diskLowBytes'>): Promise<Finding[]> {
  const folders = [env.dataDir, await findDatabaseHome(env), env.backup?.folder].filter(isText)
  const known = new Set<number>()
  const findings: Finding[] = []
  for (const folder of folders) {
    const disk = (await stat(folder).catch(() => null))?.dev
    if (disk === undefined || known.has(disk)) continue
    known.add(disk)
    findings.push(await checkSpace(folder, env.diskLowBytes))
  }
  return findings
}

/** Whether the data folder is there, ours, and hidden from others. */
export async function checkDataFolder({ dataDir }: Env): Promise<Finding> {
  const name = 'data folder'
  const folder = await stat(dataDir).catch(() => null)
  if (!folder?.isDirectory())
    return warn(
      name,
      `${dataDir} is not there`,
      'The first start makes it. If Hotelly has run before, HOTELLY_DATA_DIR is wrong or a disk is not mounted.',
    )
  const isOurs = await access(dataDir, constants.R_OK | constants.W_OK).then(
    () => true,
    () => false,
  )
  if (!isOurs)
    return fail(
      name,
      `${dataDir} belongs to user ${folder.uid} and cannot be written by user ${process.getuid?.()}`,
      `Run Hotelly and its commands as the owner, or give it to them: chown -R ${process.getuid?.()} ${dataDir}`,
    )
  const isRead = (folder.mode & READ_BY_OTHERS) !== 0
  return isRead
    ? warn(name, `every user of this machine can read ${dataDir}`, `chmod o-r ${dataDir}`)
    : ok(name, dataDir)
}

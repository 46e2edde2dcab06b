import { constants } from 'node:fs'
import { access, stat, statfs } from 'node:fs/promises'
import type { Env } from '#kit/server/env.ts'
import { MEBIBYTE } from '#kit/shared/sizes.ts'
import { fail, type Finding, ok, warn } from './finding.ts'

const OLDEST_NODE = 24
const READ_BY_OTHERS = 0o004
const GIBIBYTE = 1024 * MEBIBYTE
const SHORT_BYTES = 2 * GIBIBYTE
const TOO_SHORT_BYTES = GIBIBYTE / 4

export function checkNode(version = process.versions.node): Finding {
  const isNew = Number.parseInt(version, 10) >= OLDEST_NODE
  return isNew
    ? ok('Node.js', version)
    : fail('Node.js', `${version} is too old`, `Install Node.js ${OLDEST_NODE} or newer.`)
}

const inGibibytes = (bytes: number) => `${(bytes / GIBIBYTE).toFixed(1)} GiB`

async function checkSpace(folder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  const says = `${inGibibytes(free)} free`
  const advice = 'Make room, or move the data folder to a larger disk.'
  if (free < TOO_SHORT_BYTES) return fail('disk', says, advice)
  return free < SHORT_BYTES ? warn('disk', says, advice) : ok('disk', says)
}

/** Whether the data folder is there, ours, hidden from others, and has room. */
export async function checkDataFolder({ dataDir }: Env): Promise<Finding[]> {
  const name = 'data folder'
  const folder = await stat(dataDir).catch(() => null)
  if (!folder?.isDirectory())
    return [
      warn(
        name,
        `${dataDir} is not there`,
        'The first start makes it. If Hotelly has run before, HOTELLY_DATA_DIR is wrong or a disk is not mounted.',
      ),
    ]
  const isOurs = await access(dataDir, constants.R_OK | constants.W_OK).then(
    () => true,
    () => false,
  )
  if (!isOurs)
    return [
      fail(
        name,
        `${dataDir} belongs to user ${folder.uid} and cannot be written by user ${process.getuid?.()}`,
        `Run Hotelly and its commands as the owner, or give it to them: chown -R ${process.getuid?.()} ${dataDir}`,
      ),
    ]
  const isRead = (folder.mode & READ_BY_OTHERS) !== 0
  return [
    isRead
      ? warn(name, `every user of this machine can read ${dataDir}`, `chmod o-r ${dataDir}`)
      : ok(name, dataDir),
    await checkSpace(dataDir),
  ]
}

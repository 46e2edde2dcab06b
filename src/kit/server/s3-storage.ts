import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { S3Settings } from './env.ts'
import type { Log } from './log.ts'
import { foldersOf, isStorageKey, listKeys, type Storage, StorageUnavailable } from './storage.ts'

const CONNECT_MS = 3000
const ANSWER_MS = 10_000
const ATTEMPTS = 2
const MISSING = new Set(['NoSuchKey', 'NotFound'])

const isMissing = (error: unknown): boolean =>
  error instanceof Error && (MISSING.has(error.name) || isMissing(error.cause))

/** Pictures in a bucket on any S3-compatible server. The bucket may be private, because we serve the pictures. */
export function openS3Storage(settings: S3Settings, log: Log): Storage {
  const { bucket, region, endpoint, credentials } = settings
  const disk = new Disk(
    new S3Driver({
      bucket,
      region,
      visibility: 'private',
      supportsACL: false,
      maxAttempts: ATTEMPTS,
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      ...(credentials ? { credentials } : {}),
      requestHandler: {
        connectionTimeout: CONNECT_MS,
        requestTimeout: ANSWER_MS,
        throwOnRequestTimeout: true,
      },
      // Not every S3-compatible server supports the checksums that the AWS client sends by default.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  )
  const away = (error: unknown): never => {
    throw new StorageUnavailable(`The bucket ${bucket} cannot be used`, { cause: error })
  }
  return {
    put: async (key, bytes) => {
      if (!isStorageKey(key)) throw new Error(`${key} is not a valid storage key`)
      await disk.put(key, bytes).catch(away)
    },
    read: async (key) => {
      if (!isStorageKey(key)) return null
      return disk.getBytes(key).catch((error: unknown) => (isMissing(error) ? null : away(error)))
    },
    listAllOf: async (hotelId) =>
      (await Promise.all(foldersOf(hotelId).map((folder) => listKeys(disk, folder).catch(away)))).flat(),
    removeAllOf: async (hotelId) => {
      for (const folder of foldersOf(hotelId)) await disk.deleteAll(folder).catch(away)
    },
    remove: (key) =>
      disk.delete(key).catch((error: unknown) => {
        log.error({ err: error, key }, 'a picture could not be removed and stays in the bucket')
      }),
  }
}

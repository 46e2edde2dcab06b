import { existsSync } from 'node:fs'
import { chmod, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { PRIVATE_FILE, PRIVATE_FOLDER } from './private-files.ts'

/** Stores uploaded and demo pictures; keys are paths such as `menu-items/{hotelId}/{timestamp}.webp` (STO-02). */
export type Storage = {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Null when there is no such file. */
  read(key: string): Promise<Uint8Array | null>
  /** Logs a failure instead of throwing, because the caller has already committed the change. */
  remove(key: string): Promise<void>
  /** The keys of a hotel's files. */
  listAllOf(hotelId: string): Promise<string[]>
  /** Removes every file of a hotel. */
  removeAllOf(hotelId: string): Promise<void>
}

/** The picture storage cannot be reached, or denies us access. */
export class StorageUnavailable extends Error {
  readonly code = 'ESTORAGE'
}

/** What guests send, in a folder of each: for themselves and the staff of their hotel alone. */
const GUEST_PICTURES = 'guest-pictures'
const SHOWN = ['announcements', 'menu-items', 'offers', 'hotel-logos', 'hotel-covers']
const FOLDERS = [...SHOWN, GUEST_PICTURES]
const ID = '[0-9a-f-]{36}'
const KEY = new RegExp(`^((${SHOWN.join('|')})/${ID}|${GUEST_PICTURES}/${ID}/${ID})/[\\w.-]{1,100}$`)
const HOTEL = /^[0-9a-f-]{36}$/

/** The folders of a hotel. Throws for an invalid id. */
export function foldersOf(hotelId: string): string[] {
  if (!HOTEL.test(hotelId)) throw new Error(`${hotelId} is not a hotel id`)
  return FOLDERS.map((folder) => `${folder}/${hotelId}`)
}

/** The path at which the server serves a file: to everybody below `/files/`, a guest's picture to few. */
export const fileUrl = (key: string) => (key.startsWith(`${GUEST_PICTURES}/`) ? `/${key}` : `/files/${key}`)

/** The key of a file from its path, or null when it is not one of our files. */
export const keyOfUrl = (url: string): string | null => {
  const key = url.replace(/^\/(files\/)?/, '')
  return isStorageKey(key) && fileUrl(key) === url ? key : null
}

export const isStorageKey = (key: string) => KEY.test(key) && !key.includes('..')

/** The keys of all files in a folder of the disk. */
export async function listKeys(disk: Disk, folder: string): Promise<string[]> {
  const keys: string[] = []
  let paginationToken: string | undefined
  do {
    const page = await disk.listAll(folder, { recursive: true, ...(paginationToken && { paginationToken }) })
    for (const file of page.objects) if (file.isFile) keys.push(file.key)
    ;({ paginationToken } = page)
  } while (paginationToken)
  return keys
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === 'ENOENT') || isMissing(error.cause))

/** Images in a folder of this machine. */
export function openLocalStorage(folder: string): Storage {
  const location = path.join(folder, 'images')
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }))
  return {
    put: async (key, bytes) => {
      if (!isStorageKey(key)) throw new Error(`${key} is not a valid storage key`)
      const file = path.join(location, key)
      try {
        await mkdir(path.dirname(file), { recursive: true, mode: PRIVATE_FOLDER })
        await disk.put(key, bytes)
        await chmod(file, PRIVATE_FILE)
      } catch (error) {
        // What a full disk has cut off would take its last room.
        await disk.delete(key).catch(() => {})
        throw error
      }
    },
    read: async (key) => {
      if (!isStorageKey(key)) return null
      // Not asked beforehand whether it exists: it can be removed in between.
      return disk.getBytes(key).catch((error: unknown) => {
        if (isMissing(error)) return null
        throw error
      })
    },
    remove: (key) => disk.delete(key),
    listAllOf: async (hotelId) => {
      const there = foldersOf(hotelId).filter((folder) => existsSync(path.join(location, folder)))
      return (await Promise.all(there.map((folder) => listKeys(disk, folder)))).flat()
    },
    removeAllOf: async (hotelId) => {
      for (const folder of foldersOf(hotelId)) await disk.deleteAll(folder)
    },
  }
}

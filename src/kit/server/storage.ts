import path from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** Where uploaded and demo pictures live; keys are paths such as `menu-items/{hotelId}/{timestamp}.webp` (STO-02). */
export type Storage = {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Null when there is no such file. */
  read(key: string): Promise<Uint8Array | null>
  remove(key: string): Promise<void>
  /** Removes every file of a hotel. */
  removeAllOf(hotelId: string): Promise<void>
}

const FOLDERS = ['announcements', 'menu-items', 'hotel-logos', 'hotel-covers']
const KEY = new RegExp(`^(${FOLDERS.join('|')})/[0-9a-f-]{36}/[\\w.-]{1,100}$`)
const HOTEL = /^[0-9a-f-]{36}$/

/** The address under which the server serves a file. */
export const fileUrl = (key: string) => `/files/${key}`

/** The key of a file by its address, or null when it is none of ours. */
export const keyOfUrl = (url: string): string | null => {
  const key = url.startsWith('/files/') ? url.slice('/files/'.length) : ''
  return isStorageKey(key) ? key : null
}

/** Where the small size of a picture lies: `….webp` → `…-s.webp`. */
export const smallKeyOf = (key: string) => key.replace(/(\.\w+)$/, '-s$1')

export const isStorageKey = (key: string) => KEY.test(key) && !key.includes('..')

/** Images in a folder of this machine. */
export function openLocalStorage(folder: string): Storage {
  const disk = new Disk(new FSDriver({ location: path.join(folder, 'images'), visibility: 'public' }))
  return {
    put: async (key, bytes) => {
      if (!isStorageKey(key)) throw new Error(`No place for a file called ${key}`)
      await disk.put(key, bytes)
    },
    read: async (key) => {
      if (!isStorageKey(key) || !(await disk.exists(key))) return null
      return disk.getBytes(key)
    },
    remove: (key) => disk.delete(key),
    removeAllOf: async (hotelId) => {
      if (!HOTEL.test(hotelId)) throw new Error(`${hotelId} is no hotel's id`)
      for (const folder of FOLDERS) await disk.deleteAll(`${folder}/${hotelId}`)
    },
  }
}

import { createORPCErrorConstructorMap } from '@orpc/server'
import { fileUrl, isStorageKey, keyOfUrl, type Storage } from '#kit/server/storage.ts'
import { smallSizeOf } from '#kit/shared/small-picture.ts'
import { imageKey, readImage, smallOf } from './read-image.ts'

/** Checks, encodes and stores an uploaded picture in two sizes; returns its URL. Throws `ImageRefused`. */
export async function storePicture(
  storage: Storage,
  folder: string,
  hotelId: string,
  bytes: Uint8Array,
): Promise<string> {
  const image = await readImage(bytes)
  const small = await smallOf(image.bytes)
  const key = imageKey(folder, hotelId, image.extension)
  await storage.put(key, image.bytes)
  try {
    await storage.put(smallSizeOf(key), small)
  } catch (error) {
    await storage.remove(key)
    throw error
  }
  return fileUrl(key)
}

const LOGO_EDGE = 512

/** Checks, encodes and stores a logo (STO-04); returns its URL, a new one each time. Throws `ImageRefused`. */
export async function storeLogo(storage: Storage, hotelId: string, bytes: Uint8Array): Promise<string> {
  const image = await readImage(bytes, { isLogo: true, edge: LOGO_EDGE })
  const key = `hotel-logos/${hotelId}/logo.${image.extension}`
  await storage.put(key, image.bytes)
  return `${fileUrl(key)}?v=${Date.now()}`
}

/** Whether the URL is that of an existing picture in this hotel's folder. */
export async function isOwnPicture(storage: Storage, folder: string, hotelId: string, url: string) {
  const key = keyOfUrl(url)
  return key !== null && key.startsWith(`${folder}/${hotelId}/`) && (await storage.read(key)) !== null
}

const { IMAGE_UNKNOWN } = createORPCErrorConstructorMap({ IMAGE_UNKNOWN: { status: 400 } })

type Holder = { storage: Storage; actor: { hotelId: string } }

/** Refuses a picture that was not uploaded for this folder of the hotel, unless it is the current one. */
export async function checkPicture(
  { storage, actor }: Holder,
  folder: string,
  url: string | null,
  current: string | null = null,
) {
  if (url === null || url === current) return
  if (!(await isOwnPicture(storage, folder, actor.hotelId, url))) throw IMAGE_UNKNOWN()
}

/** Deletes pictures in all their sizes (STO-03). */
export async function removePictures(storage: Storage, urls: readonly string[]) {
  const keys = urls.flatMap((url) => keyOfUrl(url) ?? [])
  for (const key of keys.flatMap((key) => [key, smallSizeOf(key)]).filter(isStorageKey)) {
    await storage.remove(key)
  }
}

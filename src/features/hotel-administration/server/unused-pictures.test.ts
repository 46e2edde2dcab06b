import { expect, test } from 'vitest'
import { imageKey } from '#features/images/server/read-image.ts'
import { fileUrl } from '#kit/server/storage.ts'
import { smallSizeOf } from '#kit/shared/small-picture.ts'
import { makeHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'
import { anOffer } from '#tests/services.ts'
import { removeUnusedPictures } from './unused-pictures.ts'
import { DAY_MS } from '#kit/shared/time.ts'

const product = openProduct()

test('pictures whose form was never saved are removed after two days, and no others', async () => {
  const hotel = await makeHotel(product.database)
  const { storage } = product
  const upload = async (folder: string, daysAgo: number) => {
    const key = imageKey(folder, hotel.id, 'webp', Date.now() - daysAgo * DAY_MS)
    for (const size of [key, smallSizeOf(key)]) await storage.put(size, Buffer.from('picture'))
    return key
  }
  const isThere = async (key: string) =>
    (await Promise.all([key, smallSizeOf(key)].map((size) => storage.read(size)))).every(Boolean)

  const [saved, announced] = [await upload('menu-items', 9), await upload('announcements', 9)]
  const offered = await upload('offers', 9)
  const [unsaved, fresh] = [await upload('menu-items', 3), await upload('menu-items', 1)]
  const logo = `hotel-logos/${hotel.id}/logo.webp`
  await storage.put(logo, Buffer.from('logo'))
  const staff = product.asStaff(hotel.admin)
  const { slug } = hotel
  await staff.menu.add({ slug, item: { name: { en: 'Tea' }, price: 1, imageUrl: fileUrl(saved) } })
  const texts = { title: { en: 'Music' }, description: { en: 'At eight' } }
  await staff.announcements.add({ slug, announcement: { ...texts, imageUrl: fileUrl(announced) } })
  await staff.offers.add({ slug, offer: anOffer({ imageUrl: fileUrl(offered) }) })

  expect(await removeUnusedPictures(product)).toBe(2)

  const there = await Promise.all([saved, announced, offered, unsaved, fresh].map(isThere))
  expect(there).toEqual([true, true, true, false, true])
  expect(await storage.read(logo)).not.toBeNull()
  expect(await removeUnusedPictures(product)).toBe(0)
})

import { expect, test } from 'vitest'
import { makeHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'

const product = openProduct({ isFenced: false })

test('a name that is locked at one hotel is not shown as locked at another', async () => {
  const hotel = await makeHotel(product.database)
  const hotels = [hotel, await makeHotel(product.database)]
  const { slug } = hotel
  const room = { loginName: 'Smith', roomNumber: '303', expiresOn: null }
  for (const one of hotels) await product.asStaff(one.admin).guests.create({ slug: one.slug, ...room })
  for (let attempt = 0; attempt < 10; attempt++) {
    const signIn = product.as().sessions.signInGuest({ slug, lastName: 'Smith', roomNumber: '9' })
    await signIn.catch(() => null)
  }
  const areLocked = await Promise.all(
    hotels.map(async (each) => {
      const { guests } = await product.asStaff(each.admin).guests.list({ slug: each.slug })
      return guests.find(({ loginName }) => loginName === 'Smith')?.isLocked
    }),
  )
  expect(areLocked).toEqual([true, false])
})

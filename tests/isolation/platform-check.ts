import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { SYSTEM } from '#kit/server/actor.ts'
import { callOverHttp } from '../procedures.ts'
import type { Check } from './checks.ts'
import { makeFullHotel, MARKS } from './full-hotel.ts'
import { holdRows, makeTwin } from './twin.ts'
import { named, rowsOf } from './world.ts'

type Price = { id: string; before: number; after: number }

/** The whole life of a hotel at the hands of a super admin, for whom all hotels are one database. */
export const leavesOtherHotelsAlone: Check = async (world) => {
  const { product, address, other } = world
  const hotel = await makeFullHotel(product, address, '198.51.100.206')
  const twin = await makeTwin(product.databaseUrl, hotel)
  const before = [await rowsOf(world, other), await rowsOf(world, twin)]
  const [superAdmin] = named(world, 'super admin')
  const { id, slug, mark } = hotel
  const ask = async (name: string, input: object): Promise<unknown> => {
    const { status, text } = await callOverHttp(address, name, input, superAdmin?.headers ?? {})
    expect([name, status, text]).toEqual([name, 200, expect.anything()])
    expect([name, text.match(MARKS)?.filter((each) => each !== mark) ?? []]).toEqual([name, []])
    return (JSON.parse(text) as { json: unknown }).json
  }
  const draft = {
    name: 'Grand',
    contactEmail: null,
    contactPhone: null,
    bookingSupportNumber: null,
    isActive: true,
    primaryColor: null,
    currency: 'EUR',
    timeZone: 'Asia/Tokyo',
  }

  const letGo = await holdRows(product.databaseUrl, twin.id)
  try {
    expect(JSON.stringify(await ask('staff.list', { hotelId: id }))).not.toContain(other.admin.email)
    const lock = { action: 'guest_login_target', identifier: `name ${mark}` }
    await product.database.withActor(SYSTEM, (tx) =>
      tx.execute(sql`INSERT INTO rate_limits (identifier, action_type, hotel_id, locked_until)
        VALUES (${lock.identifier}, ${lock.action}, ${other.id}, now() + interval '10 minutes')`),
    )
    const lift = { ...lock, hotelId: id }
    const lifted = await callOverHttp(address, 'pulse.unlock', lift, superAdmin?.headers ?? {})
    expect(lifted).toMatchObject({ code: 'NOT_FOUND' })
    const [leaving] = await product.database.withActor(SYSTEM, (tx) =>
      tx.execute<{ guests: number }>(sql`SELECT count(*)::int AS guests FROM guests
        WHERE hotel_id = ${id} AND expires_at IS NOT NULL`),
    )
    expect(await ask('hotels.previewTimeZone', { id, timeZone: 'Asia/Tokyo' })).toMatchObject({ ...leaving })
    const prices = (await ask('hotels.previewCurrency', { id, currency: 'EUR' })) as Price[]
    const wanted = prices.map((price) => ({ id: price.id, seen: price.before, price: price.after + 1 }))
    await ask('hotels.update', { id, version: 1, hotel: draft, prices: wanted })

    const copied = { slug: `copy-${randomUUID().slice(0, 8)}`, hotel: draft, templateId: id }
    const copy = (await ask('hotels.create', copied)) as { id: string }
    expect(
      JSON.stringify(await rowsOf(world, copy))
        .match(MARKS)
        ?.find((each) => each !== mark),
    ).toBeUndefined()
    expect(await ask('hotels.lastCurrencyChange', { id: copy.id })).toBeNull()
    await ask('hotels.undoCurrency', { id })

    for (const one of [
      { id: copy.id, confirmedSlug: copied.slug },
      { id, confirmedSlug: slug },
    ]) {
      await ask('hotels.setActive', { id: one.id, isActive: false })
      await ask('hotels.remove', one)
    }
    await ask('hotels.restore', { id })
    await ask('hotels.remove', { id, confirmedSlug: slug })
    await ask('hotels.purge', { id, confirmedSlug: slug })
  } finally {
    await letGo()
  }
  expect([await rowsOf(world, other), await rowsOf(world, twin)]).toEqual(before)
}

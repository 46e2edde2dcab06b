import { beforeAll, expect, test } from 'vitest'
import type { AuditChange } from '#features/audit/contract.ts'
import { inEnglish } from '#kit/shared/texts.ts'
import { makeGuest, makeHotel, type TestHotel } from '#tests/factories.ts'
import { type Api, openProduct } from '#tests/product.ts'
import {
  addMassage,
  addTowels,
  anOffer,
  aResource,
  askFor,
  hoursAhead,
  newKey,
  openAreas,
} from '#tests/services.ts'

const product = openProduct()
let hotel: TestHotel
let staff: Api
let slug: string

beforeAll(async () => {
  hotel = await makeHotel(product.database)
  slug = hotel.slug
  staff = product.asStaff(hotel.admin)
  await openAreas(product.database, hotel.id)
})

/** The newest entries about a thing, oldest first: what was done, to what, and field by field what has changed. */
async function told(entityId: string) {
  const { entries } = await staff.audit.list({ slug, entityId })
  const wordsOf = ({ field, of, before, after }: AuditChange) =>
    [of ? `${field} of ${of}` : field, [before, after]] as const
  return entries
    .map(
      ({ entity, action, name, changes }) =>
        [`${entity} ${action}`, name, Object.fromEntries(changes.map(wordsOf))] as const,
    )
    .toReversed()
}

test('every step of a request stands in the activity in the words of its area', async () => {
  const towels = await addTowels(product.database, hotel.id)
  const asked = askFor(towels, { note: 'Big ones' })
  const { id } = await product.asGuest(hotel.guest).work.book({ slug, key: newKey(), asked })
  const of = async () => ({ slug, id, version: (await staff.work.get({ slug, id })).version })
  await staff.work.take({ ...(await of()), name: 'Amra' })
  await staff.work.escalate({ ...(await of()), isEscalated: true })
  await staff.work.escalate({ ...(await of()), isEscalated: false })
  await staff.work.update({ ...(await of()), staffNotes: 'Called', paymentStatus: 'paid', roomNumber: '7' })
  await staff.work.complete(await of())
  await staff.work.reopen(await of())
  await staff.work.cancel({ ...(await of()), reason: 'duplicate' })
  const all = await told(id)
  expect(all.map(([what, name]) => [what, name])).toEqual(
    ['book', 'take', 'escalate', 'calm', 'update', 'complete', 'reopen', 'cancel'].map((action) => [
      `request ${action}`,
      'Towels',
    ]),
  )
  const [, , booked] = all[0] ?? []
  expect(booked).toMatchObject({ note: [null, 'Big ones'], step: [null, 'asked'], roomNumber: [null, '101'] })
  expect(all.slice(1).map(([, , changes]) => changes)).toEqual([
    { step: ['asked', 'seen'], takenBy: [null, 'Amra'] },
    { isEscalated: [false, true] },
    { isEscalated: [true, false] },
    { paymentStatus: ['open', 'paid'], roomNumber: ['101', '7'], staffNotes: [null, 'Called'] },
    { step: ['seen', 'atTheDoor'], bookingStatus: ['open', 'completed'] },
    { step: ['atTheDoor', 'asked'], bookingStatus: ['completed', 'open'] },
    {
      step: ['asked', 'cancelled'],
      bookingStatus: ['open', 'cancelled'],
      cancelledBecause: [null, 'duplicate'],
    },
  ])
})

test('what follows a guest to another room says so', async () => {
  const guest = await makeGuest(product.database, hotel, { roomNumber: '11' })
  const towels = await addTowels(product.database, hotel.id)
  const { id } = await product.asGuest(guest).work.book({ slug, key: newKey(), asked: askFor(towels) })
  const { guests } = await staff.guests.list({ slug, search: guest.guestName })
  await staff.guests.update({
    slug,
    id: guest.guestId,
    version: guests[0]?.version ?? 0,
    loginName: guest.guestName,
    roomNumber: '12',
    expiresOn: null,
    isActive: true,
  })
  expect((await told(id)).at(-1)).toEqual(['request follow', 'Towels', { roomNumber: ['11', '12'] }])
})

test('a moved appointment says from when to when and with whom, and a block whose time it was', async () => {
  const { offer, resourceIds } = await addMassage(product.database, hotel.id, {}, [
    {},
    { name: { ...inEnglish('Tarik'), ar: 'طارق' } },
  ])
  const [lejla = '', tarik = ''] = resourceIds
  const [first, later] = [hoursAhead(26), hoursAhead(28)]
  const { id, version } = await staff.work.bookFor({
    slug,
    guestId: hotel.guest.guestId,
    key: newKey(),
    asked: askFor(offer, { startsAt: first, resourceId: lejla }),
  })
  await staff.work.move({ slug, id, version, startsAt: later, resourceId: tarik })
  expect((await told(id)).at(-1)).toEqual([
    'appointment move',
    'Massage',
    { from: [first, later], until: [hoursAhead(27), hoursAhead(29)], resource: ['Lejla', 'Tarik'] },
  ])

  const time = { beginsAt: hoursAhead(50), endsAt: hoursAhead(51) }
  const block = await staff.work.block({ slug, resourceId: lejla, ...time, reason: 'Break' })
  await staff.work.unblock({ slug, id: block.id })
  expect(await told(lejla)).toEqual([
    [
      'resource block',
      'Lejla',
      {
        from: [null, time.beginsAt],
        until: [null, time.endsAt],
        name: [null, 'Lejla'],
        reason: [null, 'Break'],
      },
    ],
    [
      'resource unblock',
      'Lejla',
      {
        from: [time.beginsAt, null],
        until: [time.endsAt, null],
        name: ['Lejla', null],
        reason: ['Break', null],
      },
    ],
  ])
})

test('an offer says what has changed of its texts, prices, questions and answers', async () => {
  const resource = await staff.resources.add({ slug, resource: aResource({ name: inEnglish('Pool') }) })
  const question = { id: newKey(), label: inEnglish('Oil'), kind: 'choice' as const }
  const [rose, mint] = [newKey(), newKey()]
  const offer = anOffer({
    category: 'spa_wellness',
    kind: 'appointment',
    team: 'spa',
    price: 1000,
    questions: [{ ...question, choices: [{ id: rose, label: inEnglish('Rose'), price: 100 }] }],
  })
  const { id, version } = await staff.offers.add({ slug, offer })
  const changed = {
    ...offer,
    name: { ...inEnglish('Towels'), ar: 'مناشف' },
    price: 1200,
    resourceIds: [resource.id],
    questions: [
      {
        ...question,
        choices: [
          { id: rose, label: { ...inEnglish('Rose'), bs: 'Ruža' }, price: 150 },
          { id: mint, label: inEnglish('Mint'), price: 0 },
        ],
      },
    ],
  }
  await staff.offers.update({ slug, id, version, offer: changed })
  const [what, name, changes] = (await told(id)).at(-1) ?? []
  expect([what, name]).toEqual(['offer update', 'Towels'])
  expect(changes).toEqual({
    price: [1000, 1200],
    nameAr: [null, 'مناشف'],
    resources: [null, 'Pool'],
    'price of Oil: Rose': [100, 150],
    'labelBs of Oil: Rose': [null, 'Ruža'],
    'price of Oil: Mint': [null, 0],
    'labelEn of Oil: Mint': [null, 'Mint'],
  })
})

test('a resource says which hours have changed, and which days differ', async () => {
  const { id, version, ...draft } = await staff.resources.add({ slug, resource: aResource() })
  const { name, capacity, isEnabled, week } = draft
  const shorter = [
    [
      { begins: '09:00', ends: '12:00' },
      { begins: '13:00', ends: '24:00' },
    ],
    [],
    ...week.slice(2),
  ]
  await staff.resources.update({
    slug,
    id,
    version,
    resource: { name, capacity, isEnabled, week: shorter, exceptions: [{ day: '2031-12-25', spans: [] }] },
  })
  expect((await told(id)).at(-1)).toEqual([
    'resource update',
    'Lejla',
    {
      monday: ['00:00–24:00', '09:00–12:00, 13:00–24:00'],
      tuesday: ['00:00–24:00', '–'],
      'hours of 2031-12-25': [null, '–'],
    },
  ])
})

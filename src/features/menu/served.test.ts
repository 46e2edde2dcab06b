import { expect, test } from 'vitest'
import { inEnglish } from '#kit/shared/texts.ts'
import { byNextPart, menuAt, nextMenuChange, servedAt } from './served.ts'

const SARAJEVO = 'Europe/Sarajevo'
const part = (id: string, begins: string, ends: string) => ({ id, name: inEnglish(id), begins, ends })
const breakfast = part('breakfast', '07:00', '11:00')
const night = part('night', '22:30', '05:00')
const dish = (id: string, parts: (typeof night)[] = [], soldOut: 'opening' | 'further' | null = null) => ({
  id,
  parts,
  soldOut,
})
const MENU = [
  dish('soup'),
  dish('eggs', [breakfast]),
  dish('toast', [night]),
  dish('cheese', [night, breakfast]),
]
const at = (time: string) => new Date(`2026-11-23T${time}:00+01:00`)
const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id)

test('what can be ordered depends on the hotel’s clock', () => {
  const idsAt = (time: string) => {
    const { served, later } = servedAt(MENU, at(time), SARAJEVO)
    return { served: idsOf(served), later: idsOf(later) }
  }
  expect(idsAt('07:00')).toEqual({ served: ['soup', 'eggs', 'cheese'], later: ['toast'] })
  expect(idsAt('11:00')).toEqual({ served: ['soup'], later: ['eggs', 'toast', 'cheese'] })
  expect(idsAt('23:59')).toEqual({ served: ['soup', 'toast', 'cheese'], later: ['eggs'] })
})

test('a hotel without parts of the day serves everything always, and waits for nothing', () => {
  const menu = [dish('soup'), dish('tea', [], 'further')]
  expect(servedAt(menu, at('03:00'), SARAJEVO)).toEqual({ served: menu, later: [] })
  expect(nextMenuChange(menu, at('03:00'), SARAJEVO)).toBeNull()
})

test('what comes later stands once, under the part that begins next', () => {
  const partsAt = (time: string) =>
    byNextPart(servedAt(MENU, at(time), SARAJEVO).later, at(time), SARAJEVO).map((each) => ({
      part: each.part.id,
      items: idsOf(each.items),
    }))
  expect(partsAt('12:00')).toEqual([
    { part: 'night', items: ['toast', 'cheese'] },
    { part: 'breakfast', items: ['eggs'] },
  ])
  expect(partsAt('06:00')).toEqual([
    { part: 'breakfast', items: ['eggs', 'cheese'] },
    { part: 'night', items: ['toast'] },
  ])
})

test('the menu changes when a part begins or ends, and when the kitchen opens', () => {
  const next = (menu: typeof MENU, time: string) => nextMenuChange(menu, at(time), SARAJEVO)
  expect(next(MENU, '12:00')).toEqual(at('22:30'))
  expect(next(MENU, '22:30')).toEqual(new Date('2026-11-24T05:00:00+01:00'))
  const soldOut = [dish('soup', [], 'opening')]
  expect(next(soldOut, '04:00')).toEqual(at('05:00'))
  expect(next([...MENU, ...soldOut], '04:00')).toEqual(at('05:00'))
})

test('what is sold out until the kitchen opens can be had for a time after that', () => {
  const menu = [dish('soup', [], 'opening'), dish('tea', [], 'further')]
  const soldOutAt = (moment: Date) =>
    menuAt(menu, { readAt: at('12:00'), at: moment, timeZone: SARAJEVO }).map(({ soldOut }) => soldOut)
  expect(soldOutAt(at('12:00'))).toEqual(['opening', 'further'])
  expect(soldOutAt(new Date('2026-11-24T04:45:00+01:00'))).toEqual(['opening', 'further'])
  expect(soldOutAt(new Date('2026-11-24T05:00:00+01:00'))).toEqual([null, 'further'])
})

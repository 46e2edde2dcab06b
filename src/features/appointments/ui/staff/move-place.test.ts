import { expect, test } from 'vitest'
import { movedByKey, snapped } from './move-place.ts'

const bounds = {
  duration: 60,
  step: 30,
  resourceIds: ['lejla', 'tarik'],
  isRtl: false,
  shown: { from: 540, until: 720 },
}
const at = (minute: number, resourceId = 'lejla') => ({ minute, resourceId })

test('up and down move by the step of the offer, and stay within the day', () => {
  expect(movedByKey('ArrowDown', at(600), bounds)).toEqual(at(630))
  expect(movedByKey('ArrowUp', at(600), bounds)).toEqual(at(570))
  expect(movedByKey('ArrowDown', at(660), bounds)).toEqual(at(660))
  expect(movedByKey('ArrowUp', at(540), bounds)).toEqual(at(540))
})

test('what begins between two steps moves to the next one', () => {
  expect(movedByKey('ArrowDown', at(610), bounds)).toEqual(at(630))
  expect(movedByKey('ArrowUp', at(610), bounds)).toEqual(at(600))
})

test('left and right move to the resource that stands there', () => {
  expect(movedByKey('ArrowRight', at(600), bounds)).toEqual(at(600, 'tarik'))
  expect(movedByKey('ArrowRight', at(600, 'tarik'), bounds)).toEqual(at(600, 'tarik'))
  expect(movedByKey('ArrowLeft', at(600), { ...bounds, isRtl: true })).toEqual(at(600, 'tarik'))
  expect(movedByKey('Enter', at(600), bounds)).toBeNull()
})

test('where it is let go, it snaps to the step', () => {
  expect(snapped(612, bounds)).toBe(600)
  expect(snapped(616, bounds)).toBe(630)
  expect(snapped(900, bounds)).toBe(660)
  expect(snapped(100, bounds)).toBe(540)
})

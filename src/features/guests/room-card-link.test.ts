import { expect, test } from 'vitest'
import { readRoomCard, roomCardFragment } from './room-card-link.ts'

test.each([
  ['101', null],
  ['غرفة ٣', 'K7QM3XTD'],
  ['12 & 14 #b=c', 'K7QM3XTD'],
])('a card of room %s with code %s is read as it was written', (room, code) => {
  expect(readRoomCard(`#${roomCardFragment(room, code)}`)).toEqual({ room, code })
})

test('a card printed earlier says its code alone, and any other fragment nothing', () => {
  expect(readRoomCard('#code=K7QM3XTD')).toEqual({ room: null, code: 'K7QM3XTD' })
  expect(readRoomCard('#code=short')).toBeNull()
  expect(readRoomCard('#main')).toBeNull()
  expect(readRoomCard('')).toBeNull()
  expect(readRoomCard(`#room=${'9'.repeat(500)}`)?.room).toHaveLength(40)
})

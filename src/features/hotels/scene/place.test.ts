import { expect, test } from 'vitest'
import { placeOf } from './place.ts'

test.each([
  ['Hotel Miljacka', 'Europe/Sarajevo', 'old-town'],
  ['Hotel Beethoven', 'Europe/Vienna', 'spires'],
  ['Airport Inn', 'Europe/Vienna', 'towers'],
  ['Grand Palace', 'Asia/Dubai', 'dunes'],
  ['Azure Beach Resort', 'Asia/Dubai', 'coast'],
  ['Villa Toscana', 'Europe/Rome', 'hills'],
  ['Planinski dom Bjelašnica', 'Europe/Sarajevo', 'mountains'],
  ['فندق الشاطئ', 'Africa/Cairo', 'coast'],
  ['منتجع الواحة', 'Asia/Riyadh', 'coast'],
  ['فندق جبل عمّان', 'Asia/Amman', 'mountains'],
  ['The Standard', 'America/New_York', 'towers'],
  ['Aloha', 'Pacific/Honolulu', 'coast'],
  ['Somewhere', 'UTC', 'spires'],
])('%s in %s is drawn as %s', (name, timeZone, place) => expect(placeOf(name, timeZone)).toBe(place))

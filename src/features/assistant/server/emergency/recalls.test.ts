import { expect, test } from 'vitest'
import { recallsEmergency } from './recalls.ts'

test.each([
  'This is no emergency',
  'it is not an emergency, sorry',
  "it's not an emergency",
  'false alarm',
  'Sorry!! It was a false alarm, everything is fine now.',
  'I pressed it by mistake',
  'cancel the emergency please',
  'lažna uzbuna',
  'Izvinite, lažna uzbuna, sve je u redu',
  'ovo nije hitan slučaj',
  'nije hitno',
  'greškom sam pritisnuo',
  'إنذار كاذب',
  'آسف، إنذار كاذب',
  'هذه ليست حالة طوارئ',
  'لا توجد حالة طوارئ',
  'ضغطت بالخطأ',
])('takes it back: %s', (text) => expect(recallsEmergency(text)).toBe(true))

test.each([
  'this is not a false alarm',
  'it is no false alarm',
  'is this a false alarm?',
  'false alarm? there is smoke everywhere',
  'no emergency exit is open',
  'it is not an emergency but my husband is bleeding',
  'thank you',
  'no',
  'ovo nije lažna uzbuna',
  'lažna uzbuna ali ima dima',
  'hitno je',
  'هذا ليس إنذارا كاذبا',
  'إنذار كاذب لكن هناك دخان',
  'شكرا',
  '',
])('does not: %s', (text) => expect(recallsEmergency(text)).toBe(false))

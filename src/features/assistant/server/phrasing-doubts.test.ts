import { expect, test } from 'vitest'
import { isReply } from './phrasing-doubts.ts'

test.each([
  'yes',
  'no',
  'yes please',
  'cancel it',
  'never mind',
  'two please',
  'thanks',
  'hello',
  'da',
  'otkaži to',
  'dva molim',
  'hvala',
  'نعم',
  'لا',
  'اثنان من فضلك',
  'شكرا',
  '2',
])('is said in a conversation: %s', (text) => expect(isReply(text)).toBe(true))

test.each([
  'when is breakfast',
  'is there a pool',
  'pool?',
  'do you have two pools?',
  'can I cancel my booking?',
  'imate li bazen',
  'bazen',
  'متى الفطور',
  'المسبح',
])('can be asked: %s', (text) => expect(isReply(text)).toBe(false))

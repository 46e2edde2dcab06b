import { describe, expect, test } from 'vitest'
import { readEmergency } from './read-emergency.ts'

const REAL = [
  ['life', 'my husband has chest pain'],
  ['life', "she can't breathe"],
  ['life', 'i just ate baklava and I have a severe nut allergy, my throat is closing'],
  ['life', 'HE IS BLEEDING A LOT'],
  ['fire', 'there is smoke in the corridor'],
  ['fire', 'the fire alarm is ringing what do we do'],
  ['fire', 'it smells of gas in our room'],
  ['crime', 'somebody broke into my room'],
  ['crime', 'I have been robbed'],
  ['missing', 'I cannot find my little daughter, she was by the pool'],
  ['stuck', 'we are stuck in the lift'],
  ['help', 'help!'],
  ['help', 'call an ambulance'],
  ['life', 'ابني لا يتنفس'],
  ['help', 'حالة طوارئ'],
  ['help', 'أحتاج إسعاف'],
  ['help', 'النجدة'],
  ['fire', 'في حريق بالطابق'],
  ['life', 'moj otac ima bolove u prsima'],
  ['help', 'upomoć'],
  ['help', 'zovite policiju'],
  ['fire', 'osjeti se dim u hodniku'],
  ['stuck', 'zaglavili smo u liftu'],
] as const

const HARMLESS = [
  'is there a fireplace in the lobby?',
  'I have a burning question about breakfast',
  'what is the fire assembly point?',
  'I am dying for a coffee',
  'can I smoke on the balcony?',
  'two lentil soups without onions',
  'I am allergic to nuts, which desserts can I eat?',
  'the lift is very slow today',
  'please wake me up at 6',
  'where is the nearest pharmacy?',
  'what time is breakfast',
  'And where?',
  'And the garden room?',
  'make it two',
  'أريد قهوة من فضلك',
  'هل التدخين مسموح في الشرفة؟',
  'متى يبدأ الفطور؟',
  'ima li kamin u lobiju?',
  'umirem od gladi, šta imate?',
  'mogu li dobiti još peškira',
  'u koliko sati je doručak?',
]

describe('what a guest writes', () => {
  test.each(REAL)('is taken for an emergency: %s, %s', (_danger, text) =>
    expect(readEmergency(text)?.isSure).toBe(true),
  )
  test.each(HARMLESS)('is taken for nothing of the kind: %s', (text) =>
    expect(readEmergency(text)).toBeNull(),
  )

  test('tells most kinds of emergencies apart', () => {
    const right = REAL.filter(([danger, text]) => readEmergency(text)?.danger === danger)
    expect(right.length).toBeGreaterThanOrEqual(REAL.length * 0.85)
  })

  test('is read whatever it is made of', () => {
    const empty = ['', '   ', '🙂🙂', '?', '٣٤٥', '\u200f\u202e 123']
    expect(empty.map((text) => readEmergency(text))).toEqual(empty.map(() => null))
    expect(readEmergency('HELP HELP HELP')?.isSure).toBe(true)
    expect(readEmergency('ا'.repeat(1000))?.isSure).not.toBe(true)
  })
})

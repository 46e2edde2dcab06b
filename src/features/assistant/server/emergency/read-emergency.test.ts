import { describe, expect, test } from 'vitest'
import { textIn } from '#kit/server/texts.ts'
import { LANGUAGES } from '#kit/shared/languages.ts'
import { numberFor } from './numbers.ts'
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
  ['life', 'call an ambulance'],
  ['life', 'ابني لا يتنفس'],
  ['help', 'حالة طوارئ'],
  ['life', 'أحتاج إسعاف'],
  ['help', 'النجدة'],
  ['fire', 'في حريق بالطابق'],
  ['life', 'moj otac ima bolove u prsima'],
  ['help', 'upomoć'],
  ['crime', 'zovite policiju'],
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

/** None of them was learned from. */
const IN_OTHER_LANGUAGES = [
  'Kann man hier Schach spielen?',
  'Wo ist das Restaurant?',
  'Können Sie mir ein Taxi rufen?',
  'Où est la piscine ?',
  'Posso avere due asciugamani?',
  '¿Dónde está la piscina?',
  'Havlu alabilir miyim?',
  'Где можно поужинать?',
  'Waar is het zwembad?',
  'Gdzie jest basen?',
]

describe('what a guest writes', () => {
  test.each(IN_OTHER_LANGUAGES)('is taken for no emergency in another language: %s', (text) =>
    expect(readEmergency(text)).toBeNull(),
  )

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

  test.each(LANGUAGES)('is one where the guest says so (%s)', (language) =>
    expect(readEmergency(textIn(language, 'chat', 'emergency.say'))?.isSure).toBe(true),
  )

  test('is read whatever it is made of', () => {
    const empty = ['', '   ', '🙂🙂', '?', '٣٤٥', '\u200f\u202e 123']
    expect(empty.map((text) => readEmergency(text))).toEqual(empty.map(() => null))
    expect(readEmergency('HELP HELP HELP')?.isSure).toBe(true)
    expect(readEmergency('ا'.repeat(1000))?.isSure).not.toBe(true)
  })
})

test('the number to call is that of the place and of the danger', () => {
  expect(numberFor('life', 'Europe/Sarajevo')).toBe('124')
  expect(numberFor('fire', 'Europe/Sarajevo')).toBe('123')
  expect(numberFor('crime', 'Asia/Qatar')).toBe('999')
  expect(numberFor('help', 'America/New_York')).toBe('911')
  expect(numberFor('life', 'Europe/Vienna')).toBe('112')
})

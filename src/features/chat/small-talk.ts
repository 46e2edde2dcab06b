import { isOneOf, wordsOf } from './words.ts'

export type SmallTalk = 'hello' | 'thanks' | 'bye'

const SAID: Record<SmallTalk, readonly string[]> = {
  thanks: [
    'thanks',
    'thank',
    'thx',
    'ty',
    'hvala',
    'fala',
    'zahvaljujem',
    'شكرا',
    'مشكور*',
    'تسلم*',
    'يعطيك',
  ],
  bye: ['bye', 'goodbye', 'cao', 'dovidjenja', 'dovidenja', 'vidimo', 'prijatno', 'سلامه', 'وداعا', 'باي'],
  hello: [
    ...['hi', 'hello', 'hey', 'hiya', 'morning', 'afternoon', 'evening', 'zdravo', 'bok', 'pozdrav', 'selam'],
    ...[
      'merhaba',
      'jutro',
      'dan',
      'vece',
      'halo',
      'مرحبا',
      'اهلا',
      'اهلين',
      'سلام',
      'هلا',
      'صباح',
      'مساء',
      'هاي',
    ],
  ],
}
const AROUND = [
  ...[
    'good',
    'you',
    'very',
    'much',
    'a',
    'lot',
    'so',
    'there',
    'dobro',
    'dobar',
    'dobra',
    'puno',
    'vam',
    'ti',
  ],
  ...[
    'lijepo',
    'lijepa',
    'mnogo',
    'se',
    'na',
    'svemu',
    'عليكم',
    'وسهلا',
    'سهلا',
    'خير',
    'نور',
    'جزيلا',
    'لك',
    'لكم',
  ],
  ...['الف', 'عافيه', 'مع', 'كثيرا', 'جدا', 'يا', 'ورحمه', 'الله', 'وبركاته', 'ok', 'okay', 'super', 'great'],
]

/** A greeting, a thank-you or a goodbye, with nothing asked; null for everything else. */
export function smallTalkOf(text: string): SmallTalk | null {
  const words = wordsOf(text)
  const kinds = Object.keys(SAID) as SmallTalk[]
  const isAny = (word: string) => kinds.some((kind) => isOneOf(word, SAID[kind])) || isOneOf(word, AROUND)
  if (words.length === 0 || words.length > 8 || !words.every(isAny)) return null
  return kinds.find((kind) => words.some((word) => isOneOf(word, SAID[kind]))) ?? null
}

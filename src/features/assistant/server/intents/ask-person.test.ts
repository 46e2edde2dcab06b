import { expect, test } from 'vitest'
import { asksForPerson } from './ask-person.ts'

const ASKING = [
  'talk to a person',
  'Can I talk to a real person please?',
  'I want to speak with someone at the hotel',
  'connect me to reception',
  'human please',
  'get me a manager',
  'I need a human',
  'can i chat with the front desk',
  'not a bot',
  'želim razgovarati s osobom',
  'mogu li pričati sa nekim iz hotela',
  'spojite me s recepcijom',
  'hoću živu osobu, ne robota',
  'trebam razgovor s osobljem',
  'želim čovjeka',
  'أريد التحدث مع موظف',
  'أريد أن أتكلم مع شخص حقيقي',
  'ممكن أكلم حد من الاستقبال',
  'حولني على الاستقبال',
  'بدي احكي مع موظف',
  'أريد موظفًا',
]

const OTHER = [
  'does the staff speak English?',
  'do you have an Arabic speaking guide?',
  'a table for one person',
  'a taxi for three persons',
  'how much is the massage per person?',
  'when is reception open?',
  'where is the front desk',
  'govori li osoblje engleski?',
  'sto za jednu osobu',
  'koliko košta po osobi',
  'gdje je recepcija?',
  'هل يتحدث الموظفون الإنجليزية؟',
  'طاولة لشخص واحد',
  'أين الاستقبال؟',
  'كم السعر للشخص؟',
]

test.each(ASKING)('asks for a person: %s', (text) => expect(asksForPerson(text)).toBe(true))
test.each(OTHER)('asks for something else: %s', (text) => expect(asksForPerson(text)).toBe(false))

import { describe, expect, test } from 'vitest'
import { textIn } from '#kit/server/texts.ts'
import { LANGUAGES } from '#kit/shared/languages.ts'
import { numberFor } from '../../emergency-numbers.ts'
import { dangerOfNumber } from './numbers.ts'
import { readEmergency } from './read-emergency.ts'

const REAL = [
  ['life', 'my husband has chest pain'],
  ['life', "she can't breathe"],
  ['life', 'i just ate baklava and I have a severe nut allergy, my throat is closing'],
  ['life', 'HE IS BLEEDING A LOT'],
  ['fire', 'there is smoke in the corridor'],
  ['fire', 'the fire alarm is ringing what do we do'],
  ['gas', 'it smells of gas in our room'],
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
  ['fire', 'gori mi soba'],
  ['fire', 'gori nam krevet'],
  ['fire', 'help there is a fire on the third floor'],
  ['fire', 'help us the kitchen is burning'],
  ['fire', 'upomoć, gori hodnik'],
  ['fire', 'ساعدونا فيه حريق في الدور الثالث'],
  ['fire', 'فيه حريق'],
  ['fire', 'فيه نار'],
  ['fire', 'Feuer im dritten Stock'],
  ['fire', 'Hilfe, es brennt'],
  ['fire', 'the socket is sparking'],
  ['fire', 'utičnica varniči'],
  ['fire', 'الفيش يطلع شرار'],
  ['life', 'epileptični napad'],
  ['life', 'ima epi napad, trese se'],
  ['life', 'جاته نوبة صرع'],
  ['life', 'my friend overdosed'],
  ['life', 'drugarica se predozirala'],
  ['life', 'صاحبي أخذ جرعة زائدة'],
  ['life', 'my wife is in labour'],
  ['life', 'žena mi se porađa'],
  ['life', 'زوجتي تلد'],
  ['life', 'ابغى اموت'],
  ['life', 'ne želim više živjeti'],
  ['life', 'ich bekomme keine Luft'],
  ['life', 'Meine Frau ist ohnmächtig'],
  ['life', 'Mein Vater ist bewusstlos'],
  ['life', 'Rufen Sie einen Rettungswagen'],
  ['crime', 'i am being followed in the hallway'],
  ['crime', 'prati me neki čovjek po hodniku'],
  ['crime', 'في واحد يلاحقني في الممر'],
  ['crime', 'napali su me'],
  ['crime', 'napali su nas ispred hotela'],
  ['crime', 'help me, I was attacked'],
  ['crime', 'my wallet was stolen'],
  ['crime', 'ukraden mi je novčanik'],
  ['crime', 'انسرقت محفظتي'],
  ['crime', 'there is a bomb in the lobby'],
  ['crime', 'bomba u hotelu'],
  ['crime', 'فيه قنبلة في الفندق'],
  ['gas', 'i smell gas'],
  ['gas', 'miriše na plin'],
  ['gas', 'osjeti se plin u kupatilu'],
  ['gas', 'رائحة غاز'],
  ['gas', 'help, gas is leaking in the kitchen'],
  ['help', 'earthquake'],
  ['help', 'zemljotres'],
  ['help', 'potres!'],
  ['help', 'زلزال'],
  ['help', 'the building is shaking, it is an earthquake'],
  ['help', 'water is flooding our room'],
  ['help', 'voda nam poplavljuje sobu'],
  ['help', 'المويه غرقت الغرفة'],
  ['help', '911'],
  ['help', '٩١١'],
  ['help', '9-1-1'],
  ['help', 'call 112'],
  ['help', 'please call 911 now'],
  ['help', 'call number 112'],
  ['help', 'nazovite 112'],
  ['help', 'molim vas zovite 112 odmah'],
  ['help', 'اتصلوا ب 112'],
  ['help', 'اتصل بالرقم ١١٢'],
  ['help', 'help, room 112'],
  ['fire', 'u sobi 112 gori'],
  ['fire', 'there is a fire, call me at 112'],
  ['fire', 'pola hotela gori'],
  ['help', '🆘'],
  ['help', '🆘🆘🆘'],
] as const

/** What may as well be the number of a room, or praise. */
const DOUBTFUL = [
  ['help', '112'],
  ['help', '112!!'],
  ['help', '١١٢'],
  ['help', 'call me at 112'],
  ['help', 'please call me back on 112'],
  ['help', 'you can reach us at 911'],
  ['help', 'nazovite me na 112'],
  ['help', 'možete me dobiti na broj 112'],
  ['help', 'اتصلوا بي على 112'],
  ['help', 'كلموني على الرقم ١١٢'],
  ['fire', '🔥🔥🔥'],
  ['life', '🚑'],
] as const

const HARMLESS = [
  'room 112',
  'call room 112',
  '999 euro',
  '112 KM',
  'call me at 245',
  'nazovite me na 245',
  'pola falafela',
  'pola porcije falafela',
  'pola pizze',
  'pola hljeba',
  '9.99',
  '€999',
  'soba 112',
  'broj sobe je 112',
  '112 maraka',
  'غرفة 112',
  'رقم غرفتي 112',
  '112 يورو',
  '101',
  'the room is dirty',
  'الغرفة وسخة',
  'soba je prljava',
  'this is not an emergency',
  'sorry, false alarm',
  'lažna uzbuna, izvinite',
  'nije hitno',
  'إنذار كاذب',
  'هذه ليست حالة طوارئ',
  'he is 15 kilos',
  'send someone please',
  'nas trojica, sutra u 19h',
  'pošaljite nekoga',
  'ابعثوا احد',
  'والنساء والرجال؟',
  'what happens in an emergency',
  'what do you do in case of an emergency?',
  "I'm choking with laughter",
  'we were dying laughing at the show',
  'where is the fire exit?',
  'is there a doctor at the hotel?',
  'what is the number of an ambulance here?',
  'do the rooms have smoke detectors?',
  'this salad is fire',
  'is the film about the earthquake on tonight?',
  'the curry burned my tongue, so good',
  'we had a small fire at home last year',
  'ljuto da gori',
  'ovaj sos je vatra',
  'gori od ljutine, ali je super',
  'hoću čovjeka',
  'hoću razgovarati s čovjekom',
  'hoću živog čovjeka molim',
  'šta se dešava u hitnom slučaju?',
  'gdje je izlaz u slučaju požara?',
  'ima li ljekar u hotelu?',
  'umrli smo od smijeha',
  'prošle godine je kod nas bio zemljotres',
  'الجو نار',
  'الجو نار اليوم',
  'الفلفل نار',
  'متنا من الضحك',
  'ماذا يحدث في حالة الطوارئ؟',
  'أين مخرج الطوارئ؟',
  'هل يوجد طبيب في الفندق؟',
  'كم رقم الإسعاف عندكم؟',
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

  test.each(DOUBTFUL)('is asked about: %s, %s', (danger, text) =>
    expect(readEmergency(text)).toEqual({ danger, isSure: false }),
  )

  test('tells most kinds of emergencies apart', () => {
    const right = REAL.filter(([danger, text]) => readEmergency(text)?.danger === danger)
    expect(right.length).toBeGreaterThanOrEqual(REAL.length * 0.95)
  })

  test.each(LANGUAGES)('is one where the guest says so (%s)', (language) =>
    expect(readEmergency(textIn(language, 'chat', 'emergency.say'))?.isSure).toBe(true),
  )

  test.each(['nobody comes', 'niko ne dolazi', 'لا أحد يأتي', 'we have been waiting for an hour'])(
    'is none that rings where a guest only waits: %s',
    (text) => expect(readEmergency(text)?.isSure).not.toBe(true),
  )

  test.each([
    'there is smoke and nobody comes',
    'gori, a niko ne dolazi',
    'نحن عالقون في المصعد ولا أحد يأتي',
  ])('rings where a guest in danger waits: %s', (text) => expect(readEmergency(text)?.isSure).toBe(true))

  test('is none that rings where a number is that of a room', () => {
    expect(readEmergency('my room number is 911')?.isSure).not.toBe(true)
  })

  test('is read whatever it is made of', () => {
    const empty = ['', '   ', '🙂🙂', '?', '٣٤٥', '\u200f\u202e 345', '101', '1122']
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

test.each([
  ['124', 'Europe/Sarajevo', 'life'],
  ['123!', 'Europe/Sarajevo', 'fire'],
  ['nazovite 122', 'Europe/Sarajevo', 'crime'],
  ['١٢٤', 'Europe/Sarajevo', 'life'],
  ['112', 'Europe/Sarajevo', 'help'],
  ['998', 'Asia/Dubai', 'life'],
  ['000', 'Australia/Sydney', 'help'],
  ['124', 'Europe/London', null],
  ['room 124', 'Europe/Sarajevo', null],
  ['124 KM', 'Europe/Sarajevo', null],
  ['1.24', 'Europe/Sarajevo', null],
  ['124 and 112', 'Europe/Sarajevo', null],
] as const)('a number alone is of a danger where it is dialled: %s, %s', (text, timeZone, danger) => {
  expect(dangerOfNumber(text, timeZone)).toBe(danger)
})

test.each(['zzyzx ', 'please ', 'ha ', 'alo ', 'يلا '])(
  'a word that is written again and again rings nobody: %s',
  (word) => {
    expect(readEmergency(word.repeat(160))?.isSure ?? false).toBe(false)
  },
)

test.each([
  'Pool',
  'sauna',
  'bazen',
  'المسبح',
  'stew',
  'drink',
  'noodles',
  'krumpir',
  'ražnjići',
  'hamburger',
  'pomfrit',
  'نودل',
  'شعيرية',
  'يخنة',
  'ومويه',
  'odmah',
  'فورا',
  'الآن',
  'immediately',
  'now!',
  'at 9',
  'u 9',
  'right now please',
  'može odmah',
  'actually now',
])('a word or a few that are a sign of nothing call nobody: %s', (word) => {
  expect(readEmergency(word)).toBeNull()
})

test.each(['hlep', 'FIER FIER', 'pomc', 'zemljotres', 'عتقوني', 'استغاثه', 'Erdbeben'])(
  'unless it is known as a cry for help: %s',
  (word) => {
    expect(readEmergency(word)?.isSure).toBe(true)
  },
)

test.each([
  'lift',
  'Elevator',
  'the lift',
  'child',
  'pregnant',
  'doctor',
  'a doctor please',
  'waking',
  'snake',
  'hospital',
  'security',
  'pills',
  'electric',
  'disco',
  'robe',
  'puppy',
  'somebody',
  'getting',
  'disappointed',
  'policy',
  'مصعد',
  'المصعد',
  'ولد',
  'بنتي',
  'دكتور',
  'طبيب من فضلكم',
  'كهرباء',
  'راح',
  'يصحيني',
  'dijete',
  'lift molim',
  'ljekar',
  'doktor',
  'trudna',
  'struja',
  'stepenice',
  'obezbjeđenje',
  'od',
  'neko',
  'izaći',
])('a word that names a thing, a place or a person is asked about at most: %s', (text) => {
  expect(readEmergency(text)?.isSure ?? false).toBe(false)
})

test.each([
  'robe',
  'disco',
  'puppy',
  'getting',
  'peanut',
  'راح',
  'يصحيني؟',
  'od',
  'neko',
  'porez',
  'stepenice',
  'auto',
])('a word of any day is asked about as little: %s', (text) => {
  expect(readEmergency(text)).toBeNull()
})

test.each([
  'help',
  'HELP!!!',
  'fire',
  'ambulance',
  'smoke',
  'bleeding',
  'choking',
  'police',
  'النجدة',
  'حريق',
  'دخان',
  'إسعاف',
  'نزيف',
  'pomoć',
  'požar',
  'hitna',
  'dim',
  'krvarenje',
  'Feuer!',
])('a word that is a cry for help is sure: %s', (text) => {
  expect(readEmergency(text)?.isSure).toBe(true)
})

test.each(['وأخي؟', 'والبيض؟', 'وفيها فول؟', 'is he in?', 'a kćerka?'])(
  'what goes on about something in a few words rings nobody: %s',
  (text) => {
    expect(readEmergency(text)).toBeNull()
  },
)

test.each(['help?', 'is she breathing?', 'الإسعاف؟', 'gdje je hitna?'])(
  'a few words with a sign of danger are one all the same: %s',
  (text) => {
    expect(readEmergency(text)).not.toBeNull()
  },
)

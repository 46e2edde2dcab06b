import { LANGUAGES, type Language } from '#kit/shared/languages.ts'
import { foldedWords } from '#features/knowledge/server/retrieval/fold.ts'

/** Words by which one sentence claims something else than another with the same subjects. */
type ClaimWords = {
  /** Turns a claim into its opposite. */
  not: string
  /** Narrows a claim. */
  only: string
  /** Before a number: from then on. */
  from: string
  until: string
  before: string
  after: string
  /** Two to twelve. */
  numbers: string
  /** At the beginning of a sentence: it goes on about what the one before was about. */
  referring: string
  /** Carries a sentence and claims nothing. */
  carrying: string
  /** Says nothing about a subject to a search, and yet something that may be wrong. */
  claiming: string
}

const ENGLISH: ClaimWords = {
  not: `no not never without none cannot cant dont doesnt isnt arent wont didnt neither nor nobody nothing forbidden
    prohibited banned unavailable impossible refused excluded`,
  only: 'only except unless just excluding but',
  from: 'from since starting between begins starts opens',
  until: 'to until till through ends closes',
  before: 'before',
  after: 'after past',
  numbers: 'two three four five six seven eight nine ten eleven twelve',
  referring: 'it its they this these',
  claiming: `your yours today tonight tomorrow day days night room rooms available always every each both all own near nearby nearest
    first last next more most many much everyone anyone anything everything soon later whole`,
  carrying: `enjoy find located serve served please kindly glad gladly happy welcome sure course simply feel information
    dear guest guests assist following run runs operate operates`,
}

const BOSNIAN: ClaimWords = {
  not: `ne nije nisu nema nemaju nemamo nemate nemoj nemojte bez nikad nikada nijedan nijedna nijedno nismo nisam necete
    necemo nece niko nista zabranjeno zabranjen zabranjena zabranjeni nedostupno nedostupan iskljuceno`,
  only: 'samo osim jedino iskljucivo ali',
  from: 'od izmedu pocinje',
  until: 'do zavrsava',
  before: 'prije',
  after: 'poslije nakon iza',
  numbers: 'dva tri cetiri pet sest sedam osam devet deset jedanaest dvanaest',
  referring: 'on ona ono oni one to ovo',
  claiming: `vas vasa vase vasoj vasem vasu danas sutra veceras dan dana noc soba sobi sobe sobu sobama uvijek svaki svaka svako svakog sve svi svima oba
    blizu prvi prva zadnji zadnja iduci vise najvise mnogo dostupno dostupan dostupna cijeli`,
  carrying: `dvije uzivajte uzivati nalazi nalaze sluzi sluze posluzuje posluzuju molimo rado drago dobrodosli naravno
    slobodno informacija informacije postovani gost gosti goste gostima radi rade mozete`,
}

const ARABIC: ClaimWords = {
  not: 'لا لم لن ليس ليست غير بدون دون ممنوع ممنوعه يمنع محظور عدم مستحيل ابدا',
  only: 'فقط الا سوي باستثناء لكن عدا',
  from: 'من منذ بين ابتداء',
  until: 'حتي الي لغايه',
  before: 'قبل',
  after: 'بعد',
  numbers: 'اثنان ثلاثه اربعه خمسه سته سبعه ثمانيه تسعه عشره',
  referring: 'هو هي هم هذا هذه وهو وهي',
  claiming: `غرفتكم غرفتك اليوم غدا الليله يوم ليل غرفه الغرفه غرف الغرف دائما كل جميع الجميع قريب اول اخر اكثر متاح متاحه متوفر متوفره`,
  carrying: `يمكنكم تفضلوا يسعدنا يسرنا يرجي رجاء اهلا مرحبا بكم يقع تقع تقدم يقدم طبعا بالطبع معلومات ضيف ضيوف نزيل
    نزلاء عزيزي يعمل تعمل الساعه ساعه`,
}

const WORDS: Record<Language, ClaimWords> = { en: ENGLISH, ar: ARABIC, bs: BOSNIAN }
const all = (kind: keyof ClaimWords) => LANGUAGES.flatMap((language) => foldedWords(WORDS[language][kind]))

export const NOT: ReadonlySet<string> = new Set(all('not'))
export const ONLY: ReadonlySet<string> = new Set(all('only'))
export const CARRYING: ReadonlySet<string> = new Set(all('carrying'))

export const REFERRING: ReadonlySet<string> = new Set(all('referring'))
export const CLAIMING: ReadonlySet<string> = new Set(all('claiming'))

export type Bound = 'from' | 'until' | 'before' | 'after'

export const BOUNDS: ReadonlyMap<string, Bound> = new Map(
  (['from', 'until', 'before', 'after'] as const).flatMap((bound) =>
    all(bound).map((word) => [word, bound] as const),
  ),
)

/** Numbers in words, as digits. */
export const IN_DIGITS: ReadonlyMap<string, string> = new Map(
  LANGUAGES.flatMap((language) =>
    foldedWords(WORDS[language].numbers).map((word, at) => [word, String(at + 2)] as const),
  ),
)

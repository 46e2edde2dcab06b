import { foldText } from '#kit/shared/text.ts'

/** `الغرف`, `بالمنيو`, `والعشاء`: what is glued to the front of an Arabic noun. */
const ARABIC_FRONT = /^(?:[وفبك]?ال|لل)(?=\p{L}{2})/u

/** The folded words of a text, Arabic nouns without their article. */
export const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.replace(ARABIC_FRONT, ''))

/** Whether a word is one of these; `narudzb*` is the beginning of one. */
export const isOneOf = (word: string, known: readonly string[]) =>
  known.some((one) => (one.endsWith('*') ? word.startsWith(one.slice(0, -1)) : word === one))

export const hasOneOf = (words: readonly string[], known: readonly string[]) =>
  words.some((word) => isOneOf(word, known))

/** The same word in another case or number: all but the last letter or two agree. */
export function isAlike(one: string, other: string): boolean {
  if (one === other) return true
  const shorter = Math.min(one.length, other.length)
  if (shorter < 4 || Math.abs(one.length - other.length) > 3) return false
  const agreed = Math.max(4, shorter - 1)
  return one.slice(0, agreed) === other.slice(0, agreed)
}

/** Words that say what is asked of something, and not of what. */
export const ASKING = (
  'a an the is are am do does did can could may might will would i you we it me my your our us have has had get got ' +
  'there any some of for to in on at with and or please tell what whats which how much many where when who today ' +
  'tonight now right here still also just want like need know about be this that these those one ' +
  'je su li da ne se mi ti vi nam vas vam molim imate ima imas imam mogu moze mozes mozete zelim htio htjela bih sta ' +
  'sto koji koja koje koliko gdje gde kad kada kako danas veceras sad sada ovdje za u na od do sa s i ili a jel ' +
  'dali kod naruciti dobiti jedan jedna jedno moj moja moje jos ' +
  'هل ما ماذا ايش شو وش كم بكم كيف اين وين فين متي امتي في علي من عن الي مع و او لو سمحت فضلك عندكم عندك لديكم يوجد فيه ' +
  'اريد ابغي بدي عايز ابي ممكن يمكن اليوم يوم الان هنا هذا هذه انا نحن لي لنا هو هي'
).split(' ')

export const PRICE = [
  ...['price*', 'cost*', 'expensive', 'cheap', 'kosta*', 'cijen*', 'cena*', 'cene'],
  ...['سعر*', 'ثمن*', 'تكلف*', 'يكلف'],
]
export const HAVING = [
  ...['have', 'order', 'get', 'serve*', 'offer*', 'eat', 'drink', 'food', 'dish*', 'imate', 'naruciti'],
  ...[
    'nudite',
    'jesti',
    'piti',
    'hrana',
    'hrane',
    'jela',
    'jelo',
    'عندكم',
    'لديكم',
    'اطلب',
    'طلب',
    'اكل',
    'طعام',
  ],
]
export const WHAT = [
  'what',
  'whats',
  'which',
  'sta',
  'sto',
  'koje',
  'koja',
  'koji',
  'ما',
  'ماذا',
  'ايش',
  'شو',
  'وش',
]
export const EATING = [
  ...[
    'eat',
    'food',
    'drink',
    'dish*',
    'jesti',
    'piti',
    'hran*',
    'jela',
    'jelo',
    'اكل',
    'ناكل',
    'طعام',
    'نشرب',
    'اشرب',
  ],
]
export const MENU = ['menu', 'menus', 'meni', 'menij*', 'meniju', 'jelovnik*', 'منيو', 'قايمه']
export const SERVICES = ['services', 'uslug*', 'خدمات']
export const OPEN = [
  ...['open', 'opened', 'available', 'working', 'closed', 'running', 'otvoren*', 'zatvoren*', 'radi', 'rade'],
  ...['dostup*', 'مفتوح*', 'متاح*', 'متوفر*', 'شغال*', 'تعمل', 'يعمل', 'مغلق*'],
]
export const ORDER = ['order', 'narudzb*', 'porudzb*', 'طلب', 'طلبي*', 'طلبيه', 'اوردر']
export const ORDER_STATE = [
  ...[
    'my',
    'where',
    'wheres',
    'status',
    'ready',
    'arriv*',
    'coming',
    'late',
    'moj*',
    'gdje',
    'gde',
    'status',
  ],
  ...[
    'stiz*',
    'stig*',
    'gotov*',
    'dokle',
    'kasni*',
    'اين',
    'وين',
    'فين',
    'حاله',
    'وصل',
    'يوصل',
    'تاخر',
    'طلبي',
  ],
]
export const ORDERING = ['how', 'can', 'kako', 'mogu', 'كيف', 'ممكن']

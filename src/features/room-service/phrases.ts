import type { Language } from '#kit/shared/languages.ts'
import { foldText } from '#kit/shared/text.ts'

type PhraseText = { en: string } & Partial<Record<Language, string>>

/** What guests of hotels often write to the kitchen, the same in each language. */
const BY_GROUP = {
  leaveOut: {
    'no-onion': { en: 'No onion', ar: 'بدون بصل', bs: 'Bez luka' },
    'no-garlic': { en: 'No garlic', ar: 'بدون ثوم', bs: 'Bez bijelog luka' },
    'no-salt': { en: 'No salt', ar: 'بدون ملح', bs: 'Bez soli' },
    'little-salt': { en: 'Little salt', ar: 'ملح قليل', bs: 'Malo soli' },
    'no-pepper': { en: 'No black pepper', ar: 'بدون فلفل أسود', bs: 'Bez bibera' },
    'no-chilli': { en: 'No chilli', ar: 'بدون فلفل حار', bs: 'Bez ljute paprike' },
    'no-tomato': { en: 'No tomato', ar: 'بدون طماطم', bs: 'Bez paradajza' },
    'no-cucumber': { en: 'No cucumber', ar: 'بدون خيار', bs: 'Bez krastavca' },
    'no-mushrooms': { en: 'No mushrooms', ar: 'بدون فطر', bs: 'Bez gljiva' },
    'no-olives': { en: 'No olives', ar: 'بدون زيتون', bs: 'Bez maslina' },
    'no-pickles': { en: 'No pickles', ar: 'بدون مخللات', bs: 'Bez turšije' },
    'no-parsley': { en: 'No parsley', ar: 'بدون بقدونس', bs: 'Bez peršuna' },
    'no-coriander': { en: 'No coriander', ar: 'بدون كزبرة', bs: 'Bez korijandera' },
    'no-lemon': { en: 'No lemon', ar: 'بدون ليمون', bs: 'Bez limuna' },
    'no-sauce': { en: 'No sauce', ar: 'بدون صلصة', bs: 'Bez umaka' },
    'no-mayonnaise': { en: 'No mayonnaise', ar: 'بدون مايونيز', bs: 'Bez majoneze' },
    'no-ketchup': { en: 'No ketchup', ar: 'بدون كاتشب', bs: 'Bez kečapa' },
    'no-cheese': { en: 'No cheese', ar: 'بدون جبن', bs: 'Bez sira' },
    'no-butter': { en: 'No butter', ar: 'بدون زبدة', bs: 'Bez maslaca' },
    'no-cream': { en: 'No cream', ar: 'بدون كريمة', bs: 'Bez pavlake' },
    'no-sugar': { en: 'No sugar', ar: 'بدون سكر', bs: 'Bez šećera' },
  },
  cooking: {
    rare: { en: 'Meat rare, please', ar: 'اللحم قليل النضج من فضلكم', bs: 'Meso slabo pečeno, molim' },
    'medium-rare': {
      en: 'Meat medium rare, please',
      ar: 'اللحم أقل من متوسط النضج من فضلكم',
      bs: 'Meso srednje slabo pečeno, molim',
    },
    medium: { en: 'Meat medium, please', ar: 'اللحم متوسط النضج من فضلكم', bs: 'Meso srednje pečeno, molim' },
    'well-done': {
      en: 'Meat well done, please',
      ar: 'اللحم كامل النضج من فضلكم',
      bs: 'Meso dobro pečeno, molim',
    },
    'eggs-soft': { en: 'Eggs soft-boiled', ar: 'البيض نصف مسلوق', bs: 'Jaja meko kuhana' },
    'eggs-hard': { en: 'Eggs hard-boiled', ar: 'البيض مسلوق جيدًا', bs: 'Jaja tvrdo kuhana' },
    'very-hot': { en: 'Piping hot, please', ar: 'ساخن جدًا من فضلكم', bs: 'Da bude vrelo, molim' },
    lukewarm: { en: 'Only lukewarm, please', ar: 'فاتر فقط من فضلكم', bs: 'Samo mlako, molim' },
    'extra-chilli': { en: 'With extra chilli', ar: 'مع فلفل حار إضافي', bs: 'S više ljute paprike' },
    'not-spicy': { en: 'Not spicy, please', ar: 'غير حارّ من فضلكم', bs: 'Da ne bude ljuto, molim' },
    'little-oil': { en: 'With only a little oil', ar: 'بزيت قليل', bs: 'S malo ulja' },
    grilled: { en: 'Grilled instead of fried', ar: 'مشوي بدلًا من مقلي', bs: 'Na žaru umjesto prženo' },
    crispy: { en: 'Extra crispy, please', ar: 'مقرمش جدًا من فضلكم', bs: 'Da bude što hrskavije, molim' },
    'soft-vegetables': {
      en: 'Vegetables cooked until soft',
      ar: 'خضار مطهوّة حتى تلين',
      bs: 'Povrće kuhano da bude mekano',
    },
    'toasted-bread': { en: 'Toast the bread, please', ar: 'يُرجى تحميص الخبز', bs: 'Prepecite hljeb, molim' },
  },
  allergy: {
    gluten: { en: 'I am allergic to gluten', ar: 'لديّ حساسية من الغلوتين', bs: 'Imam alergiju na gluten' },
    crustaceans: {
      en: 'I am allergic to shrimp, crab and lobster',
      ar: 'لديّ حساسية من الروبيان والسلطعون والكركند',
      bs: 'Imam alergiju na kozice, rakove i jastoge',
    },
    eggs: { en: 'I am allergic to eggs', ar: 'لديّ حساسية من البيض', bs: 'Imam alergiju na jaja' },
    fish: { en: 'I am allergic to fish', ar: 'لديّ حساسية من السمك', bs: 'Imam alergiju na ribu' },
    peanuts: {
      en: 'I am allergic to peanuts',
      ar: 'لديّ حساسية من الفول السوداني',
      bs: 'Imam alergiju na kikiriki',
    },
    soybeans: { en: 'I am allergic to soy', ar: 'لديّ حساسية من الصويا', bs: 'Imam alergiju na soju' },
    milk: { en: 'I am allergic to milk', ar: 'لديّ حساسية من الحليب', bs: 'Imam alergiju na mlijeko' },
    nuts: {
      en: 'I am allergic to nuts',
      ar: 'لديّ حساسية من المكسرات',
      bs: 'Imam alergiju na orašaste plodove',
    },
    celery: { en: 'I am allergic to celery', ar: 'لديّ حساسية من الكرفس', bs: 'Imam alergiju na celer' },
    mustard: { en: 'I am allergic to mustard', ar: 'لديّ حساسية من الخردل', bs: 'Imam alergiju na senf' },
    sesame: { en: 'I am allergic to sesame', ar: 'لديّ حساسية من السمسم', bs: 'Imam alergiju na susam' },
    sulphites: {
      en: 'I am allergic to sulphites',
      ar: 'لديّ حساسية من الكبريتيت',
      bs: 'Imam alergiju na sulfite',
    },
    lupin: { en: 'I am allergic to lupin', ar: 'لديّ حساسية من الترمس', bs: 'Imam alergiju na lupinu' },
    molluscs: {
      en: 'I am allergic to mussels, squid and all molluscs',
      ar: 'لديّ حساسية من بلح البحر والحبار وكل الرخويات',
      bs: 'Imam alergiju na dagnje, lignje i sve mekušce',
    },
    coeliac: { en: 'I have coeliac disease', ar: 'لديّ مرض السيلياك', bs: 'Imam celijakiju' },
    lactose: { en: 'I am lactose intolerant', ar: 'لا أتحمّل اللاكتوز', bs: 'Ne podnosim laktozu' },
    traces: {
      en: 'The allergy is severe, even traces are dangerous',
      ar: 'الحساسية شديدة، وحتى الآثار القليلة خطيرة',
      bs: 'Alergija je teška, opasni su i tragovi',
    },
    'child-nuts': {
      en: 'Our child has a nut allergy',
      ar: 'لدى طفلنا حساسية من المكسرات',
      bs: 'Naše dijete ima alergiju na orašaste plodove',
    },
    'call-before': {
      en: 'Because of an allergy, please call me before cooking',
      ar: 'بسبب الحساسية، يُرجى الاتصال بي قبل الطهو',
      bs: 'Zbog alergije me, molim, nazovite prije kuhanja',
    },
  },
  diet: {
    vegetarian: { en: 'Vegetarian, please', ar: 'نباتي من فضلكم', bs: 'Vegetarijanski, molim' },
    vegan: { en: 'Vegan, please', ar: 'نباتي صرف من فضلكم', bs: 'Veganski, molim' },
    'no-meat-or-fish': { en: 'Without meat or fish', ar: 'بدون لحم أو سمك', bs: 'Bez mesa i ribe' },
    halal: { en: 'Only halal, please', ar: 'حلال فقط من فضلكم', bs: 'Samo halal, molim' },
    'no-pork': { en: 'No pork', ar: 'بدون لحم خنزير', bs: 'Bez svinjetine' },
    'no-beef': { en: 'No beef', ar: 'بدون لحم بقر', bs: 'Bez govedine' },
    'no-alcohol': { en: 'No alcohol in the food', ar: 'بدون كحول في الطعام', bs: 'Bez alkohola u hrani' },
    'gluten-free-bread': {
      en: 'Gluten-free bread, please',
      ar: 'خبز خالٍ من الغلوتين من فضلكم',
      bs: 'Hljeb bez glutena, molim',
    },
    diabetic: {
      en: 'For a guest with diabetes, without sugar',
      ar: 'لنزيل مصاب بالسكري، بدون سكر',
      bs: 'Za gosta s dijabetesom, bez šećera',
    },
    pregnant: {
      en: 'For a pregnant guest, nothing raw',
      ar: 'لنزيلة حامل، بدون أي شيء نيء',
      bs: 'Za trudnicu, ništa sirovo',
    },
    fasting: {
      en: 'We are fasting, please bring it after sunset',
      ar: 'نحن صائمون، يُرجى إحضاره بعد غروب الشمس',
      bs: 'Postimo, molim donesite nakon zalaska sunca',
    },
  },
  serving: {
    'sauce-aside': { en: 'Sauce on the side', ar: 'الصلصة على حدة', bs: 'Umak sa strane' },
    'dressing-aside': {
      en: 'Salad dressing on the side',
      ar: 'صلصة السلطة على حدة',
      bs: 'Preljev za salatu sa strane',
    },
    'cutlery-two': {
      en: 'Cutlery for two, please',
      ar: 'أدوات مائدة لشخصين من فضلكم',
      bs: 'Pribor za dvoje, molim',
    },
    'cutlery-four': {
      en: 'Cutlery for four, please',
      ar: 'أدوات مائدة لأربعة من فضلكم',
      bs: 'Pribor za četvero, molim',
    },
    plate: {
      en: 'An extra plate, please',
      ar: 'طبق فارغ إضافي من فضلكم',
      bs: 'Dodatni prazan tanjir, molim',
    },
    napkins: { en: 'Extra napkins, please', ar: 'مناديل إضافية من فضلكم', bs: 'Dodatne salvete, molim' },
    bread: { en: 'Extra bread, please', ar: 'خبز إضافي من فضلكم', bs: 'Dodatni hljeb, molim' },
    lemon: { en: 'Extra lemon, please', ar: 'ليمون إضافي من فضلكم', bs: 'Dodatni limun, molim' },
    'salt-and-pepper': {
      en: 'With salt and pepper, please',
      ar: 'مع ملح وفلفل من فضلكم',
      bs: 'So i biber uz to, molim',
    },
    'with-ketchup': { en: 'With ketchup, please', ar: 'مع كاتشب من فضلكم', bs: 'S kečapom, molim' },
    'small-portion': { en: 'A small portion, please', ar: 'كمية صغيرة من فضلكم', bs: 'Mala porcija, molim' },
    'in-two': {
      en: 'Split between two plates, please',
      ar: 'مقسّم في طبقين من فضلكم',
      bs: 'Podijeljeno na dva tanjira, molim',
    },
    'all-at-once': {
      en: 'Everything at once, please',
      ar: 'كل الأطباق معًا من فضلكم',
      bs: 'Sve odjednom, molim',
    },
    'starters-first': {
      en: 'Starters first, main courses a little later',
      ar: 'المقبّلات أولًا، والأطباق الرئيسية بعدها بقليل',
      bs: 'Prvo predjela, glavna jela malo kasnije',
    },
    'dessert-later': {
      en: 'Dessert half an hour later, please',
      ar: 'الحلوى بعد نصف ساعة من فضلكم',
      bs: 'Desert pola sata kasnije, molim',
    },
    covered: {
      en: 'Please cover it so that it stays warm',
      ar: 'يُرجى تغطيته ليبقى ساخنًا',
      bs: 'Molim poklopite da ostane toplo',
    },
    'to-take': { en: 'Packed to take away', ar: 'معبّأ لنأخذه معنا', bs: 'Spakovano za ponijeti' },
    birthday: {
      en: 'It is a birthday: with a candle, please',
      ar: 'لدينا عيد ميلاد، مع شمعة من فضلكم',
      bs: 'Rođendan je, sa svjećicom molim',
    },
  },
  delivery: {
    knock: { en: 'Please knock', ar: 'يُرجى طرق الباب', bs: 'Molim pokucajte' },
    'knock-softly': { en: 'Please knock softly', ar: 'يُرجى طرق الباب بهدوء', bs: 'Molim pokucajte tiho' },
    baby: {
      en: 'Do not ring, the baby is asleep',
      ar: 'لا ترنّوا الجرس، الطفل نائم',
      bs: 'Ne zvonite, beba spava',
    },
    'at-the-door': { en: 'Leave it at the door', ar: 'اتركوه عند الباب', bs: 'Ostavite pred vratima' },
    'nobody-opens': {
      en: 'If nobody opens, leave it at the door',
      ar: 'إن لم يفتح أحد فاتركوه عند الباب',
      bs: 'Ako niko ne otvori, ostavite pred vratima',
    },
    call: {
      en: 'Call the room before you come',
      ar: 'اتصلوا بالغرفة قبل مجيئكم',
      bs: 'Pozovite sobu prije dolaska',
    },
    'a-woman': {
      en: 'Please send a female member of staff',
      ar: 'نرجو أن تُحضره موظفة',
      bs: 'Molim da donese uposlenica',
    },
    quickly: { en: 'As quickly as possible, please', ar: 'بأسرع وقت ممكن من فضلكم', bs: 'Što brže, molim' },
    'no-hurry': { en: 'There is no hurry', ar: 'لا داعي للاستعجال', bs: 'Nema žurbe' },
    balcony: { en: 'On the balcony, please', ar: 'على الشرفة من فضلكم', bs: 'Na balkon, molim' },
    'collect-later': {
      en: 'Please collect the dishes in an hour',
      ar: 'يُرجى أخذ الأطباق الفارغة بعد ساعة',
      bs: 'Molim pokupite posuđe za sat vremena',
    },
    'tray-outside': {
      en: 'We will put the tray outside the door',
      ar: 'سنضع الصينية خارج الباب',
      bs: 'Poslužavnik ćemo ostaviti ispred vrata',
    },
    'room-bill': {
      en: 'Please put it on the room bill',
      ar: 'يُرجى إضافته إلى حساب الغرفة',
      bs: 'Molim stavite na račun sobe',
    },
  },
  children: {
    'small-pieces': {
      en: 'Cut into small pieces for a child',
      ar: 'مقطّع إلى قطع صغيرة لطفل',
      bs: 'Isjeckano na komadiće za dijete',
    },
    'child-portion': {
      en: 'A child’s portion, please',
      ar: 'حصة طفل من فضلكم',
      bs: 'Dječija porcija, molim',
    },
    'child-mild': {
      en: 'For a child, not spicy and with little salt',
      ar: 'لطفل، غير حارّ وبملح قليل',
      bs: 'Za dijete, da ne bude ljuto i s malo soli',
    },
    'plain-pasta': {
      en: 'Plain pasta for a child',
      ar: 'معكرونة سادة لطفل',
      bs: 'Tjestenina bez ičega za dijete',
    },
    mashed: { en: 'Mashed for a baby', ar: 'مهروس لرضيع', bs: 'Izgnječeno za bebu' },
    'high-chair': {
      en: 'Please bring a high chair',
      ar: 'يُرجى إحضار كرسي أطفال',
      bs: 'Molim donesite dječiju hranilicu',
    },
    'warm-milk': {
      en: 'Please warm up the baby’s milk',
      ar: 'يُرجى تدفئة حليب الرضيع',
      bs: 'Molim podgrijte mlijeko za bebu',
    },
    'child-spoon': { en: 'A small spoon for a child', ar: 'ملعقة صغيرة لطفل', bs: 'Mala kašika za dijete' },
    'cup-with-lid': {
      en: 'A cup with a lid for a child',
      ar: 'كوب بغطاء لطفل',
      bs: 'Čaša s poklopcem za dijete',
    },
  },
  drinks: {
    'no-ice': { en: 'No ice', ar: 'بدون ثلج', bs: 'Bez leda' },
    ice: { en: 'Plenty of ice', ar: 'ثلج كثير', bs: 'Puno leda' },
    still: { en: 'Still water, please', ar: 'ماء بدون غاز من فضلكم', bs: 'Negazirana voda, molim' },
    'room-temperature': {
      en: 'Water at room temperature',
      ar: 'ماء بحرارة الغرفة',
      bs: 'Voda sobne temperature',
    },
    glasses: { en: 'Two glasses, please', ar: 'كأسان من فضلكم', bs: 'Dvije čaše, molim' },
    straw: { en: 'With a straw', ar: 'مع شفّاطة', bs: 'Sa slamkom' },
    decaf: { en: 'Decaf, please', ar: 'بدون كافيين من فضلكم', bs: 'Bez kofeina, molim' },
    'milk-with-coffee': { en: 'Milk with the coffee', ar: 'حليب مع القهوة', bs: 'Mlijeko uz kafu' },
    'lactose-free': {
      en: 'Lactose-free milk, please',
      ar: 'حليب خالٍ من اللاكتوز من فضلكم',
      bs: 'Mlijeko bez laktoze, molim',
    },
    sweetener: { en: 'Sweetener instead of sugar', ar: 'محلٍّ بدلًا من السكر', bs: 'Zaslađivač umjesto šećera' },
    'weak-tea': { en: 'Weak tea, please', ar: 'شاي خفيف من فضلكم', bs: 'Slab čaj, molim' },
    honey: { en: 'Honey with the tea', ar: 'عسل مع الشاي', bs: 'Med uz čaj' },
  },
} satisfies Record<string, Record<string, PhraseText>>

export type PhraseGroup = keyof typeof BY_GROUP
type Phrase = { id: string; group: PhraseGroup; text: PhraseText }

export const PHRASES: readonly Phrase[] = Object.entries(BY_GROUP).flatMap(([group, phrases]) =>
  Object.entries(phrases).map(([id, text]) => ({ id, group: group as PhraseGroup, text })),
)

const comparable = (line: string) => foldText(line).replace(/(?<!\s)\s*\.$/, '')

const KNOWN = new Map(
  PHRASES.flatMap(({ text }) => Object.values(text).map((each) => [comparable(each), text] as const)),
)

/** Phrases that name an allergen because it is wanted. */
const WISHES: ReadonlySet<string> = new Set(['eggs-soft', 'eggs-hard', 'warm-milk', 'milk-with-coffee'])
const WISHED = new Set(
  PHRASES.filter(({ id }) => WISHES.has(id)).flatMap(({ text }) => Object.values(text).map(comparable)),
)

/** Whether a line of a note is a phrase that asks for what it names, in any language. */
export const isWish = (line: string) => WISHED.has(comparable(line))

/** Whether a line of a note is one of the phrases, in any language. */
export const isPhrase = (line: string) => KNOWN.has(comparable(line))

/** The lines of a note, each with its translation if it is one of the phrases, written in another language. */
export function translatePhrases(note: string, to: Language): { text: string; translation: string | null }[] {
  return note.split('\n').map((text) => {
    const written = comparable(text)
    const translation = KNOWN.get(written)?.[to] ?? null
    const isSame = translation !== null && comparable(translation) === written
    return { text, translation: isSame ? null : translation }
  })
}

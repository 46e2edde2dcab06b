import { foldText } from '#kit/shared/text.ts'

/**
 * Words about allergies in English, Arabic and Bosnian, folded as in search; a `*` stands for any ending. A word too many
 * costs a glance, a missing one may cost a guest's health, so that "no" and "without" are not looked at.
 */
const WORDS = {
  allergy: 'allerg* alerg* anaphyla* anafila* epipen* intoleran* netoleran* حساس* تحسس* يتحسس* تتحسس* متحسس*',
  nuts: `nut nuts walnut* hazelnut* almond* cashew* pistachio* pecan* macadamia* praline* marzipan* orah* oras*
    ljesn* lesnik* badem* pistac* indijsk* مكسرات جوز بندق لوز كاجو فستق بقان`,
  peanut: 'peanut* groundnut* kikiriki* سوداني*',
  gluten: 'gluten* wheat* celiac* coeliac* celijak* psenic* جلوتين غلوتين كلوتين قمح سيلياك',
  milk: 'milk* lactose* dairy* cheese* sira sirom sireva sirevi mlijek* mlijec* mlek* laktoz* حليب لاكتوز* البان لبن جبن* اجبان',
  egg: 'egg eggs jaje jaja jajima jajeta بيض بيضه',
  fish: 'fish fishes tuna salmon riba ribe ribu ribi ribom ribama riblj* سمك اسماك سمكه تونه سلمون',
  shellfish: `shellfish* seafood* shrimp* prawn* crab crabs crabmeat lobster* mussel* oyster* clam clams squid* mollus*
    octopus* scallop* crayfish* crustacean* skolj* skamp* rakov* jastog* kozic* dagnj* lignj* mekusac* mekusc* hobotnic*
    kamenic* روبيان ربيان جمبري قريدس محار حبار اخطبوط رخويات سلطعون كركند قشريات بحريه`,
  sesame: 'sesam* sezam* susam* tahin* سمسم طحينه طحينيه',
  soy: 'soy soya soybean* tofu soja soje soju soji sojom sojin* صويا توفو',
  celery: 'celer* كرفس',
  mustard: 'mustard* senf* gorusic* slacic* خردل',
  lupin: 'lupin* ترمس',
  sulphites: 'sulphit* sulfit* كبريتيت*',
} as const

export type AllergyWord = keyof typeof WORDS

const LISTED = Object.entries(WORDS).map(([key, words]) => {
  const all = words.split(/\s+/)
  return {
    key: key as AllergyWord,
    whole: new Set(all.filter((one) => !one.endsWith('*'))),
    stems: all.filter((one) => one.endsWith('*')).map((one) => one.slice(0, -1)),
  }
})

/** Arabic writes "and", "for", "with" and "the" in one word with the next: وبالمكسرات, للجوز. */
const ARABIC_BEFORE = /^[وف]?(?:[بكل]?ال|لل|[بكل])?(?=.{3})/

function keyOf(word: string): AllergyWord | null {
  const folded = foldText(word)
  const forms = [folded, folded.replace(ARABIC_BEFORE, ''), folded.replace(/^[وف](?=.{3})/, '')]
  const found = LISTED.find(({ whole, stems }) =>
    forms.some((form) => whole.has(form) || stems.some((stem) => form.startsWith(stem))),
  )
  return found?.key ?? null
}

/** A guest's note in parts, which together are the note; `key` is null for the parts between words about allergies. */
export function allergyParts(note: string): { text: string; key: AllergyWord | null }[] {
  const parts: { text: string; key: AllergyWord | null }[] = []
  for (const text of note.match(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu) ?? []) {
    const key = keyOf(text)
    const last = parts.at(-1)
    if (last && last.key === null && key === null) last.text += text
    else parts.push({ text, key })
  }
  return parts
}

/** What a note names, each once; that there is an allergy at all is said only where nothing else is named. */
export function allergiesIn(note: string | null): AllergyWord[] {
  const named = [...new Set(allergyParts(note ?? '').flatMap(({ key }) => key ?? []))]
  const things = named.filter((key) => key !== 'allergy')
  return things.length > 0 ? things : named
}

import type { DemoText } from './menu.ts'

type DemoChoice = { name: DemoText; price?: number; isDefault?: true }
export type DemoOptions = {
  /** The keys of the dishes that offer them. */
  dishes: string[]
  name: DemoText
  min: number
  max: number
  choices: DemoChoice[]
}

/** What guests of the demo hotel can choose for its dishes. */
export const demoOptions: DemoOptions[] = [
  {
    dishes: ['ribeye-steak'],
    min: 1,
    max: 1,
    name: { en: 'How would you like it?', ar: 'كيف تفضّلونه؟', bs: 'Kako želite da bude pečen?' },
    choices: [
      { name: { en: 'Rare', ar: 'قليل النضج', bs: 'Slabo pečen' } },
      { name: { en: 'Medium rare', ar: 'أقل من متوسط النضج', bs: 'Srednje slabo pečen' }, isDefault: true },
      { name: { en: 'Medium', ar: 'متوسط النضج', bs: 'Srednje pečen' } },
      { name: { en: 'Well done', ar: 'كامل النضج', bs: 'Dobro pečen' } },
    ],
  },
  {
    dishes: ['ribeye-steak', 'lamb-under-sac'],
    min: 1,
    max: 1,
    name: { en: 'Side', ar: 'الطبق الجانبي', bs: 'Prilog' },
    choices: [
      { name: { en: 'Hand-cut potatoes', ar: 'بطاطس مقطّعة يدويًا', bs: 'Krompir' }, isDefault: true },
      { name: { en: 'Chard with potatoes', ar: 'سلق بالبطاطس', bs: 'Blitva s krompirom' } },
      {
        name: {
          en: 'Shopska salad with white cheese',
          ar: 'سلطة شوبسكا بالجبن الأبيض',
          bs: 'Šopska salata sa sirom',
        },
      },
    ],
  },
  {
    dishes: ['ribeye-steak', 'lamb-under-sac'],
    min: 0,
    max: 3,
    name: { en: 'Extras', ar: 'إضافات', bs: 'Dodaci' },
    choices: [
      { name: { en: 'Kajmak', ar: 'كايماك', bs: 'Kajmak' }, price: 200 },
      { name: { en: 'Grilled porcini', ar: 'فطر بورتشيني مشوي', bs: 'Vrganji na žaru' }, price: 400 },
      { name: { en: 'Warm somun', ar: 'خبز صومون ساخن', bs: 'Topli somun' }, price: 150 },
    ],
  },
  {
    dishes: ['cappuccino'],
    min: 1,
    max: 1,
    name: { en: 'Milk', ar: 'الحليب', bs: 'Mlijeko' },
    choices: [
      { name: { en: 'Whole milk', ar: 'حليب كامل الدسم', bs: 'Punomasno mlijeko' }, isDefault: true },
      { name: { en: 'Oat drink', ar: 'شراب الشوفان', bs: 'Zobeni napitak' }, price: 50 },
    ],
  },
]

import type { JoiningWords, TalkWords } from '../kinds/words.ts'

export const TALK: TalkWords = {
  name: 'Modern Standard Arabic',
  asking: `هل ما ماذا ايش شو وش كم بكم كيف اين وين فين متي امتي في علي من عن الي مع و او لو سمحت فضلك عندكم عندك لديكم
    يوجد فيه اريد ابغي بدي عايز ابي ممكن يمكن اليوم يوم الان هنا هذا هذه انا نحن لي لنا هو هي`,
  price: 'سعر* ثمن* تكلف* يكلف',
  having: 'عندكم لديكم اطلب طلب اكل طعام',
  what: 'ما ماذا ايش شو وش',
  eating: 'اكل ناكل طعام نشرب اشرب',
  menu: 'منيو قايمه',
  services: 'خدمات',
  open: 'مفتوح* متاح* متوفر* شغال* تعمل يعمل مغلق*',
  order: 'طلب طلبي* طلبيه اوردر',
  orderState: 'اين وين فين حاله وصل يوصل تاخر طلبي',
  ordering: 'كيف ممكن',
  placing: '',
  yes: 'نعم',
  no: 'لا',
  dishes: {
    Soups: 'شورب* حساء',
    'Cold Appetizers': 'مقبلات',
    'Warm Appetizers': 'مقبلات',
    'Main Courses': 'رييسي*',
    Desserts: 'حلوي* حلا',
    Drinks: 'مشروب* شراب',
  },
}

export const JOINING: JoiningWords = {
  and: 'و ثم كذلك ايضا وايضا',
  question: 'متى|أين|اين|هل|كم|كيف|ما|ماذا|من أين',
}

import type { JoiningWords, TalkWords } from '../kinds/words.ts'

export const TALK: TalkWords = {
  name: 'English',
  asking: `a an the is are am do does did can could may might will would i you we it me my your our us have has had get
    got there any some of for to in on at with and or please tell what whats which how much many where when who
    today tonight now right here still also just want like need know about be this that these those one`,
  price: 'price* cost* expensive cheap',
  having: 'have order get serve* offer* eat drink food dish*',
  what: 'what whats which',
  eating: 'eat food drink dish*',
  menu: 'menu menus',
  services: 'services',
  open: 'open opened available working closed running',
  order: 'order',
  orderState: 'my where wheres status ready arriv* coming late',
  ordering: 'how can',
  placing: 'i_order',
  yes: 'yes true active',
  no: 'no false inactive',
  dishes: {
    Soups: 'soup*',
    'Cold Appetizers': 'appetizer* starter*',
    'Warm Appetizers': 'appetizer* starter*',
    'Main Courses': 'mains',
    Desserts: 'dessert* sweet*',
    Drinks: 'drink* beverage*',
  },
}

export const JOINING: JoiningWords = {
  and: 'and plus then also',
  question: 'what|when|where|which|how|who|is|are|do|does|can|could',
}

import type { DemoText } from './menu.ts'

export type DemoAnnouncement = {
  key: string
  title: DemoText
  description: DemoText
  picture: string
  hoursAgo: number
  published: boolean
}

export const demoAnnouncements: DemoAnnouncement[] = [
  {
    key: 'sevdah',
    title: {
      en: 'Sevdah Night in the Courtyard',
      ar: 'أمسية سيفدالينكا في فناء الفندق',
      bs: 'Veče sevdaha u avliji',
    },
    description: {
      en: 'This evening at 20:30 an accordion, a voice and the old songs of Sarajevo. Admission is free for our guests; come a little early for a table by the fountain.',
      ar: 'نلتقي هذا المساء عند الساعة 20:30 مع الأكورديون وصوت دافئ وأغاني سراييفو القديمة. الدخول مجاني لضيوفنا، ويُستحسن الحضور مبكرًا لحجز طاولة قرب النافورة.',
      bs: 'Večeras u 20:30 harmonika, glas i stare sarajevske pjesme. Ulaz je za naše goste slobodan; dođite malo ranije po sto uz šadrvan.',
    },
    picture: 'announcement-sevdah.webp',
    hoursAgo: 3,
    published: true,
  },
  {
    key: 'breakfast',
    title: { en: 'Breakfast on the Terrace', ar: 'الفطور على التراس', bs: 'Doručak na terasi' },
    description: {
      en: 'Every morning from 7:00 to 10:30, above the river: warm somun, eggs as you like them, honey from Mount Vlašić and coffee from the džezva.',
      ar: 'كل صباح من 7:00 إلى 10:30 على إطلالة النهر: خبز دافئ وبيض كما تحبّون وعسل من جبل فلاشيتش وقهوة بوسنية من الركوة.',
      bs: 'Svakog jutra od 7:00 do 10:30, iznad rijeke: topli somun, jaja po Vašoj želji, vlašićki med i kahva iz džezve.',
    },
    picture: 'announcement-breakfast.webp',
    hoursAgo: 20,
    published: true,
  },
  {
    key: 'trebevic',
    title: {
      en: 'Mount Trebević by Cable Car',
      ar: 'إلى جبل تريبيفيتش بالتلفريك',
      bs: 'Žičarom na Trebević',
    },
    description: {
      en: 'Nine minutes from the old town to the pine woods. Our concierge walks up with guests on Saturdays at 9:30; tickets and good shoes at reception.',
      ar: 'تسع دقائق تفصل المدينة القديمة عن غابات الصنوبر. يرافق موظف الاستقبال ضيوفنا كل سبت عند الساعة 9:30، والتذاكر متوفرة في الاستقبال.',
      bs: 'Devet minuta od čaršije do borove šume. Naš domaćin subotom u 9:30 vodi goste na šetnju; karte Vas čekaju na recepciji.',
    },
    picture: 'announcement-trebevic.webp',
    hoursAgo: 52,
    published: true,
  },
  {
    key: 'hammam',
    title: { en: 'The Hammam Opens Again', ar: 'الحمّام يفتح أبوابه من جديد', bs: 'Hamam ponovo otvoren' },
    description: {
      en: 'New marble, new lights, the same quiet. Ladies in the morning, gentlemen in the evening, families by appointment. Please book in the app or at reception.',
      ar: 'رخام جديد وإضاءة جديدة والسكينة نفسها. الصباح للسيدات والمساء للسادة، وللعائلات بموعد مسبق. يُرجى الحجز في التطبيق أو لدى الاستقبال.',
      bs: 'Novi mermer, nova svjetla, isti mir. Prijepodne za dame, uvečer za gospodu, za porodice po dogovoru. Molimo Vas da rezervišete u aplikaciji ili na recepciji.',
    },
    picture: 'announcement-hammam.webp',
    hoursAgo: 75,
    published: false,
  },
]

import type { OfferDraft } from '#features/service-items/contract.ts'
import type { OfferIcon } from '#features/service-items/icons.ts'
import type { DemoText } from './menu.ts'

type Settings = Omit<
  OfferDraft,
  'name' | 'description' | 'location' | 'questions' | 'resourceIds' | 'isEnabled' | 'imageUrl' | 'icon'
>

type DemoQuestion = { label: DemoText } & (
  | { kind: 'count'; min: number; max: number; usual: number; price: number }
  | { kind: 'choice'; choices: { label: DemoText; price: number }[] }
  | { kind: 'note' | 'picture'; isRequired: boolean }
)

/** What it does not say is as in an offer that staff begin to write. */
export type DemoOffer = Pick<Settings, 'category' | 'kind' | 'team'> &
  Partial<Settings> & {
    name: DemoText
    description: DemoText
    location?: DemoText
    icon: OfferIcon
    /** Its file in `pictures`. */
    picture: string
    questions?: DemoQuestion[]
    /** Keys of `demoResources`. */
    resources?: string[]
  }

const free = (label: DemoText) => ({ label, price: 0 })

const demoRequests: DemoOffer[] = [
  {
    category: 'housekeeping',
    kind: 'request',
    team: 'housekeeping',
    targetMinutes: 10,
    picture: 'towels.webp',
    icon: 'towels',
    name: { en: 'Towels', ar: 'مناشف', bs: 'Peškiri' },
    description: {
      en: 'Fresh towels, brought to your door.',
      ar: 'مناشف نظيفة نوصلها إلى باب غرفتكم.',
      bs: 'Svježi peškiri, pred Vaša vrata.',
    },
    questions: [
      {
        kind: 'count',
        min: 0,
        max: 6,
        usual: 2,
        price: 0,
        label: { en: 'Bath towels', ar: 'مناشف استحمام', bs: 'Peškiri za kupanje' },
      },
      {
        kind: 'count',
        min: 0,
        max: 6,
        usual: 0,
        price: 0,
        label: { en: 'Hand towels', ar: 'مناشف يد', bs: 'Peškiri za ruke' },
      },
    ],
  },
  {
    category: 'housekeeping',
    kind: 'request',
    team: 'housekeeping',
    targetMinutes: 45,
    asksTime: true,
    picture: 'room-cleaning.webp',
    icon: 'cleaning',
    name: { en: 'Room cleaning', ar: 'تنظيف الغرفة', bs: 'Čišćenje sobe' },
    description: {
      en: 'Your room made up, now or when it suits you.',
      ar: 'نرتّب غرفتكم الآن أو في الوقت الذي يناسبكم.',
      bs: 'Soba sređena odmah ili kad Vama odgovara.',
    },
  },
  {
    category: 'housekeeping',
    kind: 'request',
    team: 'housekeeping',
    targetMinutes: 15,
    picture: 'pillows.webp',
    icon: 'bed',
    name: { en: 'Extra pillows', ar: 'وسائد إضافية', bs: 'Dodatni jastuci' },
    description: {
      en: 'Soft or firm, as you sleep best.',
      ar: 'ناعمة أو متماسكة، كما تحبّون أن تناموا.',
      bs: 'Mekani ili čvrsti, kako najbolje spavate.',
    },
    questions: [
      {
        kind: 'count',
        min: 1,
        max: 4,
        usual: 1,
        price: 0,
        label: { en: 'Pillows', ar: 'وسائد', bs: 'Jastuci' },
      },
      {
        kind: 'choice',
        label: { en: 'Kind of pillow', ar: 'نوع الوسادة', bs: 'Vrsta jastuka' },
        choices: [
          free({ en: 'Soft', ar: 'ناعمة', bs: 'Mekani' }),
          free({ en: 'Firm', ar: 'متماسكة', bs: 'Čvrsti' }),
          free({ en: 'Without feathers', ar: 'من دون ريش', bs: 'Bez perja' }),
        ],
      },
    ],
  },
  {
    category: 'housekeeping',
    kind: 'request',
    team: 'housekeeping',
    targetMinutes: 30,
    picture: 'baby-cot.webp',
    icon: 'baby',
    name: { en: 'Baby cot', ar: 'سرير أطفال', bs: 'Krevetac za bebu' },
    description: {
      en: 'With fresh linen, set up in your room.',
      ar: 'بملاءات نظيفة، نجهّزه في غرفتكم.',
      bs: 'Sa svježom posteljinom, postavljen u Vašoj sobi.',
    },
  },
  {
    category: 'housekeeping',
    kind: 'request',
    team: 'housekeeping',
    price: 300,
    targetMinutes: 120,
    asksTime: true,
    picture: 'laundry.webp',
    icon: 'laundry',
    name: { en: 'Laundry', ar: 'غسيل الملابس', bs: 'Pranje veša' },
    description: {
      en: 'Collected in a bag, back the next day by noon.',
      ar: 'نستلمها في كيس ونعيدها في اليوم التالي قبل الظهر.',
      bs: 'Preuzimamo u vrećici i vraćamo sutra do podneva.',
    },
    questions: [
      {
        kind: 'count',
        min: 1,
        max: 20,
        usual: 1,
        price: 250,
        label: { en: 'Pieces', ar: 'عدد القطع', bs: 'Komada' },
      },
      {
        kind: 'choice',
        label: { en: 'Needed by', ar: 'موعد التسليم', bs: 'Potrebno do' },
        choices: [
          free({ en: 'Tomorrow by noon', ar: 'غدًا قبل الظهر', bs: 'Sutra do podneva' }),
          {
            label: { en: 'Today by 20:00', ar: 'اليوم قبل الساعة 20:00', bs: 'Danas do 20:00' },
            price: 1000,
          },
        ],
      },
    ],
  },
  {
    category: 'housekeeping',
    kind: 'request',
    team: 'maintenance',
    targetMinutes: 30,
    picture: 'something-broken.webp',
    icon: 'repair',
    name: { en: 'Something is broken', ar: 'عطل في الغرفة', bs: 'Nešto ne radi' },
    description: {
      en: 'A light bulb, the shower, the air conditioning: we come and look.',
      ar: 'مصباح أو دُش أو مكيّف: نحضر ونصلحه.',
      bs: 'Sijalica, tuš, klima: dolazimo i popravljamo.',
    },
    questions: [
      {
        kind: 'choice',
        label: { en: 'What is broken', ar: 'ما الذي تعطّل', bs: 'Šta ne radi' },
        choices: [
          free({ en: 'Something else', ar: 'شيء آخر', bs: 'Nešto drugo' }),
          free({ en: 'Light', ar: 'الإضاءة', bs: 'Svjetlo' }),
          free({ en: 'Bathroom', ar: 'الحمّام', bs: 'Kupatilo' }),
          free({ en: 'Air conditioning or heating', ar: 'التكييف أو التدفئة', bs: 'Klima ili grijanje' }),
          free({ en: 'Television or Wi-Fi', ar: 'التلفاز أو الإنترنت', bs: 'Televizor ili Wi-Fi' }),
        ],
      },
      {
        kind: 'note',
        isRequired: false,
        label: { en: 'What should we know?', ar: 'ماذا ينبغي أن نعرف؟', bs: 'Šta trebamo znati?' },
      },
      {
        kind: 'picture',
        isRequired: false,
        label: { en: 'A picture of what is broken', ar: 'صورة لما تعطّل', bs: 'Slika onoga što ne radi' },
      },
    ],
  },
  {
    category: 'transportation',
    kind: 'request',
    team: 'transport',
    targetMinutes: 15,
    asksTime: true,
    picture: 'taxi.webp',
    icon: 'taxi',
    name: { en: 'Taxi', ar: 'سيارة أجرة', bs: 'Taksi' },
    description: {
      en: 'A licensed taxi at the entrance; you pay the driver.',
      ar: 'سيارة أجرة مرخّصة عند المدخل، والدفع للسائق.',
      bs: 'Licencirani taksi pred ulazom; plaćate vozaču.',
    },
    questions: [
      {
        kind: 'count',
        min: 1,
        max: 7,
        usual: 2,
        price: 0,
        label: { en: 'Passengers', ar: 'عدد الركاب', bs: 'Putnika' },
      },
      { kind: 'note', isRequired: false, label: { en: 'Destination', ar: 'الوجهة', bs: 'Odredište' } },
    ],
  },
  {
    category: 'transportation',
    kind: 'request',
    team: 'transport',
    targetMinutes: 10,
    picture: 'luggage.webp',
    icon: 'luggage',
    name: { en: 'Luggage to reception', ar: 'نقل الأمتعة إلى الاستقبال', bs: 'Prtljag na recepciju' },
    description: {
      en: 'We bring your bags down and keep them as long as you like.',
      ar: 'ننزل حقائبكم ونحفظها ما شئتم.',
      bs: 'Spuštamo Vaše torbe i čuvamo ih koliko želite.',
    },
    questions: [
      {
        kind: 'count',
        min: 1,
        max: 10,
        usual: 2,
        price: 0,
        label: { en: 'Pieces', ar: 'عدد القطع', bs: 'Komada' },
      },
    ],
  },
  {
    category: 'gym_pool',
    kind: 'request',
    team: 'sports',
    targetMinutes: 15,
    picture: 'yoga-mat.webp',
    icon: 'gym',
    name: { en: 'Yoga mat', ar: 'بساط يوغا', bs: 'Prostirka za jogu' },
    description: {
      en: 'For the room, with a bottle of water.',
      ar: 'لغرفتكم، مع زجاجة ماء.',
      bs: 'Za sobu, uz bocu vode.',
    },
  },
  {
    category: 'tours_activities',
    kind: 'request',
    team: 'concierge',
    targetMinutes: 60,
    picture: 'concierge.webp',
    icon: 'bell',
    name: { en: 'Ask the concierge', ar: 'اسألوا الكونسيرج', bs: 'Pitajte conciergea' },
    description: {
      en: 'Tickets, restaurants, a present to be found: tell us.',
      ar: 'تذاكر أو مطاعم أو هدية تبحثون عنها: أخبرونا.',
      bs: 'Karte, restorani, poklon koji tražite: recite nam.',
    },
    questions: [
      { kind: 'note', isRequired: true, label: { en: 'Your wish', ar: 'طلبكم', bs: 'Vaša želja' } },
    ],
  },
]

const demoAppointments: DemoOffer[] = [
  {
    category: 'spa_wellness',
    kind: 'appointment',
    team: 'spa',
    price: 6500,
    durationMinutes: 60,
    bufferMinutes: 15,
    stepMinutes: 30,
    choosesResource: true,
    resources: ['lejla', 'tarik'],
    picture: 'massage.webp',
    icon: 'massage',
    name: { en: 'Massage', ar: 'تدليك', bs: 'Masaža' },
    description: {
      en: 'Sixty quiet minutes with warm oil.',
      ar: 'ستون دقيقة هادئة بالزيت الدافئ.',
      bs: 'Šezdeset tihih minuta s toplim uljem.',
    },
    location: { en: 'Hammam, ground floor', ar: 'الحمّام، الطابق الأرضي', bs: 'Hamam, prizemlje' },
    questions: [
      {
        kind: 'choice',
        label: { en: 'Kind of massage', ar: 'نوع التدليك', bs: 'Vrsta masaže' },
        choices: [
          free({ en: 'Full body', ar: 'للجسم كله', bs: 'Cijelo tijelo' }),
          free({ en: 'Back and neck', ar: 'الظهر والرقبة', bs: 'Leđa i vrat' }),
          { label: { en: 'With hot stones', ar: 'بالأحجار الساخنة', bs: 'S vrućim kamenjem' }, price: 2000 },
        ],
      },
    ],
  },
  {
    category: 'spa_wellness',
    kind: 'appointment',
    team: 'spa',
    price: 2500,
    durationMinutes: 90,
    bufferMinutes: 15,
    stepMinutes: 60,
    placesMax: 4,
    resources: ['hammam'],
    picture: 'hammam.webp',
    icon: 'bath',
    name: { en: 'Hammam', ar: 'الحمّام التركي', bs: 'Hamam' },
    description: {
      en: 'Steam, marble and black soap; up to six guests at a time.',
      ar: 'بخار ورخام وصابون أسود، لستة ضيوف كحد أقصى في الوقت نفسه.',
      bs: 'Para, mermer i crni sapun; najviše šest gostiju istovremeno.',
    },
    location: { en: 'Hammam, ground floor', ar: 'الحمّام، الطابق الأرضي', bs: 'Hamam, prizemlje' },
  },
  {
    category: 'gym_pool',
    kind: 'appointment',
    team: 'sports',
    durationMinutes: 60,
    stepMinutes: 60,
    leadMinutes: 0,
    cancelMinutes: 0,
    placesMax: 4,
    resources: ['pool'],
    picture: 'pool.webp',
    icon: 'pool',
    name: { en: 'Pool', ar: 'المسبح', bs: 'Bazen' },
    description: {
      en: 'An hour in the indoor pool, for twelve guests at most.',
      ar: 'ساعة في المسبح الداخلي، لاثني عشر ضيفًا كحد أقصى.',
      bs: 'Sat vremena u zatvorenom bazenu, za najviše dvanaest gostiju.',
    },
    location: {
      en: 'Indoor pool, level -1',
      ar: 'المسبح الداخلي، الطابق -1',
      bs: 'Zatvoreni bazen, nivo -1',
    },
  },
  {
    category: 'transportation',
    kind: 'appointment',
    team: 'transport',
    price: 2500,
    durationMinutes: 45,
    bufferMinutes: 45,
    stepMinutes: 15,
    leadMinutes: 120,
    cancelMinutes: 180,
    resources: ['car'],
    picture: 'airport-transfer.webp',
    icon: 'plane',
    name: { en: 'Airport transfer', ar: 'توصيل إلى المطار', bs: 'Prijevoz do aerodroma' },
    description: {
      en: 'Our own car, day or night, for up to three guests and their bags.',
      ar: 'سيارتنا الخاصة ليلًا ونهارًا، لثلاثة ضيوف مع أمتعتهم.',
      bs: 'Naš automobil, danju i noću, za do troje gostiju s prtljagom.',
    },
    questions: [
      {
        kind: 'choice',
        label: { en: 'Direction', ar: 'الاتجاه', bs: 'Smjer' },
        choices: [
          free({ en: 'To the airport', ar: 'إلى المطار', bs: 'Na aerodrom' }),
          free({ en: 'From the airport', ar: 'من المطار', bs: 'S aerodroma' }),
        ],
      },
      { kind: 'note', isRequired: false, label: { en: 'Flight', ar: 'رقم الرحلة', bs: 'Broj leta' } },
    ],
  },
  {
    category: 'tours_activities',
    kind: 'appointment',
    team: 'concierge',
    price: 3500,
    durationMinutes: 150,
    stepMinutes: 30,
    leadMinutes: 720,
    cancelMinutes: 720,
    placesMax: 6,
    needsAnswer: true,
    resources: ['guide'],
    picture: 'old-town-walk.webp',
    icon: 'sight',
    name: { en: 'Old town walk', ar: 'جولة في المدينة القديمة', bs: 'Šetnja čaršijom' },
    description: {
      en: 'Two and a half hours through Baščaršija with our guide, at ten and at three, coffee included.',
      ar: 'ساعتان ونصف في باشتشارشيا مع مرشدنا، في العاشرة والثالثة، والقهوة على حسابنا.',
      bs: 'Dva i po sata kroz Baščaršiju s našim vodičem, u deset i u petnaest, kafa uključena.',
    },
    location: { en: 'Reception', ar: 'الاستقبال', bs: 'Recepcija' },
  },
  {
    category: 'tours_activities',
    kind: 'appointment',
    team: 'concierge',
    durationMinutes: 120,
    stepMinutes: 30,
    leadMinutes: 60,
    cancelMinutes: 60,
    placesMax: 8,
    resources: ['restaurant'],
    picture: 'restaurant-table.webp',
    icon: 'table',
    name: { en: 'Table at our restaurant', ar: 'طاولة في مطعمنا', bs: 'Sto u našem restoranu' },
    description: {
      en: 'Dinner above the river, from six in the evening.',
      ar: 'عشاء فوق النهر ابتداءً من السادسة مساءً.',
      bs: 'Večera iznad rijeke, od šest sati uvečer.',
    },
    location: {
      en: 'Restaurant Latinluk, ground floor',
      ar: 'مطعم لاتينلوك، الطابق الأرضي',
      bs: 'Restoran Latinluk, prizemlje',
    },
    questions: [
      {
        kind: 'note',
        isRequired: false,
        label: { en: 'Wish for the table', ar: 'رغبة خاصة', bs: 'Posebna želja' },
      },
    ],
  },
]

export const demoOffers = [...demoRequests, ...demoAppointments]

export type DemoResource = {
  key: string
  name: DemoText
  capacity: number
  spans: { begins: string; ends: string }[]
}

/** Each can be had every day between these times; a span as long as a tour lets it begin once in it. */
export const demoResources: DemoResource[] = [
  {
    key: 'lejla',
    name: { en: 'Lejla', ar: 'ليلى', bs: 'Lejla' },
    capacity: 1,
    spans: [{ begins: '09:00', ends: '21:00' }],
  },
  {
    key: 'tarik',
    name: { en: 'Tarik', ar: 'طارق', bs: 'Tarik' },
    capacity: 1,
    spans: [{ begins: '12:00', ends: '22:00' }],
  },
  {
    key: 'hammam',
    name: { en: 'Hammam', ar: 'الحمّام', bs: 'Hamam' },
    capacity: 6,
    spans: [{ begins: '10:00', ends: '22:00' }],
  },
  {
    key: 'pool',
    name: { en: 'Indoor pool', ar: 'المسبح الداخلي', bs: 'Zatvoreni bazen' },
    capacity: 12,
    spans: [{ begins: '07:00', ends: '22:00' }],
  },
  {
    key: 'car',
    name: { en: 'Hotel car', ar: 'سيارة الفندق', bs: 'Hotelski automobil' },
    capacity: 1,
    spans: [{ begins: '00:00', ends: '24:00' }],
  },
  {
    key: 'guide',
    name: { en: 'Our guide', ar: 'مرشد الفندق', bs: 'Naš vodič' },
    capacity: 6,
    spans: [
      { begins: '10:00', ends: '12:30' },
      { begins: '15:00', ends: '17:30' },
    ],
  },
  {
    key: 'restaurant',
    name: { en: 'Restaurant', ar: 'المطعم', bs: 'Restoran' },
    capacity: 24,
    spans: [{ begins: '18:00', ends: '23:00' }],
  },
]

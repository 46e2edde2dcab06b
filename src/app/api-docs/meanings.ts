import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#kit/shared/languages.ts'
import { inEnglish, inLanguages, type Texts } from '#kit/shared/texts.ts'

const names = new Intl.DisplayNames('en', { type: 'language' })
const nameOf = (language: Language) => names.of(language) ?? language

const A_PLACE = '1763663400000000_0198c2f0-5c1e-7a3b-9d4e-2f6a8b1c3d5e'

/** The meaning of each field name, wherever it occurs, with an example where the schema alone does not give one. */
export const FIELDS: Record<string, { description: string; example?: string | number | boolean | null }> = {
  ...inLanguages((language) => ({
    description: `In ${nameOf(language)}${language === DEFAULT_LANGUAGE ? '' : `; where it is null, ${nameOf(DEFAULT_LANGUAGE)} stands in for it`}.`,
  })),
  slug: { description: "The hotel's segment in addresses: `/hotelly/{slug}`.", example: 'demo-hotel' },
  id: { description: 'A UUID, as an answer gave it.' },
  hotelId: { description: 'The id of a hotel.' },
  guestId: {
    description:
      'The guest who orders: the call is refused if another guest has signed in meanwhile. Without it, the signed-in guest.',
  },
  version: {
    description:
      'The version that the caller read. If somebody else changed it first, nothing is changed, and the answer is 409 with the current version.',
    example: 1,
  },
  seen: {
    description:
      'The values that the caller read before the change. If they have changed since, nothing is changed, and the answer is 409 with the current ones.',
  },
  wanted: { description: 'The new value.' },
  key: {
    description:
      'The idempotency key, a UUID that the caller generates for each order or message and sends again with every retry: it takes effect only once.',
  },
  page: { description: 'The page number, from 1.', example: 2 },
  show: { description: 'Only those that this counter counts; null for all.', example: 'active' },
  sort: { description: 'What the list is sorted by.', example: 'created' },
  isDescending: { description: 'Whether the largest or newest comes first.', example: true },
  after: { description: 'Continue after this entry: the `next` of the previous page.', example: A_PLACE },
  next: { description: 'Pass it as `after` to get the next page; null on the last page.', example: A_PLACE },
  newest: { description: 'The newest entry; send it to learn how many came after it.', example: A_PLACE },
  search: {
    description: 'A part of the text to find, ignoring case and accents; empty for all.',
    example: 'soup',
  },
  scope: { description: 'Which ones to list.' },
  state: { description: 'Only those in this state; leave it out for all.' },
  outcome: { description: 'Only those with this outcome.' },
  payment: { description: 'Only those with this payment status.' },
  from: { description: "First day of the hotel's calendar.", example: '2026-11-01' },
  to: { description: "Last day of the hotel's calendar, included.", example: '2026-11-30' },
  days: { description: 'The number of days covered.' },
  code: {
    description: "A guest's one-time code, which opens a lock on their name or room. Null without one.",
    example: 'K7QM3XTD',
  },
  ids: { description: 'The ids of those concerned.' },
  soldOut: {
    description:
      'Until when a dish is sold out: the next opening of the kitchen, or until it is put back. Null where it can be had.',
    example: 'opening',
  },
  traits: {
    description:
      'What is declared of a dish or choice: true where it contains or is so, false where it does not. What is missing is not declared.',
  },
  avoided: { description: "What must not be in the guest's food; of the diets, what it must be." },
  station: { description: 'Where in the kitchen a dish is made; null where nobody says.', example: 'grill' },
  was: { description: 'What a change has changed of the dish, as it was before.' },
  stock: { description: 'How many portions are left; null where nobody counts them.', example: 12 },
  partId: { description: 'The id of a part of the day.' },
  begins: { description: "When it begins, by the hotel's clock.", example: '07:00' },
  ends: {
    description:
      "When it ends, by the hotel's clock: before it begins for one over midnight, the same for the whole day.",
    example: '11:00',
  },
  opens: {
    description: "When room service opens, by the hotel's clock; null, as `closes`, for always.",
    example: '07:00',
  },
  closes: { description: "When room service closes, by the hotel's clock.", example: '23:00' },
  defaultMinutes: {
    description: 'Minutes from order to door that are promised until enough orders were delivered.',
    example: 30,
  },
  guestsCancel: {
    description:
      'Whether guests may cancel an order that nobody has confirmed yet; left out, it stays as it is.',
    example: true,
  },
  dueAt: {
    description: 'The quarter of an hour at which the order is wanted; null for as soon as possible.',
    example: null,
  },
  line: { description: 'The place of a line in its order, from 0.', example: 0 },
  groupId: { description: 'The id of a group of choices.' },
  min: { description: 'How many choices of a group must be taken at least.', example: 0 },
  max: { description: 'How many choices of a group may be taken at most.', example: 1 },
  note: {
    description: 'What the guest says of it: of one dish, or of what is asked for or booked.',
    example: 'Sauce on the side, please',
  },
  offerId: { description: 'The id of an offer.' },
  resourceId: { description: 'The id of a person, room or place; null for any that is free.' },
  resourceIds: { description: 'The ids of the people, rooms and places where, or with whom, it can be.' },
  category: { description: 'Which service it is, or belongs to.', example: 'housekeeping' },
  kind: { description: 'What kind it is: done when asked for, or at a time that is booked.' },
  team: { description: 'Who on the staff does it; null for all.', example: 'housekeeping' },
  targetMinutes: { description: 'In how many minutes a request is to be done.', example: 20 },
  asksTime: { description: 'Whether a guest may say for when a request is.', example: true },
  listed: { description: "What each line of an answer's lists is about, in their order." },
  location: { description: 'Where guests go for an appointment.' },
  durationMinutes: { description: 'How long an appointment lasts.', example: 60 },
  bufferMinutes: { description: 'What must stay free after an appointment.', example: 15 },
  stepMinutes: { description: 'At what minutes of the hour an appointment can begin.', example: 30 },
  leadMinutes: { description: 'How long before its beginning it must be booked.', example: 60 },
  cancelMinutes: {
    description: 'How long before its beginning the guest can still move or cancel it.',
    example: 120,
  },
  placesMax: { description: 'For how many people one appointment can be.', example: 4 },
  places: { description: 'For how many people it is.', example: 1 },
  needsAnswer: { description: 'Whether it stands only once staff have confirmed it.', example: false },
  choosesResource: { description: 'Whether the guest chooses the person, room or place.', example: true },
  capacity: { description: 'How many people it takes at the same time.', example: 1 },
  week: { description: 'When it can be had, from Monday to Sunday.' },
  exceptions: { description: 'Days that differ from the week; closed where they have no spans.' },
  day: { description: "A day of the hotel's calendar.", example: '2026-12-25' },
  spans: { description: 'The parts of that day.' },
  doubt: {
    description:
      'Why nothing is said of the time: it has passed, is too far ahead, or is not clear. Left out: none.',
    example: 'past',
  },
  lastDay: {
    description:
      "The last day of the guest's stay, where it is wanted for later, or nothing is free until then. Left out: neither.",
    example: '2026-11-27',
  },
  atMost: { description: 'The most that can be had at a time, where more is wanted.', example: 4 },
  atMostOf: { description: 'What is at most that many: people, or pieces.', example: 'people' },
  isSoonOnly: {
    description: 'Whether it was wanted for later and is only done as soon as possible.',
    example: true,
  },
  startsAt: { description: 'When it begins.', example: '2026-12-24T16:30:00Z' },
  beginsAt: { description: 'When it begins.', example: '2026-12-24T16:30:00Z' },
  endsAt: { description: 'When it ends.', example: '2026-12-24T17:30:00Z' },
  except: { description: 'An appointment of one’s own that is to be moved; null for none.', example: null },
  isAtDesk: {
    description: 'Whether staff book, who need not keep to how long before it is to be booked.',
    example: false,
  },
  isEscalated: { description: 'Whether help is called for.', example: true },
  label: { description: 'What a guest reads.' },
  usual: { description: 'The number that is meant where nothing is said.', example: 1 },
  count: { description: 'How many.', example: 2 },
  choice: { description: 'The id of what was chosen.' },
  picture: {
    description: 'The `url` of a picture that this guest has uploaded during the stay; null for none.',
    example: null,
  },
  icon: {
    description: 'The sign that stands where there is no picture; null for that of its area.',
    example: null,
  },
  isRequired: { description: 'Whether it must be answered.', example: false },
  enabledOnly: { description: 'false also lists those that guests do not see.' },
  flagName: { description: 'Name of a feature flag.', example: 'multi_language' },
  actor: { description: 'Only what this person or part of the system did, by name.', example: 'Front Desk' },
  entity: { description: 'Only changes of this kind of thing.', example: 'booking' },
  action: { description: 'The name of an action.', example: 'update' },
  entityId: { description: 'Only changes of the thing with this id.' },
  hotel: { description: 'A hotel.', example: 'demo-hotel' },
  sessionId: {
    description: 'Twenty letters and digits that the browser generates for its conversation and keeps.',
    example: 'Qm7Xw2Kp9Zt4Rb6Ls1Vd',
  },
  messageId: { description: 'The id of a message.' },
  entryId: { description: 'The id of a knowledge entry.' },
  price: {
    description: "In the smallest unit of the hotel's currency: 1250 is 12.50 EUR, and 1.250 KWD.",
    example: 1250,
  },
  totalPrice: { description: "In the smallest unit of the hotel's currency.", example: 2500 },
  shownTotal: {
    description:
      "The total shown to the guest, in the smallest unit of the hotel's currency. If the menu or the offer has changed since, nothing is ordered or booked, and the answer is 409 with what is current.",
    example: 2500,
  },
  revenue: { description: "In the smallest unit of the hotel's currency.", example: 48_000 },
  currency: { description: 'ISO 4217.', example: 'EUR' },
  timeZone: { description: "IANA name; the hotel's days begin and end in it.", example: 'Europe/Sarajevo' },
  primaryColor: { description: '#RRGGBB; null for none.', example: '#0B5D43' },
  confirmedSlug: { description: "The hotel's slug, typed as confirmation.", example: 'demo-hotel' },
  templateId: { description: 'A hotel whose services, settings, menu and texts are copied; null for none.' },
  serviceId: { description: "The id of a hotel's service." },
  isAllowed: {
    description:
      'Whether the hotel may open the area. Either way it is closed at first: the hotel switches it on itself.',
  },
  beforeId: { description: 'The id of the one it goes before; null to go last.' },
  itemId: { description: 'The id of a menu item.' },
  quantity: { description: 'The number of portions.', example: 2 },
  specialInstructions: { description: 'A wish for the kitchen.', example: 'No onions, please.' },
  percent: { description: 'The percentage by which prices rise, or fall if negative.', example: 10 },
  file: { description: 'A CSV file in UTF-8.', example: 'name,price,category\nSoup,7.50,Soups\n' },
  isDryRun: { description: 'true reports what the file would change, and changes nothing.', example: true },
  url: { description: 'A web address.', example: 'https://hooks.example.com/' },
  identifier: { description: 'Who is locked out, as the pulse names it.', example: 'desk@hotel.example' },
  lastName: { description: "The guest's last name, as the hotel has it.", example: 'Smith' },
  roomNumber: { description: "The guest's room.", example: '101' },
  loginName: { description: 'The last name with which the guest signs in.', example: 'Smith' },
  expiresOn: {
    description: "The day, in the hotel's calendar, at whose start the login expires; null for never.",
    example: '2026-12-24',
  },
  email: { description: 'E-mail address.', example: 'desk@hotel.example' },
  password: { description: 'Password.', example: 'two-rivers-meet-here' },
  secondFactor: {
    description:
      'What the app shows, or a recovery code; null where none is needed, which `SECOND_FACTOR_NEEDED` says.',
    example: null,
  },
  secret: { description: 'The secret of an app, in base32.', example: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' },
  since: { description: 'Since when; null where it is not.' },
  recoveryLeft: { description: 'How many recovery codes were not used yet.', example: 10 },
  recoveryCodes: { description: 'Codes that each stand once for one of the app.' },
  current: { description: 'The current password.', example: 'two-rivers-meet-here' },
  minutes: { description: 'How many minutes it is for.' },
  reason: {
    description: 'Why. The hotel can read that of a visit, the guest that of a booking that is cancelled.',
  },
  language: {
    description: `${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(LANGUAGES.map(nameOf))}.`,
  },
  rating: { description: 'Whether the answer helped; null removes the rating.' },
  imageUrl: { description: 'The `url` of an upload (see Uploads); null for none.', example: null },
  expiresAt: { description: 'When it expires; null for never.' },
  retryAfterSeconds: { description: 'The number of seconds to wait.', example: 300 },
  remaining: { description: 'Attempts left before a lockout; null when none was counted.' },
  medianMinutes: { description: 'From order to delivery, in minutes; null when nothing was delivered.' },
  number: { description: 'Telephone number; null for none.', example: '+387 33 555 010' },
  contactPhone: { description: 'Telephone number; null for none.', example: '+387 33 555 000' },
  bookingSupportNumber: {
    description: 'The number that guests call about their bookings; null for none.',
    example: '+387 33 555 010',
  },
  address: { description: 'Postal address; null for none.', example: 'Obala 7, 71000 Sarajevo' },
  checkInTime: {
    description: "From when rooms are ready, by the hotel's clock; null where it is not said.",
    example: '14:00',
  },
  checkOutTime: {
    description: "Until when guests leave, by the hotel's clock; null where it is not said.",
    example: '11:00',
  },
  website: { description: 'Address of its website; null for none.', example: 'https://hotel.example/' },
  instagram: {
    description: 'Address of its page on Instagram; null for none. A name such as `@hotel` is taken, too.',
    example: 'https://www.instagram.com/hotel',
  },
  facebook: {
    description: 'Address of its page on Facebook; null for none. A name such as `@hotel` is taken, too.',
    example: 'https://www.facebook.com/hotel',
  },
  contactEmail: { description: 'E-mail address; null for none.', example: 'desk@hotel.example' },
  name: { description: 'Name.', example: 'Hotel Miljacka' },
  description: { description: 'Description.' },
  path: {
    description: "The path of its screen within the hotel's area; null while it has none.",
    example: 'room-service',
  },
  logoUrl: { description: 'Address of the logo; null for none.', example: '/files/hotel-logos/logo.webp' },
  scene: {
    description: "The beginning of the addresses of the hotel's drawings.",
    example: '/scenes/1/old-town-0b5d43-3f2a',
  },
  coverUrl: { description: 'Address of the large picture; null for none.', example: null },
  guestName: { description: "The guest's last name.", example: 'Smith' },
  staffName: { description: 'The member of staff who answers; null if not named.', example: 'Front Desk' },
  fullName: { description: 'Name of a member of staff.', example: 'Front Desk' },
  staffNotes: {
    description: 'Notes that guests do not see; null for none.',
    example: 'Call before delivery.',
  },
  hotelName: { description: 'Name of the hotel.', example: 'Hotel Miljacka' },
  hotelSlug: { description: "The hotel's segment in addresses.", example: 'demo-hotel' },
  serviceName: { description: 'Name of the service.', example: 'Room Service' },
  serviceIcon: { description: 'Icon of the service.', example: 'UtensilsCrossed' },
  danger: { description: 'What a guest is in.', example: 'fire' },
  isComplaint: {
    description: 'Whether the guest has complained since the conversation was last given back.',
  },
  own: { description: "The hotel's own text; null in a language where ours is said." },
  fromChat: { description: 'Whether it came from a card in the chat; it is counted alone.' },
  topic: { description: 'What an entry is about.', example: 'Breakfast' },
  phrasings: {
    description:
      'Questions that an entry answers, as guests word them, in any language: up to 20 of up to 200 characters.',
  },
  phrasing: { description: 'A question as guests word it.', example: 'When is breakfast?' },
  content: { description: 'What the assistant says about it.', example: 'From seven to ten, in the hall.' },
  questions: { description: 'Questions of guests: how many, or each with its first 200 characters.' },
  isNew: { description: 'Whether it was not there before.' },
  why: { description: 'Why a check does not hold; null where it does.', example: 'unknown' },
  question: { description: 'A question that a guest might ask.', example: 'When is breakfast?' },
  message: { description: 'The text of the message.', example: 'When is breakfast?' },
  onlyUrgent: {
    description: 'Refuses with STILL_ANSWERING all but an emergency, which waits for no answer.',
  },
  text: { description: 'The text of the message.', example: 'From seven to ten, in the hall.' },
  lastQuestion: {
    description:
      "The beginning of the guest's newest message; in an emergency, until somebody takes over, of the one that called.",
    example: 'When is breakfast?',
  },
  waitingSince: { description: 'Since when the longest wait lasts; null where nobody waits.' },
  unseenBookings: {
    description: 'Bookings of the last day that nobody has seen although everybody was alerted.',
    example: 0,
  },
  unseenChats: {
    description: 'Chats in which a guest waits and that nobody has seen although everybody was alerted.',
    example: 0,
  },
  ordersToday: { description: "Orders of the hotel's own day, without cancelled ones.", example: 42 },
  ordersByHour: {
    description: 'Orders of the last 24 hours by hour, the oldest first, without cancelled ones.',
  },
  unpaid: {
    description: "Unpaid amount of the last thirty days, in the currency's minor units.",
    example: 18_010,
  },
  suggestions: { description: 'Questions suggested to guests.', example: 'When is breakfast?' },
  dislikedAnswer: {
    description: 'The beginning of the newest answer that did not help.',
    example: 'We do not know.',
  },
  column: { description: 'Column of the file.', example: 'price' },
  unusedColumns: { description: 'Columns that are not read.', example: 'notes' },
  value: { description: 'The value in the file.', example: 'six' },
  field: { description: 'The name of the field.', example: 'price' },
  userId: { description: 'The member of staff.', example: '0b1d7c1e-52e5-4f3b-9a41-2f6f2a3f8f10' },
  areas: {
    description:
      'Of duty: the areas that somebody is on duty for, null for every area. Of minutes: those that hold in one area in place of those of its kind.',
  },
  quiet: {
    description:
      'Hours of every day, by the hotel’s clock, in which nothing is to reach somebody; null where there are none.',
  },
  devices: { description: 'After how many minutes the hotel’s own devices ring.', example: 2 },
  duty: { description: 'After how many minutes those on duty are reached.', example: 5 },
  everyone: { description: 'After how many minutes everybody is reached.', example: 10 },
  sound: {
    description:
      'Whether the panel sounded, or why it is silent: nobody on duty there, for a minute, by its browser, or turned off.',
    example: 'sounded',
  },
  showsBar: { description: 'Whether the panel shows the red bar.', example: false },
  device: {
    description: 'The device that shows the alarm.',
    example: '0b1d7c1e-52e5-4f3b-9a41-2f6f2a3f8f10',
  },
  before: { description: 'The value before the change.', example: '750' },
  publicKey: {
    description: 'The public key of this installation, which a browser subscribes with.',
    example: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  },
  endpoint: {
    description: "The browser's address at its push service.",
    example: 'https://fcm.googleapis.com/fcm/send/cG6Yc2fP',
  },
  p256dh: {
    description: "The browser's public key, in base64url.",
    example: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  },
  auth: { description: 'The secret of the subscription, in base64url.', example: 'BTBZMqHH6r4Tts7J_aSIgg' },
  place: { description: "Whether the device stays in the hotel, or is somebody's own.", example: 'hotel' },
  again: {
    description:
      'The `session` of the last answer, where a browser registers anew by itself: name and place stay, and a device that somebody has removed meanwhile stays away. Null where somebody asks for it.',
    example: null,
  },
  ownerId: {
    description:
      "The `userId` of the last answer, where a browser registers anew by itself: somebody's own device does so for that person alone. Null where somebody asks for it.",
    example: null,
  },
  isAgain: {
    description:
      'Whether a browser registers anew by itself: then nothing is registered where it is told nothing any more.',
    example: false,
  },
  session: { description: 'The session with which the device ends.' },
  person: { description: 'Whose it is.', example: 'Front Desk' },
  reachedAt: { description: 'When an alarm last reached it; null for never.' },
  failedAt: { description: 'When the last alarm did not reach it; null where it did.' },
  failure: { description: 'Why it did not; null where it did.', example: null },
  browser: { description: 'The browser, by name; null when unknown.', example: 'Chrome' },
  system: { description: 'The system, by name; null when unknown.', example: 'Android' },
  ipAddress: { description: 'The shortened IP address; null when unknown.', example: '192.0.2.x' },
  actorKind: { description: 'The kind of caller.', example: 'hotelAdmin' },
  actorName: { description: 'Who did it.', example: 'Front Desk' },
  of: { description: 'The item concerned, where an entry is about several.', example: 'Lentil soup' },
}

const SOUP: Texts = { ...inEnglish('Lentil soup'), ar: 'شوربة عدس', bs: 'Čorba od leće' }

/** Examples for fields whose meaning differs in one operation or one feature. */
export const EXAMPLES: Record<string, Record<string, string | Texts>> = {
  'hotels.setContactNumber': { seen: '+387 33 555 000' },
  'platform.setWebhookUrl': { seen: 'https://hooks.example.com/' },
  'pulse.unlock': { action: 'admin_login' },
  'sessions.changePassword': { wanted: 'seven-bridges-over-miljacka' },
  'sessions.changeSuperAdminPassword': { wanted: 'seven-bridges-over-miljacka' },
  'guests.importFile': { file: 'login_name,room,expiry\nSmith,101,2026-12-24\n' },
  'knowledge.importFile': { file: 'topic,content,active\nBreakfast,From seven to ten.,yes\n' },
  announcements: {
    title: inEnglish('Live music tonight'),
    description: inEnglish('From eight in the lobby.'),
  },
  services: { label: inEnglish('Room Service'), category: 'room_service' },
  menu: { name: SOUP, description: inEnglish('With lemon and croutons.') },
  bookings: { name: SOUP, guestName: 'Smith' },
  dashboard: { name: SOUP },
  devices: { name: 'Chrome on Android' },
  support: { reason: 'Help with the menu' },
  knowledge: { value: 'maybe' },
}

export const TAGS: Record<string, string> = {
  Alerts: 'Who is reached by what nobody on the staff has seen.',
  Hotels: 'Hotels as guests see them, and their administration.',
  Services: 'The services a hotel offers, and their order.',
  Menu: 'Dishes and drinks.',
  Announcements: "The hotel's news for its guests.",
  Platform: 'Settings and figures for all hotels.',
  Sessions: 'Signing in and out. The session is a cookie that the answer sets.',
  Bookings: 'Room service orders.',
  Devices: 'Phones and computers that ring.',
  Chat: 'The assistant, and the staff who answer in its place.',
  Guests: "Guests' logins.",
  Dashboard: "A hotel's figures at a glance.",
  Knowledge: 'What the assistant knows.',
  Questions: 'What the assistant could not answer.',
  'Hotel admins': 'The administration of hotel staff.',
  Support: "Super admins' visits to a hotel's panel.",
  Audit: 'Who changed what.',
  Uploads: 'Pictures, sent as the request body and stored as WebP in two sizes.',
}

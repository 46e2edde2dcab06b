import { randomUUID } from 'node:crypto'
import { DEFAULT_MINUTES } from '#features/alerts/rules.ts'
import { LANGUAGES } from '#kit/shared/languages.ts'
import { inEnglish, inLanguages } from '#kit/shared/texts.ts'
import { newSessionId } from '#features/chat/rules.ts'
import { orderOf } from '../factories.ts'
import { PUSH_HOST } from '../product.ts'
import { anOffer, aResource, hoursAhead } from '../services.ts'

/** Who may call: `visitor` is anybody, for a hotel that is there; `ownHotelAdmin` excludes support visits. */
export type Who =
  | 'anybody'
  | 'visitor'
  | 'guest'
  | 'hotelAdmin'
  | 'ownHotelAdmin'
  | 'newHotelAdmin'
  | 'superAdmin'
  | 'newSuperAdmin'

/** What a call can be about: a hotel, and one of each thing in it. */
export type Place = {
  slug: string
  hotel: string
  service: string
  /** One that guests do not see. */
  dish: string
  /** One that guests can order, for 7.50. */
  meal: string
  /** A group of choices. */
  options: string
  notice: string
  entry: string
  guest: string
  booking: string
  /** One that nobody has confirmed, for the guest to cancel. */
  unseenBooking: string
  conversation: string
  sessionId: string
  answer: string
  check: string
  session: string
  user: string
  picture: string
  /** Something that guests do not see, to ask for. */
  offer: string
  /** Something for free that guests can ask for, and something that they can book. */
  towels: string
  massage: string
  /** A resource of `massage`. */
  resource: string
  /** One that nothing needs. */
  spare: string
  /** A request for the guest to cancel, one for staff, and an appointment. */
  wish: string
  request: string
  appointment: string
  block: string
  /** One that guests do not see, after `service`. */
  otherService: string
  /** One that rings. */
  device: string
  /** The one of the hotel's alerts. */
  rehearsal: string
}

export const absentPlace = (): Place => ({
  slug: 'no-such-hotel',
  hotel: randomUUID(),
  service: randomUUID(),
  dish: randomUUID(),
  meal: randomUUID(),
  options: randomUUID(),
  notice: randomUUID(),
  entry: randomUUID(),
  guest: randomUUID(),
  booking: randomUUID(),
  unseenBooking: randomUUID(),
  conversation: randomUUID(),
  sessionId: newSessionId(),
  answer: randomUUID(),
  check: randomUUID(),
  session: randomUUID(),
  user: randomUUID(),
  offer: randomUUID(),
  towels: randomUUID(),
  massage: randomUUID(),
  resource: randomUUID(),
  spare: randomUUID(),
  wish: randomUUID(),
  request: randomUUID(),
  appointment: randomUUID(),
  block: randomUUID(),
  picture: `/files/menu-items/${randomUUID()}/1.webp`,
  otherService: randomUUID(),
  device: randomUUID(),
  rehearsal: randomUUID(),
})

type Call = { who: Who; input: (at: Place) => object }

const ofHotel = ({ slug }: Place) => ({ slug })
const nothing = () => ({})
const aDish = { name: { en: 'Tea' }, price: 300 }
const aGroup = () => ({
  name: { en: 'Milk' },
  min: 0,
  max: 1,
  choices: [{ id: randomUUID(), name: { en: 'Oat' }, price: 50, isDefault: false, isSoldOut: false }],
})
const aNotice = { title: { en: 'Music' }, description: { en: 'Tonight' } }
const aPhrasing = ({ slug, answer, entry }: Place) => ({
  slug,
  answerIds: [answer],
  entryId: entry,
  question: 'Is there a pool?',
})
const anEntry = { topic: 'Breakfast', content: 'From seven to ten.' }
const someBasics = {
  name: 'Grand',
  contactEmail: null,
  contactPhone: null,
  bookingSupportNumber: null,
  primaryColor: null,
}
const aProfile = {
  ...someBasics,
  address: null,
  checkInTime: '14:00',
  checkOutTime: null,
  website: null,
  instagram: null,
  facebook: null,
}
const aHotel = { ...someBasics, isActive: true, currency: 'USD', timeZone: 'Europe/Sarajevo' }
/** A full hour of tomorrow. */
const TOMORROW = hoursAhead(26)
/** Of an app that nobody has. */
const SECRET = 'A'.repeat(32)
const wrongPassword = { current: 'not-my-password', wanted: 'two-rivers-meet-here' }
const asked = (offerId: string, given: object = {}) => ({ offerId, shownTotal: 0, currency: 'USD', ...given })
const seenWork = ({ slug, request }: Place) => ({ slug, id: request, version: 1 })
const seenAppointment = ({ slug, appointment }: Place) => ({ slug, id: appointment, version: 1 })
/** Where the browser of somebody's phone is reached, with the keys of RFC 8291. */
export const aSubscription = () => ({
  endpoint: `http://${PUSH_HOST}/${randomUUID()}`,
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
})
const file = new File(['name,price,category'], 'menu.csv')
const [language] = LANGUAGES

/** A valid call of every procedure and, independently of the handlers, who may make it. */
export const CALLS: Record<string, Call> = {
  'hotels.get': { who: 'visitor', input: ofHotel },
  'hotels.setContactNumber': {
    who: 'hotelAdmin',
    input: ({ slug }) => ({ slug, seen: null, number: '+387 33 123 456' }),
  },
  'hotels.profile': { who: 'hotelAdmin', input: ofHotel },
  'hotels.saveProfile': { who: 'hotelAdmin', input: ({ slug }) => ({ slug, version: 1, profile: aProfile }) },
  'hotels.removeOwnLogo': { who: 'hotelAdmin', input: ofHotel },
  'hotels.listAll': { who: 'superAdmin', input: nothing },
  'hotels.getAny': { who: 'superAdmin', input: ({ hotel }) => ({ id: hotel }) },
  'hotels.create': {
    who: 'superAdmin',
    input: ({ hotel }) => ({ slug: 'internal', hotel: aHotel, templateId: hotel }),
  },
  'hotels.update': { who: 'superAdmin', input: ({ hotel }) => ({ id: hotel, version: 1, hotel: aHotel }) },
  'hotels.previewCurrency': { who: 'superAdmin', input: ({ hotel }) => ({ id: hotel, currency: 'JPY' }) },
  'hotels.previewTimeZone': {
    who: 'superAdmin',
    input: ({ hotel }) => ({ id: hotel, timeZone: 'Europe/Sarajevo' }),
  },
  'hotels.lastCurrencyChange': { who: 'superAdmin', input: ({ hotel }) => ({ id: hotel }) },
  'hotels.undoCurrency': { who: 'superAdmin', input: ({ hotel }) => ({ id: hotel }) },
  'hotels.setActive': { who: 'superAdmin', input: ({ hotel }) => ({ id: hotel, isActive: true }) },
  'hotels.listServices': { who: 'superAdmin', input: ({ hotel }) => ({ id: hotel }) },
  'hotels.allowService': {
    who: 'superAdmin',
    input: ({ hotel, service }) => ({ id: hotel, serviceId: service, isAllowed: true }),
  },
  'hotels.removeLogo': { who: 'superAdmin', input: ({ hotel }) => ({ id: hotel }) },
  'hotels.remove': { who: 'superAdmin', input: ({ hotel }) => ({ id: hotel, confirmedSlug: 'x' }) },
  'hotels.listDeleted': { who: 'superAdmin', input: nothing },
  'hotels.restore': { who: 'superAdmin', input: ({ hotel }) => ({ id: hotel }) },
  'hotels.purge': { who: 'superAdmin', input: ({ hotel }) => ({ id: hotel, confirmedSlug: 'x' }) },
  'services.list': { who: 'visitor', input: ofHotel },
  'services.setEnabled': {
    who: 'hotelAdmin',
    input: ({ slug, otherService }) => ({ slug, id: otherService, enabled: true }),
  },
  'services.reorder': {
    who: 'hotelAdmin',
    input: ({ slug, service, otherService }) => ({
      slug,
      seen: [service, otherService],
      wanted: [otherService, service],
    }),
  },
  'menu.list': { who: 'visitor', input: ofHotel },
  'menu.listAll': { who: 'hotelAdmin', input: ofHotel },
  'menu.add': { who: 'hotelAdmin', input: ({ slug }) => ({ slug, item: aDish }) },
  'menu.update': {
    who: 'hotelAdmin',
    input: ({ slug, dish }) => ({ slug, id: dish, version: 1, item: aDish }),
  },
  'menu.change': {
    who: 'hotelAdmin',
    input: ({ slug, dish }) => ({
      slug,
      items: [{ id: dish, version: 1 }],
      change: { kind: 'enabled', enabled: false },
    }),
  },
  'menu.restore': {
    who: 'hotelAdmin',
    input: ({ slug, dish }) => ({ slug, items: [{ id: dish, version: 1, was: { enabled: false } }] }),
  },
  'menu.place': { who: 'hotelAdmin', input: ({ slug, dish, meal }) => ({ slug, id: dish, beforeId: meal }) },
  'menu.importFile': { who: 'hotelAdmin', input: ({ slug }) => ({ slug, isDryRun: true, file }) },
  'menu.remove': { who: 'hotelAdmin', input: ({ slug, dish }) => ({ slug, id: dish, version: 1 }) },
  'menuOptions.list': { who: 'hotelAdmin', input: ofHotel },
  'menuOptions.add': { who: 'hotelAdmin', input: ({ slug }) => ({ slug, group: aGroup() }) },
  'menuOptions.update': {
    who: 'hotelAdmin',
    input: ({ slug, options }) => ({ slug, id: options, version: 1, group: aGroup() }),
  },
  'menuOptions.remove': {
    who: 'hotelAdmin',
    input: ({ slug, options }) => ({ slug, id: options, version: 1 }),
  },
  'menuParts.list': { who: 'hotelAdmin', input: ofHotel },
  'menuParts.save': {
    who: 'hotelAdmin',
    input: ({ slug }) => ({
      slug,
      seen: [],
      wanted: [{ id: randomUUID(), name: { en: 'Breakfast' }, begins: '07:00', ends: '11:00' }],
    }),
  },
  'diet.get': { who: 'guest', input: ofHotel },
  'diet.ofGuest': { who: 'hotelAdmin', input: ({ slug, guest }) => ({ slug, id: guest }) },
  'diet.save': { who: 'guest', input: ({ slug }) => ({ slug, avoided: ['nuts'] }) },
  'kitchen.get': { who: 'hotelAdmin', input: ofHotel },
  'kitchen.save': {
    who: 'hotelAdmin',
    input: ({ slug }) => ({
      slug,
      version: 1,
      kitchen: { opens: '06:00', closes: '06:00', language, defaultMinutes: 25 },
    }),
  },
  'alerts.get': { who: 'hotelAdmin', input: ofHotel },
  'alerts.save': {
    who: 'hotelAdmin',
    input: ({ slug }) => ({
      slug,
      version: 1,
      alerts: {
        order: { devices: 1, duty: 2, everyone: 3 },
        request: DEFAULT_MINUTES,
        appointment: DEFAULT_MINUTES,
        conversation: DEFAULT_MINUTES,
        namesRoom: false,
      },
    }),
  },
  'alerts.givenUp': { who: 'hotelAdmin', input: ofHotel },
  'alerts.sendAgain': { who: 'ownHotelAdmin', input: ofHotel },
  'alerts.people': { who: 'hotelAdmin', input: ofHotel },
  'alerts.setDuty': {
    who: 'hotelAdmin',
    input: ({ slug, user }) => ({ slug, userId: user, version: 1, duty: { mode: 'off', week: null } }),
  },
  'alerts.rehearsal': { who: 'hotelAdmin', input: ofHotel },
  'alerts.rehearse': { who: 'ownHotelAdmin', input: ({ slug }) => ({ slug, kind: 'order' }) },
  'alerts.notePanel': {
    who: 'ownHotelAdmin',
    input: ({ slug, rehearsal }) => ({ slug, id: rehearsal, sound: 'sounded', showsBar: false }),
  },
  'alerts.noteShown': {
    who: 'ownHotelAdmin',
    input: ({ slug, rehearsal, device }) => ({ slug, id: rehearsal, device }),
  },
  'alerts.seeRehearsal': { who: 'ownHotelAdmin', input: ({ slug, rehearsal }) => ({ slug, id: rehearsal }) },
  'alerts.stopRehearsal': { who: 'ownHotelAdmin', input: ({ slug, rehearsal }) => ({ slug, id: rehearsal }) },
  'kitchen.pause': { who: 'hotelAdmin', input: ({ slug }) => ({ slug, minutes: null }) },
  'offers.list': { who: 'visitor', input: ofHotel },
  'offers.listAll': { who: 'hotelAdmin', input: ofHotel },
  'offers.reorder': {
    who: 'hotelAdmin',
    input: ({ slug, offer, towels, massage }) => ({
      slug,
      category: 'housekeeping',
      seen: [offer, towels, massage],
      wanted: [towels, massage, offer],
    }),
  },
  'offers.add': { who: 'hotelAdmin', input: ({ slug }) => ({ slug, offer: anOffer() }) },
  'offers.update': {
    who: 'hotelAdmin',
    input: ({ slug, offer }) => ({ slug, id: offer, version: 1, offer: anOffer() }),
  },
  'offers.remove': { who: 'hotelAdmin', input: ({ slug, offer }) => ({ slug, id: offer, version: 1 }) },
  'resources.list': { who: 'hotelAdmin', input: ofHotel },
  'resources.add': { who: 'hotelAdmin', input: ({ slug }) => ({ slug, resource: aResource() }) },
  'resources.update': {
    who: 'hotelAdmin',
    input: ({ slug, resource }) => ({ slug, id: resource, version: 1, resource: aResource() }),
  },
  'work.hours': { who: 'visitor', input: ofHotel },
  'work.slots': {
    who: 'visitor',
    input: ({ slug, massage }) => ({ slug, offerId: massage, from: TOMORROW.slice(0, 10), days: 2 }),
  },
  'work.book': {
    who: 'guest',
    input: ({ slug, towels }) => ({ slug, key: randomUUID(), asked: asked(towels) }),
  },
  'work.bookFor': {
    who: 'hotelAdmin',
    input: ({ slug, guest, towels }) => ({ slug, guestId: guest, key: randomUUID(), asked: asked(towels) }),
  },
  'work.listMine': { who: 'guest', input: ofHotel },
  'work.moveMine': { who: 'guest', input: (at) => ({ ...seenAppointment(at), startsAt: TOMORROW }) },
  'work.cancelMine': { who: 'guest', input: ({ slug, wish }) => ({ slug, id: wish, version: 1 }) },
  'work.list': { who: 'hotelAdmin', input: ({ slug }) => ({ slug, scope: 'ongoing' }) },
  'work.listPeriod': {
    who: 'hotelAdmin',
    input: ({ slug }) => ({ slug, from: '2026-01-01', to: '2026-12-31' }),
  },
  'work.days': { who: 'hotelAdmin', input: ({ slug }) => ({ slug, from: TOMORROW.slice(0, 10) }) },
  'work.today': { who: 'hotelAdmin', input: ofHotel },
  'work.get': { who: 'hotelAdmin', input: ({ slug, request }) => ({ slug, id: request }) },
  'work.update': { who: 'hotelAdmin', input: (at) => ({ ...seenWork(at), status: 'confirmed' }) },
  'work.see': { who: 'hotelAdmin', input: ({ slug, request }) => ({ slug, id: request }) },
  'work.take': { who: 'hotelAdmin', input: seenWork },
  'work.escalate': { who: 'hotelAdmin', input: (at) => ({ ...seenWork(at), isEscalated: true }) },
  'work.move': { who: 'hotelAdmin', input: (at) => ({ ...seenAppointment(at), startsAt: TOMORROW }) },
  'work.complete': { who: 'hotelAdmin', input: seenWork },
  'work.reopen': { who: 'hotelAdmin', input: seenWork },
  'work.cancel': { who: 'hotelAdmin', input: seenWork },
  'work.block': {
    who: 'hotelAdmin',
    input: ({ slug, resource }) => ({
      slug,
      resourceId: resource,
      beginsAt: hoursAhead(60),
      endsAt: hoursAhead(61),
    }),
  },
  'work.unblock': { who: 'hotelAdmin', input: ({ slug, block }) => ({ slug, id: block }) },
  'resources.remove': { who: 'hotelAdmin', input: ({ slug, spare }) => ({ slug, id: spare, version: 1 }) },
  'announcements.list': { who: 'visitor', input: ofHotel },
  'announcements.listAll': { who: 'hotelAdmin', input: ofHotel },
  'announcements.add': { who: 'hotelAdmin', input: ({ slug }) => ({ slug, announcement: aNotice }) },
  'announcements.update': {
    who: 'hotelAdmin',
    input: ({ slug, notice }) => ({ slug, id: notice, version: 1, announcement: aNotice }),
  },
  'announcements.publish': {
    who: 'hotelAdmin',
    input: ({ slug, notice }) => ({ slug, id: notice, version: 1, published: true }),
  },
  'announcements.place': {
    who: 'hotelAdmin',
    input: ({ slug, notice }) => ({ slug, id: notice, beforeId: null }),
  },
  'announcements.remove': {
    who: 'hotelAdmin',
    input: ({ slug, notice }) => ({ slug, id: notice, version: 1 }),
  },
  'platform.flag': { who: 'anybody', input: () => ({ flagName: 'multi_language' }) },
  'platform.stats': { who: 'superAdmin', input: nothing },
  'platform.settings': { who: 'superAdmin', input: nothing },
  'platform.setWebhookUrl': {
    who: 'superAdmin',
    input: () => ({ seen: 'https://seen.example.com/', url: 'https://hooks.example.com/' }),
  },
  'platform.testWebhook': { who: 'superAdmin', input: nothing },
  'platform.setServiceEnabled': {
    who: 'superAdmin',
    input: ({ service }) => ({ id: service, enabled: true }),
  },
  'platform.setFlag': { who: 'superAdmin', input: () => ({ flagName: 'no_such_flag', enabled: true }) },
  'pulse.read': { who: 'superAdmin', input: nothing },
  'pulse.unlock': {
    who: 'superAdmin',
    input: ({ hotel }) => ({ action: 'admin_login', identifier: 'x@hotel.example', hotelId: hotel }),
  },
  'assistantFigures.read': { who: 'superAdmin', input: () => ({ days: 30, search: 'hotel' }) },
  'sessions.signInGuest': {
    who: 'visitor',
    input: ({ slug }) => ({ slug, lastName: 'Nobody', roomNumber: randomUUID() }),
  },
  'sessions.currentGuest': { who: 'visitor', input: ofHotel },
  'sessions.signInHotelAdmin': {
    who: 'visitor',
    input: ({ slug }) => ({ slug, email: `${randomUUID()}@x.example`, password: 'x' }),
  },
  'sessions.currentHotelAdmin': { who: 'visitor', input: ofHotel },
  'sessions.signInSuperAdmin': {
    who: 'anybody',
    input: () => ({ email: `${randomUUID()}@x.example`, password: 'x' }),
  },
  'sessions.currentStaff': { who: 'anybody', input: nothing },
  'sessions.changePassword': { who: 'newHotelAdmin', input: ({ slug }) => ({ slug, ...wrongPassword }) },
  'sessions.changeSuperAdminPassword': { who: 'newSuperAdmin', input: () => wrongPassword },
  'sessions.secondFactor': { who: 'ownHotelAdmin', input: ofHotel },
  'sessions.enableSecondFactor': {
    who: 'ownHotelAdmin',
    input: ({ slug }) => ({ slug, current: 'not-my-password', secret: SECRET, code: '123456' }),
  },
  'sessions.disableSecondFactor': {
    who: 'ownHotelAdmin',
    input: ({ slug }) => ({ slug, current: 'not-my-password', code: '123456' }),
  },
  'sessions.superAdminSecondFactor': { who: 'superAdmin', input: nothing },
  'sessions.enableSuperAdminSecondFactor': {
    who: 'superAdmin',
    input: () => ({ current: 'not-my-password', secret: SECRET, code: '123456' }),
  },
  'sessions.disableSuperAdminSecondFactor': {
    who: 'superAdmin',
    input: () => ({ current: 'not-my-password', code: '123456' }),
  },
  'sessions.listOwn': { who: 'ownHotelAdmin', input: ofHotel },
  'sessions.endOne': { who: 'ownHotelAdmin', input: ({ slug, session }) => ({ slug, id: session }) },
  'sessions.endOthers': { who: 'ownHotelAdmin', input: ofHotel },
  'sessions.listSuperAdminSessions': { who: 'superAdmin', input: nothing },
  'sessions.endSuperAdminSession': { who: 'superAdmin', input: ({ session }) => ({ id: session }) },
  'sessions.endOtherSuperAdminSessions': { who: 'superAdmin', input: nothing },
  'bookings.place': {
    who: 'guest',
    input: ({ slug, meal }) => ({
      slug,
      key: randomUUID(),
      order: orderOf([[{ id: meal, name: '', price: 750 }, 1]]),
    }),
  },
  'bookings.placeFor': {
    who: 'hotelAdmin',
    input: ({ slug, guest, meal }) => ({
      slug,
      guestId: guest,
      key: randomUUID(),
      order: orderOf([[{ id: meal, name: '', price: 750 }, 1]]),
    }),
  },
  'bookings.promise': { who: 'visitor', input: ofHotel },
  'bookings.delay': { who: 'hotelAdmin', input: ({ slug }) => ({ slug, minutes: 20 }) },
  'bookings.listMine': { who: 'guest', input: ofHotel },
  'bookings.cancelMine': { who: 'guest', input: ({ slug, unseenBooking }) => ({ slug, id: unseenBooking }) },
  'bookings.list': { who: 'hotelAdmin', input: ({ slug }) => ({ slug, scope: 'ongoing' }) },
  'bookings.listPeriod': {
    who: 'hotelAdmin',
    input: ({ slug }) => ({ slug, from: '2000-01-01', to: '2099-12-31' }),
  },
  'bookings.get': { who: 'hotelAdmin', input: ({ slug, booking }) => ({ slug, id: booking }) },
  'bookings.update': {
    who: 'hotelAdmin',
    input: ({ slug, booking }) => ({
      slug,
      id: booking,
      version: 1,
      status: 'confirmed',
      paymentStatus: 'open',
      staffNotes: null,
    }),
  },
  'bookings.see': { who: 'hotelAdmin', input: ({ slug, booking }) => ({ slug, id: booking }) },
  'bookings.acknowledge': { who: 'hotelAdmin', input: ({ slug, booking }) => ({ slug, id: booking }) },
  'bookings.tick': {
    who: 'hotelAdmin',
    input: ({ slug, booking }) => ({ slug, id: booking, line: 0, isMade: true }),
  },
  'bookings.complete': {
    who: 'hotelAdmin',
    input: ({ slug, booking }) => ({ slug, id: booking, version: 1 }),
  },
  'bookings.reopen': { who: 'hotelAdmin', input: ({ slug, booking }) => ({ slug, id: booking, version: 1 }) },
  'bookings.cancel': { who: 'hotelAdmin', input: ({ slug, booking }) => ({ slug, id: booking, version: 1 }) },
  'chat.getSettings': { who: 'visitor', input: ({ slug }) => ({ slug, language }) },
  'chat.getConversation': { who: 'visitor', input: ({ slug, sessionId }) => ({ slug, sessionId }) },
  'chat.markSeen': { who: 'visitor', input: ({ slug, sessionId }) => ({ slug, sessionId }) },
  'chat.send': {
    who: 'visitor',
    input: ({ slug }) => ({
      slug,
      sessionId: newSessionId(),
      language,
      message: 'When is the pool open?',
      key: randomUUID(),
    }),
  },
  'chat.rate': {
    who: 'visitor',
    input: ({ slug, sessionId, answer }) => ({ slug, sessionId, messageId: answer, rating: 'up' }),
  },
  'chat.recallEmergency': { who: 'visitor', input: ({ slug, sessionId }) => ({ slug, sessionId, language }) },
  'chat.askPerson': { who: 'visitor', input: ({ slug }) => ({ slug, sessionId: newSessionId(), language }) },
  'chat.listConversations': { who: 'hotelAdmin', input: ({ slug }) => ({ slug, scope: 'all' }) },
  'chat.countWaiting': { who: 'hotelAdmin', input: ofHotel },
  'chat.openConversation': {
    who: 'hotelAdmin',
    input: ({ slug, conversation }) => ({ slug, id: conversation }),
  },
  'chat.listEmergencyTexts': { who: 'hotelAdmin', input: ofHotel },
  'chat.saveEmergencyTexts': {
    who: 'hotelAdmin',
    input: ({ slug }) => ({
      slug,
      danger: 'fire',
      own: inEnglish('Meet at the fountain.'),
      seen: inLanguages(() => null),
    }),
  },
  'chat.markRead': { who: 'hotelAdmin', input: ({ slug, conversation }) => ({ slug, id: conversation }) },
  'chat.seeEmergency': { who: 'hotelAdmin', input: ({ slug, conversation: id }) => ({ slug, id }) },
  'chat.takeOver': { who: 'hotelAdmin', input: ({ slug, conversation }) => ({ slug, id: conversation }) },
  'chat.reply': {
    who: 'hotelAdmin',
    input: ({ slug, conversation }) => ({ slug, id: conversation, text: 'Hello', key: randomUUID() }),
  },
  'chat.giveBack': { who: 'hotelAdmin', input: ({ slug, conversation }) => ({ slug, id: conversation }) },
  'guests.list': { who: 'hotelAdmin', input: ofHotel },
  'guests.create': {
    who: 'hotelAdmin',
    input: ({ slug }) => ({ slug, loginName: randomUUID(), roomNumber: '1', expiresOn: null }),
  },
  'guests.update': {
    who: 'hotelAdmin',
    input: ({ slug, guest }) => ({
      slug,
      id: guest,
      version: 1,
      isActive: true,
      loginName: 'Moved',
      roomNumber: '1',
      expiresOn: null,
    }),
  },
  'guests.unlock': { who: 'hotelAdmin', input: ({ slug, guest }) => ({ slug, id: guest }) },
  'guests.unlockPhones': { who: 'hotelAdmin', input: ofHotel },
  'guests.checkChosen': { who: 'hotelAdmin', input: ({ slug, guest }) => ({ slug, ids: [guest] }) },
  'guests.changeMany': {
    who: 'hotelAdmin',
    input: ({ slug, guest }) => ({
      slug,
      guests: [{ id: guest, version: 1, isActive: true, expiresOn: null }],
    }),
  },
  'guests.makeCodes': { who: 'hotelAdmin', input: ({ slug, guest }) => ({ slug, ids: [guest] }) },
  'guests.deactivateExpired': { who: 'hotelAdmin', input: ofHotel },
  'guests.importFile': {
    who: 'hotelAdmin',
    input: ({ slug }) => ({ slug, file: 'name,room', isDryRun: true }),
  },
  'guests.remove': { who: 'hotelAdmin', input: ({ slug, guest }) => ({ slug, id: guest }) },
  'guests.removeMany': { who: 'hotelAdmin', input: ({ slug, guest }) => ({ slug, ids: [guest] }) },
  'dashboard.get': { who: 'hotelAdmin', input: ofHotel },
  'knowledge.list': { who: 'hotelAdmin', input: ofHotel },
  'knowledge.add': { who: 'hotelAdmin', input: ({ slug }) => ({ slug, entry: anEntry }) },
  'knowledge.update': {
    who: 'hotelAdmin',
    input: ({ slug, entry }) => ({ slug, id: entry, version: 1, entry: anEntry }),
  },
  'knowledge.setActive': {
    who: 'hotelAdmin',
    input: ({ slug, entry }) => ({ slug, id: entry, version: 1, active: false }),
  },
  'knowledge.tellApart': {
    who: 'hotelAdmin',
    input: ({ slug, entry }) => ({ slug, ids: [entry, entry], isApart: true }),
  },
  'assistantFigures.readOwn': { who: 'hotelAdmin', input: ({ slug }) => ({ slug, days: 30 }) },
  'knowledge.listChecks': { who: 'hotelAdmin', input: ofHotel },
  'knowledge.removeCheck': { who: 'hotelAdmin', input: ({ slug, check }) => ({ slug, id: check }) },
  'chat.markWrong': {
    who: 'hotelAdmin',
    input: ({ slug, answer, entry }) => ({ slug, id: answer, question: 'Is there a sauna?', entryId: entry }),
  },
  'learning.answer': { who: 'hotelAdmin', input: aPhrasing },
  'learning.unanswer': { who: 'hotelAdmin', input: aPhrasing },
  'knowledge.remove': { who: 'hotelAdmin', input: ({ slug, entry }) => ({ slug, id: entry, version: 1 }) },
  'knowledge.doubt': { who: 'hotelAdmin', input: ({ slug }) => ({ slug, phrasings: ['yes'] }) },
  'knowledge.ask': { who: 'hotelAdmin', input: ({ slug }) => ({ slug, question: 'pool' }) },
  'knowledge.quote': {
    who: 'hotelAdmin',
    input: ({ slug, entry }) => ({ slug, id: entry, question: 'pool', topic: 'Pool', content: 'Open.' }),
  },
  'knowledge.importFile': {
    who: 'hotelAdmin',
    input: ({ slug }) => ({ slug, file: 'topic,content', isDryRun: true }),
  },
  'knowledge.compare': { who: 'hotelAdmin', input: ofHotel },
  'learning.list': { who: 'hotelAdmin', input: ofHotel },
  'learning.answeredBy': { who: 'hotelAdmin', input: ({ slug, entry }) => ({ slug, entryId: entry }) },
  'knowledge.propose': { who: 'hotelAdmin', input: ({ slug }) => ({ slug, questions: ['pool'] }) },
  'learning.dismiss': { who: 'hotelAdmin', input: ({ slug, answer }) => ({ slug, answerIds: [answer] }) },
  'learning.restore': { who: 'hotelAdmin', input: ({ slug, answer }) => ({ slug, answerIds: [answer] }) },
  'staff.list': { who: 'superAdmin', input: ({ hotel }) => ({ hotelId: hotel }) },
  'staff.hotels': { who: 'superAdmin', input: nothing },
  'staff.add': {
    who: 'superAdmin',
    input: () => ({
      email: `${randomUUID()}@x.example`,
      fullName: 'New',
      password: 'two-rivers-meet',
      hotelId: randomUUID(),
    }),
  },
  'staff.setActive': { who: 'superAdmin', input: () => ({ id: randomUUID(), isActive: true }) },
  'staff.update': {
    who: 'superAdmin',
    input: ({ hotel }) => {
      const place = { fullName: 'New', hotelId: hotel }
      return { id: randomUUID(), seen: place, wanted: place }
    },
  },
  'staff.resetPassword': { who: 'superAdmin', input: () => ({ id: randomUUID() }) },
  'staff.listSuperAdmins': { who: 'superAdmin', input: nothing },
  'staff.setSuperAdminActive': { who: 'superAdmin', input: () => ({ id: randomUUID(), isActive: true }) },
  'staff.remove': { who: 'superAdmin', input: () => ({ id: randomUUID() }) },
  'devices.key': { who: 'hotelAdmin', input: ofHotel },
  'devices.list': { who: 'hotelAdmin', input: ofHotel },
  'devices.register': {
    who: 'ownHotelAdmin',
    input: ({ slug }) => ({
      slug,
      subscription: aSubscription(),
      name: 'Phone',
      place: 'own',
      language: LANGUAGES[0],
    }),
  },
  'devices.change': {
    who: 'ownHotelAdmin',
    input: ({ slug, device }) => ({ slug, id: device, name: 'Phone', place: 'own' }),
  },
  'devices.ring': { who: 'ownHotelAdmin', input: ({ slug, device }) => ({ slug, id: device }) },
  'devices.remove': { who: 'ownHotelAdmin', input: ({ slug, device }) => ({ slug, id: device }) },
  'staffMail.get': { who: 'ownHotelAdmin', input: ofHotel },
  'staffMail.save': {
    who: 'ownHotelAdmin',
    input: ({ slug }) => ({ slug, mail: { language: LANGUAGES[0], alerts: true, summary: false } }),
  },
  'staffMail.test': { who: 'ownHotelAdmin', input: ofHotel },
  'guestDevices.key': { who: 'guest', input: ofHotel },
  'guestDevices.mine': { who: 'guest', input: ofHotel },
  'guestDevices.register': {
    who: 'guest',
    input: ({ slug }) => ({ slug, subscription: aSubscription(), language: LANGUAGES[0] }),
  },
  'guestDevices.remove': { who: 'guest', input: ofHotel },
  'support.current': { who: 'superAdmin', input: nothing },
  'support.start': {
    who: 'superAdmin',
    input: () => ({ hotelId: randomUUID(), minutes: 15, reason: 'Help' }),
  },
  'audit.list': { who: 'hotelAdmin', input: ofHotel },
  'audit.countNewer': { who: 'hotelAdmin', input: ({ slug }) => ({ slug, newest: null }) },
  'audit.listAcrossHotels': { who: 'superAdmin', input: nothing },
  'audit.listHotels': { who: 'superAdmin', input: nothing },
  'audit.countNewerAcrossHotels': { who: 'superAdmin', input: () => ({ newest: null }) },
  // the calls that end a session or a visit come last
  'support.end': { who: 'superAdmin', input: nothing },
  'sessions.signOutGuest': { who: 'visitor', input: ofHotel },
  'sessions.signOutHotelAdmin': { who: 'visitor', input: ofHotel },
  'sessions.signOutSuperAdmin': { who: 'anybody', input: nothing },
}

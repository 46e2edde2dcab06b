import type { SearchWords, SmallTalk, TalkWords } from './kinds.ts'

export const SMALL_TALK: SmallTalk = {
  hello: 'hi hello hey hiya morning afternoon evening',
  thanks: 'thanks thank thx ty',
  bye: 'bye goodbye',
  around: 'good you very much a lot so there ok okay super great',
}

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
  not: 'no not cannot cant isnt arent dont doesnt never without unavailable closed forbidden prohibited',
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

const SHORTEST = 3
const VOWEL = /[aeiouy]/

function withoutPlural(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

function withoutVerbEnding(word: string): string {
  const stem = word.replace(/(?:ing|ed)$/, '')
  if (stem === word || stem.length < SHORTEST || !VOWEL.test(stem)) return word
  return stem.replace(/([bdgmnprt])\1$/, '$1')
}

export const SEARCH: SearchWords = {
  script: 'Latin',
  common: 'the is are and of to for from you your we our at with or it can what when where how does by',
  stem: [withoutPlural, withoutVerbEnding],
  stopWords: `a an the and or but if so to of in on at by for from with without about as into onto up down out off over than then
    i im ive id ill me my mine we us our you your youre he she it its they them their this that these those there theres
    here who what whats when whens where wheres which why how hows is are am was were be been being isnt arent do does
    did dont doesnt didnt have has had having havent can cant could couldnt may might must shall should will would wont
    not no yes please pls thanks thank thx hi hello hey need needs needed want wants wanted like get gets got getting give
    gives tell know let make makes just also any some anything something anyone somebody someone else much many more
    most lot only very too really still yet again now right away possible able allow allowed ok okay way place
    somewhere find go going come comes put take takes bring use using able think say says see thing things stuff kind
    type offer offers provide provides available exist exists hotel room rooms day today tonight tomorrow re s t m ve ll
    d am pm oclock around near nearby nearest close closest next one two first last same own will been after before
    until till during while us theyre shouldnt help question ask asking box option options item items whether soon ready else work
    happen happens happened both each every another back tried trying try well sure guys people`,
  weakWords: `price prices cost costs charge charged charges fee fees rate rates expensive cheap free dollars money pay paid time
    times hour hours open opens opening close closes closed schedule start starts end begin late early book booking
    booked reserve reservation order extra additional service services guest guests night nights morning evening
    afternoon days minute minutes long often number included include work works working doesnt price person people serve
    serves served serving call calls send sends keep keeps stay stays staying organise organize arrange visit show shows
    different several various full`,
  concepts: {
    wifi: 'wifi, wi fi, wlan, internet, wireless, online, network',
    password: 'password, passcode, pass code, pin, code',
    breakfast: 'breakfast, brunch',
    lunch: 'lunch',
    dinner: 'dinner, supper',
    restaurant: 'restaurant, dining',
    table: 'table',
    meal: 'meal, food, eat, eating',
    roomservice: 'room service, food to my room, in room dining',
    drink: 'drink, drinks, beverage',
    bar: 'bar, pub',
    alcohol: 'alcohol, beer, wine, cocktail, whisky',
    checkin: 'check in, checkin, checking in, arrival, arrive',
    checkout: 'check out, checkout, checking out, departure, depart, leave the room, vacate',
    late: 'late, later',
    early: 'early, earlier',
    reception: 'reception, front desk, desk, lobby, concierge',
    identity: 'passport, identity card, identification, id card, document',
    luggage: 'luggage, baggage, bag, bags, suitcase',
    store: 'store, storage, keep, leave, deposit luggage',
    parking: 'parking, park, garage, car park',
    car: 'car, vehicle',
    electric: 'electric car, ev, tesla, charging station, charge my car',
    charge: 'charge, charger, charging',
    carrental: 'rent a car, car rental, hire a car',
    airport: 'airport',
    transfer: 'transfer, shuttle, pick up, pickup, drop off, driver',
    flight: 'flight, plane',
    taxi: 'taxi, cab, uber',
    transit: 'tram, bus, trolley, metro, public transport, public transportation',
    ticket: 'ticket, fare',
    center: 'downtown, city center, city centre, centre, town',
    pool: 'pool, swimming pool, swim, swimming',
    gym: 'gym, fitness, workout, work out, exercise, treadmill, training',
    spa: 'spa, wellness, hammam, turkish bath',
    massage: 'massage, masseur',
    sauna: 'sauna, steam room',
    laundry: 'laundry, wash, washing, washed',
    drycleaning: 'dry clean, dry cleaning, dry cleaned',
    clothes: 'clothes, clothing, shirt, trousers, suit, dress',
    iron: 'iron, ironing, pressing, wrinkled',
    towel: 'towel',
    linen: 'sheets, linen, bedding, pillow, blanket, duvet',
    cleaning: 'clean, cleaned, cleaning, housekeeping, housekeeper, maid, make up room',
    disturb: 'disturb, disturbed, do not disturb',
    minibar: 'minibar, mini bar, fridge, refrigerator',
    water: 'water, bottled water',
    safe: 'safe, safe box, safety box',
    valuables: 'valuables, jewelry, jewellery, cash and passport',
    television: 'television, tv, channel, netflix, cast, chromecast, stream, movie, film',
    cooling: 'air conditioning, air conditioner, aircon, ac, a c, cooling, hot in here, cooler',
    heating: 'heating, heater, heat, radiator, warm, cold, freezing, thermostat, temperature',
    coffee: 'coffee, espresso, capsule, coffee machine, coffee maker',
    tea: 'tea, kettle',
    cot: 'cot, crib, baby bed',
    baby: 'baby, infant, toddler',
    bed: 'bed, beds',
    child: 'child, children, kid, kids, son, daughter, family',
    babysitter: 'babysitter, babysitting, nanny, child care',
    playroom: 'playroom, play area, playground, kids club, play',
    pet: 'pet, dog, cat, puppy, animal',
    smoking: 'smoking, smoke, smoker, cigarette, ashtray, vape',
    balcony: 'balcony, terrace',
    payment: 'payment, pay',
    bankcard: 'credit card, debit card, visa, mastercard, amex, apple pay, google pay, cards accepted',
    cash: 'cash',
    deposit: 'deposit, hold, blocked',
    exchange: 'exchange, currency, change money, local currency, marks',
    atm: 'atm, cash machine, cashpoint',
    invoice: 'invoice, bill, receipt, vat',
    company: 'company, business',
    email: 'email, e mail, mail',
    cancel: 'cancel, cancelling, canceled, cancellation',
    refund: 'refund, money back',
    reservation: 'reservation, booking',
    extend: 'extend, extension, stay longer, another night, one more night, extra night',
    lost: 'lost, lost and found, left behind, forgot, missing, found',
    doctor: 'doctor, physician, medical, sick, ill, fever',
    pharmacy: 'pharmacy, drugstore, chemist, medicine, plaster',
    fire: 'fire, burning',
    emergency: 'emergency, urgent',
    ambulance: 'ambulance',
    police: 'police',
    prayer: 'prayer, pray',
    qibla: 'qibla, mecca, direction of prayer',
    mosque: 'mosque',
    prayermat: 'prayer mat, prayer rug',
    halal: 'halal',
    pork: 'pork, bacon, ham',
    meat: 'meat',
    allergy: 'allergy, allergic, intolerance',
    nuts: 'nut, nuts, peanut',
    gluten: 'gluten, gluten free, glutenfree, celiac',
    vegetarian: 'vegetarian, vegan, plant based',
    bread: 'bread',
    oldtown: 'old town, sight, sights, sightseeing, attraction, attractions, landmark, things to see, to see',
    map: 'map, city map',
    walk: 'on foot, walk, walking',
    cablecar: 'cable car, gondola',
    excursion: 'excursion, day trip, tour, trip',
    meeting: 'meeting, meeting room, conference, conference room, seminar, event space',
    projector: 'projector',
    print: 'print, printer, printing, boarding pass',
    computer: 'computer, pc, laptop',
    wheelchair: 'wheelchair, accessible, accessibility, disabled, handicap, ramp, step free',
    lift: 'lift, elevator',
    noise: 'noise, noisy, loud, quiet, silence, neighbours loud',
    visitor: 'visitor, visitors, visit me, friend, friends, stay over, overnight guest',
    wakeup: 'wake up, wake, waking, alarm',
    socket: 'socket, outlet, plug, plugs, adapter, adaptor, voltage, power',
    phone: 'phone, cell phone, mobile',
    roomkey: 'key, keys, key card, keycard, room card, room key, locked out, lock',
    tax: 'tax, tourist tax, city tax',
    bicycle: 'bicycle, bike, cycling',
    rent: 'rent, rental, hire',
    ski: 'ski, skis, skiing',
    buy: 'buy, sell, shop, purchase',
    weather: 'weather, forecast, rain',
    sim: 'sim, sim card',
    wedding: 'wedding',
    tapwater: 'tap water',
    lend: 'borrow, lend, loan',
    discount: 'discount',
    dresscode: 'dress code, attire, wear, dress casual',
    music: 'live music, music, jazz',
  },
}

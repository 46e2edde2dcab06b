export type DemoGuest = {
  loginName: string
  roomNumber: string
  state: 'active' | 'never-expires' | 'expired' | 'inactive'
}

export type DemoBooking = {
  guest: string
  dishes: [key: string, quantity: number][]
  minutesAgo: number
  status: 'pending' | 'confirmed' | 'in_preparation' | 'delivered' | 'cancelled'
  bookingStatus: 'open' | 'completed' | 'cancelled'
  paid: boolean
  note?: string
}

export const demoHotel = {
  slug: 'demo-hotel',
  name: 'Hotel Miljacka',
  contactEmail: 'welcome@hotelmiljacka.example',
  contactPhone: '+387 33 555 0100',
  bookingSupportNumber: '+387 33 555 0142',
  primaryColor: '#0B5D43',
  timeZone: 'Europe/Sarajevo',
  currency: 'USD',
  address: 'Obala 7, 71000 Sarajevo',
  checkInTime: '14:00',
  checkOutTime: '11:00',
  website: 'https://hotelmiljacka.example/',
  logo: 'logo.webp',
}

export const demoGuests: DemoGuest[] = [
  { loginName: 'Smith', roomNumber: '101', state: 'never-expires' },
  { loginName: "O'Beirn", roomNumber: '118', state: 'active' },
  { loginName: 'Šarić-Đurić', roomNumber: '207', state: 'active' },
  { loginName: 'أشجع', roomNumber: '312', state: 'active' },
  { loginName: 'Novak', roomNumber: '405', state: 'active' },
  { loginName: 'Hodžić', roomNumber: '303', state: 'active' },
  { loginName: 'العتيبي', roomNumber: '501', state: 'active' },
  { loginName: 'Lindqvist', roomNumber: '210', state: 'expired' },
  { loginName: 'Yıldız', roomNumber: '409', state: 'expired' },
  { loginName: 'Marchetti', roomNumber: '114', state: 'inactive' },
  { loginName: 'García López', roomNumber: '216', state: 'inactive' },
]

export const demoStaff = {
  email: 'admin@demo-hotel.example',
  fullName: 'Amra Begić',
  password: 'seven-bridges-over-miljacka',
}

export const demoBookings: DemoBooking[] = [
  {
    guest: "O'Beirn",
    dishes: [
      ['club-sandwich', 1],
      ['orange-juice', 2],
      ['seasonal-fruit', 1],
    ],
    minutesAgo: 4,
    status: 'pending',
    bookingStatus: 'open',
    paid: false,
  },
  {
    guest: 'أشجع',
    dishes: [
      ['chicken-kabsa', 2],
      ['hummus', 1],
      ['mint-tea', 1],
    ],
    minutesAgo: 9,
    status: 'confirmed',
    bookingStatus: 'open',
    paid: false,
    note: 'من دون فلفل حار لو سمحتم، مع خبز إضافي.',
  },
  {
    guest: 'Smith',
    dishes: [
      ['sarajevski-cevapi', 2],
      ['bosanski-lonac', 1],
    ],
    minutesAgo: 16,
    status: 'in_preparation',
    bookingStatus: 'open',
    paid: false,
    note: 'No onion, please. Extra bread.',
  },
  {
    guest: 'Šarić-Đurić',
    dishes: [
      ['begova-corba', 2],
      ['neretva-trout', 1],
      ['shish-taouk', 1],
      ['tufahija', 2],
    ],
    minutesAgo: 55,
    status: 'delivered',
    bookingStatus: 'open',
    paid: false,
    note: 'Dijete spava, molimo bez zvona. Hvala!',
  },
  {
    guest: 'Novak',
    dishes: [
      ['bosnian-coffee', 2],
      ['zeljanica', 1],
    ],
    minutesAgo: 190,
    status: 'delivered',
    bookingStatus: 'completed',
    paid: true,
  },
  {
    guest: 'Smith',
    dishes: [
      ['lentil-soup', 1],
      ['baklava', 1],
      ['salep', 1],
    ],
    minutesAgo: 1460,
    status: 'delivered',
    bookingStatus: 'completed',
    paid: true,
  },
  {
    guest: 'العتيبي',
    dishes: [
      ['lamb-under-sac', 2],
      ['fattoush', 1],
      ['mutabbal', 1],
      ['kunafa', 2],
    ],
    minutesAgo: 1530,
    status: 'delivered',
    bookingStatus: 'completed',
    paid: true,
  },
  {
    guest: 'Hodžić',
    dishes: [
      ['tagliatelle-porcini', 1],
      ['mineral-water', 1],
    ],
    minutesAgo: 1615,
    status: 'cancelled',
    bookingStatus: 'cancelled',
    paid: false,
  },
]

import type { Area } from '../screen.ts'

/** What an area offers, under Service Pages; announced until it is open. */
const SERVICE_PAGE = 'areas/staff/service-page-screen.tsx'
/** What guests ask for and book in one of those areas; announced until it is open. */
const WORK = 'areas/staff/service-work-screen.tsx'

export const staffArea = {
  look: 'staff',
  address: '/hotelly/$slug/admin',
  shell: 'areas/staff/staff-shell.tsx',
  texts: ['common', 'hotel-admin'],
  signIn: {
    path: 'login',
    file: 'features/sessions/ui/hotel-admin-login-screen.tsx',
    title: 'hotel-admin:login.title',
    also: ['/'],
  },
  screens: [
    {
      path: 'dashboard',
      file: 'features/dashboard/ui/dashboard-screen.tsx',
      title: 'hotel-admin:dashboard.title',
    },
    {
      path: 'services',
      file: 'features/services/ui/staff/services-screen.tsx',
      title: 'hotel-admin:services.title',
    },
    {
      path: 'services/room-service',
      file: 'features/menu/ui/staff/room-service-editor-screen.tsx',
      title: 'hotel-admin:menu.serviceTitle',
    },
    { path: 'services/housekeeping', file: SERVICE_PAGE, texts: ['work'] },
    { path: 'services/spa-wellness', file: SERVICE_PAGE, texts: ['work'] },
    { path: 'services/gym-pool', file: SERVICE_PAGE, texts: ['work'] },
    { path: 'services/transportation', file: SERVICE_PAGE, texts: ['work'] },
    { path: 'services/tours-activities', file: SERVICE_PAGE, texts: ['work'] },
    {
      path: 'bookings/room-service',
      file: 'features/room-service/ui/staff/bookings-screen.tsx',
      texts: ['traits'],
    },
    { path: 'bookings/housekeeping', file: WORK, texts: ['work'] },
    { path: 'bookings/spa-wellness', file: WORK, texts: ['work'] },
    { path: 'bookings/gym-pool', file: WORK, texts: ['work'] },
    { path: 'bookings/transportation', file: WORK, texts: ['work'] },
    { path: 'bookings/tours-activities', file: WORK, texts: ['work'] },
    {
      path: 'requests',
      file: 'features/work/ui/staff/requests-screen.tsx',
      title: 'hotel-admin:nav.requests',
      texts: ['work'],
    },
    {
      path: 'appointments',
      file: 'features/work/ui/staff/appointments-screen.tsx',
      title: 'hotel-admin:nav.appointments',
      texts: ['work'],
    },
    { path: 'menu', file: 'features/menu/ui/staff/menu-items-screen.tsx', title: 'hotel-admin:menu.title' },
    {
      path: 'announcements',
      file: 'features/announcements/ui/staff/announcements-screen.tsx',
      title: 'hotel-admin:announcements.title',
    },
    { path: 'chatbot', file: 'areas/staff/knowledge-screen.tsx', title: 'hotel-admin:knowledge.title' },
    { path: 'chatbot/questions', file: 'features/learning/ui/questions-screen.tsx' },
    { path: 'chat', file: 'features/chat/ui/staff/inbox-screen.tsx' },
    { path: 'guests', file: 'features/guests/ui/guests-screen.tsx', title: 'hotel-admin:guests.title' },
    {
      path: 'translations',
      file: 'areas/staff/translations-screen.tsx',
      title: 'hotel-admin:translations.title',
    },
    { path: 'audit', file: 'features/audit/ui/audit-screen.tsx', title: 'hotel-admin:audit.title' },
    { path: 'account', file: 'features/sessions/ui/account-screen.tsx', title: 'hotel-admin:account.title' },
  ],
} as const satisfies Area

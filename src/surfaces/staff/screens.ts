import type { Surface } from '../screen.ts'
import { screensOfServices } from '../screens-of-services.ts'

/** What an area offers, under Service Pages; announced until it is open. */
const SERVICE_PAGE = 'surfaces/staff/service-page-screen.tsx'
/** What guests ask for and book in one of those areas; announced until it is open. */
const SERVICE_BOOKINGS = 'surfaces/staff/service-bookings-screen.tsx'

export const staffSurface = {
  look: 'staff',
  address: '/hotelly/$slug/admin',
  shell: 'surfaces/staff/staff-shell.tsx',
  texts: ['common', 'hotel-admin'],
  signIn: {
    path: 'login',
    file: 'features/sessions/ui/hotel-admin-login-screen.tsx',
    title: 'hotel-admin:login.title',
    texts: ['second-factor'],
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
    ...screensOfServices('services/', SERVICE_PAGE),
    {
      path: 'bookings/room-service',
      file: 'features/room-service/ui/staff/bookings-screen.tsx',
      texts: ['traits'],
    },
    ...screensOfServices('bookings/', SERVICE_BOOKINGS),
    {
      path: 'requests',
      file: 'surfaces/staff/requests-screen.tsx',
      title: 'hotel-admin:nav.requests',
      texts: ['work'],
    },
    {
      path: 'appointments',
      file: 'surfaces/staff/appointments-screen.tsx',
      title: 'hotel-admin:nav.appointments',
      texts: ['work'],
    },
    { path: 'menu', file: 'features/menu/ui/staff/menu-items-screen.tsx', title: 'hotel-admin:menu.title' },
    { path: 'menu/new', file: 'surfaces/staff/dish-screen.tsx' },
    { path: 'menu/$dishId', file: 'surfaces/staff/dish-screen.tsx' },
    {
      path: 'announcements',
      file: 'features/announcements/ui/staff/announcements-screen.tsx',
      title: 'hotel-admin:announcements.title',
    },
    { path: 'chatbot', file: 'surfaces/staff/knowledge-screen.tsx', title: 'hotel-admin:knowledge.title' },
    { path: 'chatbot/questions', file: 'features/unanswered-questions/ui/questions-screen.tsx' },
    { path: 'chatbot/figures', file: 'surfaces/staff/figures-screen.tsx' },
    { path: 'chatbot/emergencies', file: 'surfaces/staff/emergencies-screen.tsx' },
    { path: 'chat', file: 'features/chat/ui/staff/inbox-screen.tsx' },
    { path: 'guests', file: 'features/guests/ui/guests-screen.tsx', title: 'hotel-admin:guests.title' },
    {
      path: 'profile',
      file: 'features/hotel-profile/ui/profile-screen.tsx',
      title: 'hotel-admin:profile.title',
      texts: ['hotel-profile'],
    },
    {
      path: 'alerts',
      file: 'features/alerts/ui/alerts-screen.tsx',
      title: 'hotel-admin:alerts.title',
      texts: ['work'],
    },
    {
      path: 'translations',
      file: 'surfaces/staff/translations-screen.tsx',
      title: 'hotel-admin:translations.title',
    },
    { path: 'audit', file: 'features/audit/ui/audit-screen.tsx', title: 'hotel-admin:audit.title' },
    {
      path: 'account',
      file: 'surfaces/staff/account-screen.tsx',
      title: 'hotel-admin:account.title',
      texts: ['second-factor'],
    },
  ],
} as const satisfies Surface

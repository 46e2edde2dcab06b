import type { Service } from './contract.ts'

/** The six services that every hotel starts with (OP-50); room service is the functional one. */
export const STARTING_SERVICES: readonly Pick<
  Service,
  'icon' | 'enabled' | 'path' | 'labelEn' | 'labelAr' | 'labelBs'
>[] = [
  {
    icon: 'UtensilsCrossed',
    enabled: true,
    path: 'room-service',
    labelEn: 'Room Service',
    labelAr: 'خدمة الغرف',
    labelBs: 'Posluga u sobu',
  },
  {
    icon: 'Sparkles',
    enabled: true,
    path: null,
    labelEn: 'Housekeeping',
    labelAr: 'تنظيف الغرف',
    labelBs: 'Spremanje sobe',
  },
  {
    icon: 'Flower2',
    enabled: true,
    path: null,
    labelEn: 'Spa & Wellness',
    labelAr: 'السبا والعافية',
    labelBs: 'Spa i wellness',
  },
  {
    icon: 'Dumbbell',
    enabled: true,
    path: null,
    labelEn: 'Gym & Pool',
    labelAr: 'النادي الرياضي والمسبح',
    labelBs: 'Teretana i bazen',
  },
  {
    icon: 'Car',
    enabled: true,
    path: null,
    labelEn: 'Transportation',
    labelAr: 'النقل والمواصلات',
    labelBs: 'Prijevoz',
  },
  {
    icon: 'MapPin',
    enabled: true,
    path: null,
    labelEn: 'Tours & Activities',
    labelAr: 'الجولات والأنشطة',
    labelBs: 'Izleti i aktivnosti',
  },
]

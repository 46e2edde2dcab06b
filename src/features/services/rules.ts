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

export type Tap = 'coming-soon' | 'unavailable' | 'guests-only' | 'open'

/** What a tap on a service does: the rules TAP-02 to TAP-06 in their order. */
export function tapOn(
  service: Pick<Service, 'enabled' | 'isGloballyEnabled' | 'path'>,
  isGuest: boolean,
): Tap {
  if (!service.enabled) return 'coming-soon'
  if (!service.isGloballyEnabled) return 'unavailable'
  if (!isGuest) return 'guests-only'
  return service.path ? 'open' : 'coming-soon'
}

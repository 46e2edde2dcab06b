import { Car, Dumbbell, Flower2, type LucideIcon, MapPin, Sparkles, UtensilsCrossed } from 'lucide-react'
import type { ServiceIcon } from '../all.ts'

export const SERVICE_ICONS: Record<ServiceIcon, LucideIcon> = {
  UtensilsCrossed,
  Sparkles,
  Flower2,
  Dumbbell,
  Car,
  MapPin,
}

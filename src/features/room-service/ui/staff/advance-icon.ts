import { ArrowRight, Check, CheckCheck, CookingPot } from 'lucide-react'

/** What a small button does to an order in each status. */
export const ADVANCE_ICON = {
  pending: Check,
  confirmed: CookingPot,
  in_preparation: ArrowRight,
  delivered: CheckCheck,
} as const

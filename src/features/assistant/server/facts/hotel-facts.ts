import type { Announcement } from '#features/announcements/contract.ts'
import type { Kitchen } from '#features/kitchen/contract.ts'
import type { DayPart } from '#features/menu/parts-contract.ts'
import type { GuestOrder } from '#features/room-service/contract.ts'
import type { MenuItem } from '#features/menu/dish-shapes.ts'
import type { OptionGroup } from '#features/menu/options-contract.ts'
import type { OpenOffer } from '#features/service-items/server/offer-queries.ts'
import type { Service } from '#features/services/contract.ts'
import type { Listed } from '../../listed.ts'
import type { Named } from '../../talk.ts'

/** What the product itself knows of a hotel, and of the guest who asks. */
export type HotelFacts = {
  services: Service[]
  /** Also while it is switched off; null where the hotel has none. */
  roomService: Service | null
  menu: MenuItem[]
  /** All dishes, hidden ones too. */
  dishes: MenuItem[]
  /** What can be chosen for them. */
  groups: OptionGroup[]
  /** When room service takes orders, and the parts of the day in which some dishes can be had. */
  kitchen: Pick<Kitchen, 'opens' | 'closes'>
  parts: DayPart[]
  /** What the areas that are open offer. */
  offers: OpenOffer[]
  /** What the hotel has announced, in its order. */
  news: Announcement[]
  order: GuestOrder | null
  isGuest: boolean
  /** Whether the hotel lets guests cancel what nobody has confirmed yet. */
  guestsCancel: boolean
}

/**
 * A fact in the guest's language; a weak one gives way to a matching knowledge entry, an exact one is not to be put in
 * other words; `named`: what it speaks of; `listed`: what each line of its lists is about.
 */
export type Fact = {
  text: string
  isWeak: boolean
  isExact?: boolean
  named?: readonly Named[]
  listed?: readonly Listed[]
}

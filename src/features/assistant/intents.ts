import { z } from 'zod'
import { Quantity } from '#features/room-service/contract.ts'
import { TraitName } from '#features/dietary/contract.ts'
import { DANGERS } from '#features/language/dangers.ts'
import { Category } from '#features/service-items/contract.ts'
import { Day, Id, Texts } from '#kit/shared/shapes.ts'

/** Of what a remark names: what the dish is declared to contain, and what is not declared of it. */
const Dish = z.object({
  itemId: Id,
  name: Texts,
  contains: z.array(TraitName).optional(),
  undeclared: z.array(TraitName).optional(),
})
/** `asked`: how many were asked for, where that is no whole number. */
const Wanted = z.object({ quantity: Quantity, note: z.string().nullable(), asked: z.number().optional() })

/** Where it is to be brought, in the guest's words; `room`: the number of the room that they name. */
const Place = z.object({ said: z.string(), room: z.string().nullable() })
export type Place = z.infer<typeof Place>
const Option = z.object({ id: Id, name: Texts })

/** That a day or a part of it was said for which something is wanted, and no hour, which is to be chosen. */
const OpenTime = z.object({
  /** The guest's words. */
  said: z.string(),
  /** The times that can be had then, or near it; none: it is not clear which, or nothing is had. */
  moments: z.array(z.iso.datetime()),
  /** Why these are not what was said: it has passed, is further ahead than orders are taken, is not had then, or not clear. */
  doubt: z.enum(['past', 'far', 'closed', 'unclear']).optional(),
  /** Whether as soon as possible may be meant as well. */
  isSoon: z.boolean().optional(),
})
export type OpenTime = z.infer<typeof OpenTime>

const NamedOffer = z.object({ offerId: Id, name: Texts, category: Category })

/** What a guest's message would order; it orders nothing by itself. Prices are those of the menu. */
export const OrderIntent = z.object({
  kind: z.literal('order'),
  /** `options`: what the guest chose of a dish's, if anything; the hotel's own choices stand for the rest. */
  lines: z.array(Wanted.extend({ ...Dish.shape, options: z.array(Option).optional() })),
  /** Where several dishes may be meant by what the guest said. */
  choices: z.array(
    Wanted.extend({
      said: z.string(),
      dishes: z.array(Dish),
      /** None of these is what was said: there is no such dish. */
      isNear: z.boolean().optional(),
    }),
  ),
  /** The guest's words for dishes that are not to be had now. */
  soldOut: z.array(z.string()),
  /** The guest's words that name no dish. */
  unknown: z.array(z.string()),
  /** What else the guest wrote that was not understood. */
  unclear: z.array(z.string()).optional(),
  places: z.array(Place).optional(),
  /** Whether more of a dish is wanted than one order takes. */
  isCapped: z.boolean().optional(),
  /** For when it is wanted, a full quarter of an hour; none: as soon as possible. */
  dueAt: z.iso.datetime().optional(),
  /** In place of that: the two moments between which it is to be chosen, where an hour may be in the morning or in the evening. */
  either: z.array(z.iso.datetime()).optional(),
  /** Whether both of these were said, one for each dish: an order has one, and the rest can be ordered afterwards. */
  isOneTime: z.boolean().optional(),
  /** Whether it is for as soon as possible now, and the card that it goes on from was for later. */
  isSoonNow: z.boolean().optional(),
  openTime: OpenTime.optional(),
  /** What the hotel offers besides dishes that the message names, too. */
  services: z.array(NamedOffer).optional(),
  /** An apology to a guest who complains besides; a person can be called with one press. */
  sorry: z.string().optional(),
  /** The message whose card this one goes on from, and takes the place of. */
  goesOn: Id.optional(),
})
export type OrderIntent = z.infer<typeof OrderIntent>

/** What was understood of an offer's question. */
const Understood = z.object({
  id: Id,
  count: z.int().optional(),
  choice: Id.optional(),
  note: z.string().nullable().optional(),
})

/** Something of the hotel's offers that a guest may have meant, as far as it was understood. */
export const ServiceOption = z.object({
  ...NamedOffer.shape,
  isAppointment: z.boolean(),
  answers: z.array(Understood),
  places: z.int().min(1),
  /** With whom or where, of those among whom guests choose. */
  resourceId: Id.optional(),
  /** When the guest wants it; null: not said. */
  at: z.iso.datetime().nullable(),
  /** Of an appointment: that time, if it was free when the guest asked. */
  startsAt: z.iso.datetime().nullable(),
  /** Of an appointment: the free beginnings that were nearest to it, or the next ones. */
  nearest: z.array(z.iso.datetime()),
  /** Why nothing is said of the time: it has passed, is further ahead than guests book, or it is not clear which is meant. */
  doubt: z.enum(['past', 'far', 'unclear']).optional(),
  /** The last day of the guest's stay, where it is wanted for later, or nothing is free until then. */
  lastDay: Day.optional(),
  /** The most that can be had at a time, of people or of pieces, where more is wanted. */
  atMost: z.int().optional(),
  atMostOf: z.enum(['people', 'pieces']).optional(),
  /** It was wanted for later and is only done as soon as possible. */
  isSoonOnly: z.boolean().optional(),
  /** The two moments between which it is to be chosen, where an hour may be in the morning or in the evening. */
  either: z.array(z.iso.datetime()).optional(),
  /** Of a request: that it is to be chosen from these. */
  openTime: OpenTime.optional(),
})
export type ServiceOption = z.infer<typeof ServiceOption>

/**
 * What a guest's message would ask for or book of the hotel's offers, best first; it books nothing by itself. None: what
 * the reception brings, such as a hairdryer.
 */
export const RequestIntent = z.object({
  kind: z.literal('request'),
  offers: z.array(ServiceOption).default([]),
  /** What else the guest wrote that was not understood. */
  unclear: z.array(z.string()).optional(),
  /** Of the rooms that are not the guest's own. */
  places: z.array(Place).optional(),
})
export type RequestIntent = z.infer<typeof RequestIntent>

/** What a guest's message says of an emergency, and the public number to call. */
export const EmergencyIntent = z.object({
  kind: z.literal('emergency'),
  danger: z.enum(DANGERS),
  number: z.string(),
  /** Whether it may as well mean something else: nobody is called before the guest says so. */
  isAsked: z.boolean().optional(),
})
export type EmergencyIntent = z.infer<typeof EmergencyIntent>

/** That a guest asks for a person; nobody is called before they press so. */
const PersonIntent = z.object({ kind: z.literal('person') })

/** That a guest complains: as above, and what the hotel can do about it beside; it books nothing by itself. */
const ComplaintIntent = z.object({ kind: z.literal('complaint'), offers: z.array(ServiceOption) })

export const Intent = z.discriminatedUnion('kind', [
  OrderIntent,
  RequestIntent,
  EmergencyIntent,
  PersonIntent,
  ComplaintIntent,
])
export type Intent = z.infer<typeof Intent>

/** An intent as it was kept; null for one of a later release, whose message still has its text. */
export const keptIntent = (kept: unknown): Intent | null => Intent.safeParse(kept).data ?? null

import { oc } from '@orpc/contract'
import { z } from 'zod'
import { DANGERS } from '#features/language/dangers.ts'
import { changedError, commonErrors } from '#kit/shared/errors.ts'
import { OfHotel, optionalText } from '#kit/shared/shapes.ts'
import { inLanguages } from '#kit/shared/texts.ts'
import { EMERGENCY_TEXT_MAX } from './rules.ts'

const Said = z.object(inLanguages(() => z.string()))
const Own = z.object(inLanguages(() => z.string().nullable()))
const Draft = z.strictObject(inLanguages(() => optionalText(EMERGENCY_TEXT_MAX)))

/** What a guest in a danger is told, in each language. */
export const EmergencyTexts = z.object({
  danger: z.enum(DANGERS),
  /** The public number of the hotel's place; no text of a hotel takes it away. */
  number: z.string(),
  ours: Said,
  /** The hotel's own text in place of ours; null for none. */
  own: Own,
  /** What stands above the hotel's own text: the number to dial. */
  dial: Said,
  /** What the links are called by which a guest dials the number and the reception. */
  callNumber: Said,
  callReception: Said,
  /** What is said of the reception, of a guest in room 101. */
  told: Said,
  /** What the hotel's entry about emergencies says below either; null where there is none. */
  entry: Own,
})
export type EmergencyTexts = z.infer<typeof EmergencyTexts>

const tags = ['Chat']

export const emergencyContract = {
  listEmergencyTexts: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/hotels/{slug}/emergency-texts',
      summary: 'What guests are told in an emergency, ours and the own texts of the hotel',
      tags,
    })
    .input(OfHotel)
    .output(z.array(EmergencyTexts)),
  saveEmergencyTexts: oc
    .errors({ ...commonErrors, ...changedError(Own) })
    .route({
      method: 'PUT',
      path: '/hotels/{slug}/emergency-texts/{danger}',
      summary: "Save a hotel's own texts of a danger; null in a language for our text",
      tags,
    })
    .input(OfHotel.extend({ danger: z.enum(DANGERS), own: Draft, seen: Draft }))
    .output(Own),
}

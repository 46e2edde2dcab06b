import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors } from '#kit/shared/errors.ts'
import { Id, OfHotel } from '#kit/shared/shapes.ts'
import { TRAITS } from './traits.ts'

export const TraitName = z.enum(TRAITS)

/** What is declared of a dish or choice, each true or false; what is missing is not declared. */
export const DeclaredTraits = z.partialRecord(TraitName, z.boolean())

/** What must not be in a guest's food; of the diets, what it must be. */
export const Avoided = z.array(TraitName).max(TRAITS.length)

const answer = z.object({ avoided: Avoided })

export const dietContract = {
  get: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/hotels/{slug}/my-diet',
      summary: 'What the signed-in guest avoids',
      tags: ['Menu'],
    })
    .input(OfHotel)
    .output(answer),
  ofGuest: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/hotels/{slug}/guests/{id}/diet',
      summary: 'What a guest avoids, for staff who order for them',
      tags: ['Menu'],
    })
    .input(OfHotel.extend({ id: Id }))
    .output(answer),
  save: oc
    .errors(commonErrors)
    .route({
      method: 'PUT',
      path: '/hotels/{slug}/my-diet',
      summary: 'Say what the signed-in guest avoids, for the rest of the stay',
      tags: ['Menu'],
    })
    // `guestId`: the guest on the screen; a session of another guest must not be changed in their name
    .input(OfHotel.extend({ guestId: Id.optional(), avoided: Avoided }))
    .output(answer),
}

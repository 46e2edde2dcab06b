import { validateGuestLogin } from '#features/sessions/server/find-guest.ts'
import { unlockGuest as freeGuest } from '#features/guests/server/lockouts.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import { clearAttemptsOfHotel } from '#kit/server/limits.ts'
import { type Command, readArgs } from './command.ts'
import { getHotel, withHotelly } from './open.ts'

export const unlockGuest: Command = {
  usage: '<slug> <last name> <room> [--devices]',
  summary: 'Lets a guest try to sign in again after too many failures.',
  details: `Failures are counted by last name, by room, and by device; devices that tried this name or this room, or that the guest has used, are freed too.
  --devices   lets every locked device of this hotel try again`,
  run: (args, say) => {
    const options = { devices: { type: 'boolean' } } as const
    const given = readArgs(args, ['slug', 'last name', 'room'], options)
    return withHotelly(say, async ({ database }) => {
      const { id: hotelId, name } = await getHotel(database, given.slug)
      const guest = { hotelId, lastName: given['last name'], roomNumber: given.room }
      const isThere = await database.withActor(SYSTEM, async (tx) => {
        await freeGuest(tx, guest)
        if (given.values.devices) await clearAttemptsOfHotel(tx, 'guest_login', hotelId)
        const { lastName: loginName, roomNumber } = guest
        const found = await validateGuestLogin(tx, { hotelId, loginName, roomNumber })
        await recordChange(tx, SYSTEM, {
          hotelId,
          action: 'unlock',
          entity: 'guest',
          entityId: found?.guestId ?? null,
          after: { loginName, roomNumber, devices: given.values.devices ?? false },
        })
        return found
      })
      say(
        `The locks on ${guest.lastName}, on room ${guest.roomNumber} and on devices that tried them at ${name} are lifted.`,
      )
      if (!isThere) say('Note that this hotel has no active guest with that name in that room.')
    })
  },
}

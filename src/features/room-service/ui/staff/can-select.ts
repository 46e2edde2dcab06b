import type { Order } from '../../contract.ts'
import { nextStatus } from '#features/bookings/rules.ts'

/** Completing asks for each order, so that what is delivered is not advanced together with others. */
export const canSelect = ({ status }: Order) => nextStatus(status) !== null

import {
  type AnyContractRouter,
  type ErrorMap,
  type InferContractRouterErrorMap,
  isContractProcedure,
} from '@orpc/contract'
import { createORPCErrorConstructorMap } from '@orpc/server'
import { z } from 'zod'
import { changedError, commonErrors } from '#kit/shared/errors.ts'

type Merged<Maps> = (Maps extends object ? (maps: Maps) => void : never) extends (maps: infer All) => void
  ? All
  : never
type ErrorsOf<Contract extends AnyContractRouter> =
  Merged<InferContractRouterErrorMap<Contract>> extends infer All extends ErrorMap ? All : never

/** Constructors for the errors in a feature's contract: `throw errors.NOT_ALLOWED({ data: { current } })`. */
export function errorsOf<Contract extends Record<string, AnyContractRouter>>(contract: Contract) {
  const maps = Object.values(contract)
    .filter(isContractProcedure)
    .map((each) => each['~orpc'].errorMap)
  return createORPCErrorConstructorMap<ErrorsOf<Contract>>(Object.assign({}, ...maps))
}

/** Constructors for the errors that any call may answer with. */
export const anyErrors = createORPCErrorConstructorMap(commonErrors)

const refusals = createORPCErrorConstructorMap({ ...changedError(z.unknown()), TOO_MANY: { status: 409 } })

/** Refuses a change because somebody else was first; the contract says what `current` is. */
export const changedSince = (current: unknown) => refusals.CHANGED({ data: { current } })

/** Refuses one more of what a hotel has enough of. */
export const tooMany = () => refusals.TOO_MANY()

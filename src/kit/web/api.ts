import type { Client, ClientOptions } from '@orpc/client'
import type {
  AnyContractRouter,
  ContractRouterClient,
  InferContractRouterErrorMap,
  ORPCErrorFromErrorMap,
} from '@orpc/contract'
import type { changedError, commonErrors } from '#kit/shared/errors.ts'
import type { GeneralUtils, ProcedureUtils } from '@orpc/tanstack-query'
import { skipToken } from '@tanstack/react-query'
import { plainLink } from './plain-link.ts'

type Offered = 'call' | 'queryKey' | 'queryOptions' | 'infiniteOptions' | 'mutationOptions'

/** The part of oRPC's TanStack Query utilities that we use; the originals are too large for a phone. */
type Queries<Calls> = {
  [Name in keyof Calls]: Calls[Name] extends Client<infer Context, infer Input, infer Output, infer Failure>
    ? Pick<ProcedureUtils<Context, Input, Output, Failure>, Offered> & Pick<GeneralUtils<Input>, 'key'>
    : never
}

type Call = (input: unknown, options?: Partial<ClientOptions<Record<string, unknown>>>) => Promise<unknown>
type Asked = { input?: unknown }
type AskedByPage = { input: (page: unknown) => unknown; initialPageParam: unknown }
type Running = { signal: AbortSignal; pageParam?: unknown }

function queriesOf(path: readonly string[], call: Call) {
  const key = (part: object = {}) => [path, part]
  const queryKey = ({ input }: Asked = {}) =>
    key({ ...(input === undefined ? {} : { input }), type: 'query' })
  return {
    call,
    key,
    queryKey,
    queryOptions: (asked: Asked = {}) => ({
      queryFn: ({ signal }: Running) => call(asked.input, { signal }),
      ...(asked.input === skipToken ? { enabled: false } : {}),
      queryKey: queryKey(asked),
      ...asked,
    }),
    infiniteOptions: (asked: AskedByPage) => ({
      queryFn: ({ pageParam, signal }: Running) => call(asked.input(pageParam), { signal }),
      queryKey: key({ input: asked.input(asked.initialPageParam), type: 'infinite' }),
      ...asked,
    }),
    mutationOptions: (asked: object = {}) => ({
      mutationFn: (input: unknown) => call(input),
      mutationKey: key({ type: 'mutation' }),
      ...asked,
    }),
  }
}

/** An object whose members are created by name on first access. */
function byName<Made>(make: (name: string) => Made): Record<string, Made> {
  const made = new Map<string, Made>()
  const nothing: Record<string, Made> = {}
  return new Proxy(nothing, {
    get: (_target, name) => {
      if (typeof name !== 'string' || name === 'then') return undefined
      const known = made.get(name) ?? make(name)
      made.set(name, known)
      return known
    },
  })
}

type Refusal = Error & { code: string; data?: unknown }

const isCallError = (error: unknown): error is Refusal =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && 'status' in error

const errorCode = (error: unknown): string | null => (isCallError(error) ? error.code : null)

const errorData = (error: unknown, code: string): unknown =>
  isCallError(error) && error.code === code ? error.data : null

type RefusalOf<Errors> = Errors extends object ? ORPCErrorFromErrorMap<Errors> : never
type RefusalsOf<Contract extends AnyContractRouter> = RefusalOf<InferContractRouterErrorMap<Contract>>
/** The codes of requests refused before they reach a procedure. */
type EarlyCode = 'BAD_REQUEST' | 'PAYLOAD_TOO_LARGE'

/** Reads the refusals declared in a contract. */
type Reader<Refused extends { code: string; data: unknown }> = {
  /** The error code of a refusal; null when there was no answer at all. */
  codeOf(error: unknown): Refused['code'] | EarlyCode | null
  /** The data of a refusal with this code; null for any other error. */
  dataOf<Code extends Refused['code']>(
    error: unknown,
    code: Code,
  ): Extract<Refused, { code: Code }>['data'] | null
}

const reader = { codeOf: errorCode, dataOf: errorData }

/** Reads the refusals that any call may get, and that of whoever was second. */
export const anyRefusal = reader as Reader<RefusalOf<typeof commonErrors & ReturnType<typeof changedError>>>

/**
 * The typed calls of one feature, their TanStack Query options, and a reader for their refusals.
 * @param link the link to use instead of the plain one, for a feature whose answers are streams
 */
export function apiFor<Contract extends AnyContractRouter>(feature: string, link = plainLink) {
  const call = byName<Call>(
    (name) => (input, options) => link.call([feature, name], input, { context: {}, ...options }),
  )
  const query = byName((name) =>
    queriesOf([feature, name], (...told) => call[name]?.(...told) ?? Promise.reject(new Error(name))),
  )
  return {
    call: call as unknown as ContractRouterClient<Contract>,
    query: query as unknown as Queries<ContractRouterClient<Contract>>,
    ...(reader as Reader<RefusalsOf<Contract>>),
  }
}

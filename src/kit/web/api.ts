import type { Client, ClientOptions } from '@orpc/client'
import type {
  AnyContractRouter,
  ContractRouterClient,
  InferContractRouterErrorMap,
  ORPCErrorFromErrorMap,
} from '@orpc/contract'
import type { commonErrors } from '#kit/shared/errors.ts'
import type { GeneralUtils, ProcedureUtils } from '@orpc/tanstack-query'
import { skipToken } from '@tanstack/react-query'
import { plainLink } from './plain-link.ts'

type Offered = 'call' | 'queryKey' | 'queryOptions' | 'infiniteOptions' | 'mutationOptions'

/** What oRPC's TanStack Query utilities offer of a procedure, as far as we use it: theirs weigh too much for a phone. */
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

/** An object whose members are made, by name, when they are first asked for. */
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
/** What is refused before a procedure is asked. */
type EarlyCode = 'BAD_REQUEST' | 'PAYLOAD_TOO_LARGE'

/** How a contract says no. */
type Reader<Refused extends { code: string; data: unknown }> = {
  /** The code of a refusal; null when there was no answer at all. */
  codeOf(error: unknown): Refused['code'] | EarlyCode | null
  /** What came with a refusal of this code; null when it is another. */
  dataOf<Code extends Refused['code']>(
    error: unknown,
    code: Code,
  ): Extract<Refused, { code: Code }>['data'] | null
}

const reader = { codeOf: errorCode, dataOf: errorData }

/** Reads the refusals that any call may meet. */
export const anyRefusal = reader as Reader<RefusalOf<typeof commonErrors>>

/**
 * The typed calls of one feature, their TanStack Query options, and how their refusals are read, by the feature's contract.
 * @param link the rich link (`rich-link.ts`) for a feature whose answers are streams
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

import { type ClientLink, createORPCClient, ORPCError } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import { type ContractRouterClient, inferRPCMethodFromContractRouter } from '@orpc/contract'
import { contract } from '#app/contract.ts'

export type Api = ContractRouterClient<typeof contract>

export type Cookies = Map<string, string>

/** A refusal is an answer; whether a call that failed was done is unknown. */
export type Outcome = 'done' | 'refused' | 'unknown'

const methodOf = inferRPCMethodFromContractRouter(contract)

export const cookieHeader = (cookies: Cookies) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** Keeps the cookies of an answer, as a browser does. */
export function keepCookies(cookies: Cookies, response: Response) {
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value) cookies.set(name, value)
    else cookies.delete(name)
  }
}

/** Calls one server as the browser does: reads by GET, everything else by POST, with the cookies that it was given. */
export function linkTo(
  address: string,
  { cookies, timeoutMs }: { cookies: Cookies; timeoutMs: number },
): ClientLink<object> {
  return new RPCLink({
    url: `${address}/rpc`,
    method: (_options, path) => (methodOf(_options, path) === 'GET' ? 'GET' : 'POST'),
    headers: () => ({ cookie: cookieHeader(cookies) }),
    fetch: async (request, init) => {
      const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)])
      const response = await fetch(request, { ...init, signal })
      keepCookies(cookies, response)
      return response
    },
  })
}

export const apiOver = (link: ClientLink<object>): Api => createORPCClient(link)

export const outcomeOf = (error: unknown): { outcome: Outcome; code: string } =>
  error instanceof ORPCError
    ? { outcome: error.status < 500 ? 'refused' : 'unknown', code: error.code }
    : { outcome: 'unknown', code: error instanceof Error ? error.name : 'unknown' }

import { StandardRPCJsonSerializer } from '@orpc/client/standard'
import { type AnyProcedure, isProcedure } from '@orpc/server'
import { router } from '#app/router.ts'

function proceduresOf(routes: object, path: string[] = []): [string, AnyProcedure][] {
  return Object.entries(routes).flatMap(([name, value]): [string, AnyProcedure][] =>
    isProcedure(value)
      ? [[[...path, name].join('.'), value]]
      : proceduresOf(value as object, [...path, name]),
  )
}

/** Every procedure of the API by its name: `bookings.place`. */
export const PROCEDURES = proceduresOf(router)

export type Answer = { status: number; code: string | null; text: string }

const serializer = new StandardRPCJsonSerializer()

function bodyOf(input: unknown): { body: string | FormData; headers: Record<string, string> } {
  const [json, meta, maps, blobs] = serializer.serialize(input)
  if (blobs.length === 0)
    return { body: JSON.stringify({ json, meta }), headers: { 'content-type': 'application/json' } }
  const form = new FormData()
  form.set('data', JSON.stringify({ json, meta, maps }))
  for (const [at, blob] of blobs.entries()) form.set(String(at), blob)
  return { body: form, headers: {} }
}

function codeIn(text: string): string | null {
  try {
    const { json } = JSON.parse(text) as { json?: { code?: string; defined?: boolean } }
    return json?.defined === undefined ? null : (json.code ?? null)
  } catch {
    return null
  }
}

/** As the application has it; what is longer is posted. */
const LONGEST_ADDRESS = 2000

const isRead = (name: string) =>
  PROCEDURES.some(
    ([
      one,
      {
        '~orpc': { route },
      },
    ]) => one === name && route.method === 'GET',
  )

/** Calls a procedure over HTTP as the application does; `code` is that of the error, if it was one. */
export async function callOverHttp(
  address: string,
  name: string,
  input: unknown,
  headers: Record<string, string>,
): Promise<Answer> {
  const sent = bodyOf(input)
  const url = `${address}/rpc/${name.replace('.', '/')}`
  const query = typeof sent.body === 'string' ? `${url}?data=${encodeURIComponent(sent.body)}` : null
  const response = await (query && query.length < LONGEST_ADDRESS && isRead(name)
    ? fetch(query, { headers })
    : fetch(url, { method: 'POST', headers: { ...headers, ...sent.headers }, body: sent.body }))
  const text = await response.text()
  return { status: response.status, code: codeIn(text), text }
}

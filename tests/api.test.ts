import { beforeAll, describe, expect, test } from 'vitest'
import { makeHotel, makeSuperAdmin, STAFF_PASSWORD, type TestHotel } from './factories.ts'
import { documentedOperations, type Operation, type Plain, type Schema } from './documented.ts'
import { openProduct } from './product.ts'

const product = openProduct()
let address: string
let hotel: TestHotel
let operations: Operation[]
let cookies: { guest: string; staff: string; superAdmin: string }

async function signIn(path: string, credentials: object): Promise<string> {
  const response = await fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  })
  expect(response.status).toBe(200)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

beforeAll(async () => {
  address = await product.listen()
  hotel = await makeHotel(product.database)
  const superAdmin = await makeSuperAdmin(product.database)
  const ofHotel = `/hotels/${hotel.slug}`
  const { guestName: lastName, roomNumber } = hotel.guest
  cookies = {
    guest: await signIn(`${ofHotel}/guest-session`, { lastName, roomNumber }),
    staff: await signIn(`${ofHotel}/staff-session`, { email: hotel.admin.email, password: STAFF_PASSWORD }),
    superAdmin: await signIn('/platform/session', { email: superAdmin.email, password: STAFF_PASSWORD }),
  }
  operations = await documentedOperations(address)
})

/** One value of each kind that a parameter's schema allows. */
function valuesOf(schema: Schema, example: Plain): Plain[] {
  if (schema.const !== undefined) return [schema.const]
  if (schema.enum) return schema.enum
  const parts = schema.anyOf ?? schema.oneOf
  if (parts) return parts.flatMap((part) => valuesOf(part, example))
  if (schema.type === 'boolean') return [true, false]
  if (schema.type === 'integer' || schema.type === 'number') return [schema.minimum ?? 0, schema.maximum ?? 2]
  if (schema.type === 'null') return []
  const { maxLength, pattern, format } = schema
  return maxLength && !pattern && !format ? [example, 'x'.repeat(maxLength)] : [example]
}

/** The paths of an operation, varying one parameter at a time over its values. */
function* addressesOf({ path, parameters }: Operation): Generator<string> {
  const filled = parameters
    .filter((each) => each.in === 'path')
    .reduce(
      (text, { name, example }) =>
        text.replace(`{${name}}`, encodeURIComponent(String(name === 'slug' ? hotel.slug : example))),
      path,
    )
  const asked = parameters.filter((parameter) => parameter.in === 'query')
  const needed = asked
    .filter((each) => each.required)
    .map(({ name, example }): [string, string] => [name, String(example)])
  const query = (given: [string, string][]) => new URLSearchParams([...new Map([...needed, ...given])])
  yield `${filled}?${query([])}`
  yield `${filled}?${query(asked.map(({ name, example }) => [name, String(example)]))}`
  for (const { name, schema, example } of asked) {
    for (const value of valuesOf(schema, example)) {
      yield `${filled}?${query([[name, String(value)]])}`
    }
  }
}

const callerOf = ({ path, security }: Operation) => {
  if (path.startsWith('/platform')) return cookies.superAdmin
  return security.some((each) => 'guestSession' in each) ? cookies.guest : cookies.staff
}

test('every read accepts every parameter value that the documentation allows', async () => {
  const wrong: string[] = []
  for (const operation of operations.filter(({ method }) => method === 'get')) {
    for (const path of addressesOf(operation)) {
      const response = await fetch(`${address}/api${path}`, { headers: { cookie: callerOf(operation) } })
      await response.arrayBuffer()
      if (response.status !== 200 && response.status !== 404) wrong.push(`${path}: ${response.status}`)
    }
  }
  expect(wrong).toEqual([])
})

test('every write accepts its documented example', async () => {
  const wrong: string[] = []
  for (const operation of operations.filter(
    ({ method, tags }) => method !== 'get' && tags[0] !== 'Uploads',
  )) {
    const { method, body } = operation
    const [path = ''] = addressesOf(operation)
    for (const [type, { example }] of Object.entries(body)) {
      const isForm = type === 'multipart/form-data'
      const response = await fetch(`${address}/api${path}`, {
        method: method.toUpperCase(),
        ...(isForm ? {} : { headers: { 'content-type': type } }),
        body: isForm ? formOf(example) : JSON.stringify(example),
      })
      await response.arrayBuffer()
      if (response.status === 400 || response.status >= 500) wrong.push(`${path}: ${response.status}`)
    }
  }
  expect(wrong).toEqual([])
})

/** Copies of the example, each with a NUL in one of its texts. */
function* poisoned(example: unknown): Generator<unknown> {
  if (typeof example === 'string') yield `${example}\0`
  if (Array.isArray(example)) {
    const [first, ...others] = example
    for (const one of poisoned(first)) yield [one, ...others]
  } else if (typeof example === 'object' && example !== null) {
    for (const [name, value] of Object.entries(example)) {
      for (const one of poisoned(value)) yield { ...example, [name]: one }
    }
  }
}

test('a NUL in a text never reaches the database', async () => {
  const wrong: string[] = []
  for (const operation of operations.filter(({ tags }) => tags[0] !== 'Uploads')) {
    const { method, body, parameters, operationId } = operation
    const [path = ''] = addressesOf(operation)
    const ask = async (address_: string, sent?: unknown) => {
      const response = await fetch(`${address}/api${address_}`, {
        method: method.toUpperCase(),
        headers: { cookie: callerOf(operation), 'content-type': 'application/json' },
        ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
      })
      await response.arrayBuffer()
      if (response.status >= 500)
        wrong.push(`${operationId} ${JSON.stringify(sent ?? address_)}: ${response.status}`)
    }
    for (const one of poisoned(body['application/json']?.example)) await ask(path, one)
    for (const { name, in: where } of parameters) {
      if (where === 'query') await ask(`${path}${path.endsWith('?') ? '' : '&'}${name}=a%00b`)
      else await ask(path.replace(hotel.slug, `${hotel.slug}%00`))
    }
  }
  expect(wrong).toEqual([])
})

/** An object as a browser's form would send it: every value is a text or a file. */
function formOf(example: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(Object(example))) {
    if (name === 'file') form.set(name, new File([String(value)], 'file.csv', { type: 'text/csv' }))
    else form.set(name, String(value))
  }
  return form
}

describe('the OpenAPI document', () => {
  const lackOf = (lacks: (operation: Operation) => unknown) =>
    operations.filter(lacks).map(({ operationId }) => operationId)

  test('says what each operation does, who may call it, and how it can fail', () => {
    expect(lackOf(({ summary, description, tags }) => !summary || !description || tags.length !== 1)).toEqual(
      [],
    )
    expect(lackOf(({ isGuarded }) => !isGuarded)).toEqual([])
    expect(
      lackOf(({ responses }) => !Object.keys(responses).some((status) => status.startsWith('4'))),
    ).toEqual([])
    expect(
      lackOf(({ responses }) => Object.values(responses).some(({ description }) => !description)),
    ).toEqual([])
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  })

  test('explains each parameter and each request field, with examples', () => {
    expect(
      lackOf(({ parameters }) =>
        parameters.some((parameter) => !parameter.description || !('example' in parameter)),
      ),
    ).toEqual([])
    const sent = operations.filter(({ tags }) => tags[0] !== 'Uploads')
    const bodies = sent.flatMap(({ body }) => Object.values(body))
    expect(bodies.filter(({ example }) => example === undefined)).toEqual([])
    const dumb = bodies.flatMap(({ schema }) => (schema ? [...unexplained(schema)] : []))
    expect([...new Set(dumb)]).toEqual([])
  })

  test('explains each error by its code', () => {
    const said = operations.flatMap(({ responses }) =>
      Object.values(responses).map((each) => each.description ?? ''),
    )
    expect(said.filter((text) => /`: *(`|$)/.test(text))).toEqual([])
  })

  test('documents deletions without a body, and the uploads', () => {
    expect(lackOf(({ method, body }) => method === 'delete' && Object.keys(body).length > 0)).toEqual([])
    expect(lackOf(({ tags }) => tags[0] === 'Uploads')).toEqual([
      'uploads.picture',
      'uploads.guestPicture',
      'uploads.ownLogo',
      'uploads.logo',
    ])
  })
})

/** Scalar fields without a description. */
function* unexplained(schema: Schema): Generator<string> {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    yield* unexplained(field)
    const isPlain = !field.enum && field.const === undefined && field.type !== 'boolean'
    const isWhole =
      field.type !== 'array' && !field.properties && !field.anyOf?.some((each) => each.properties)
    if (isPlain && isWhole && !field.description) yield name
  }
  for (const part of [
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.items ? [schema.items] : []),
  ]) {
    yield* unexplained(part)
  }
}

describe('numbers and booleans in a query', () => {
  const bookings = (query: string) =>
    fetch(`${address}/api/hotels/${hotel.slug}/bookings?scope=ongoing${query}`, {
      headers: { cookie: cookies.staff },
    })

  test('are parsed under /api', async () => {
    expect((await bookings('&page=2')).status).toBe(200)
    const services = await fetch(`${address}/api/hotels/${hotel.slug}/services?enabledOnly=false`)
    expect(await services.json()).toHaveLength(2)
  })

  test('are refused when they are not valid', async () => {
    for (const page of ['two', '1.5', '-1', '', '1e400']) {
      expect((await bookings(`&page=${page}`)).status, page).toBe(400)
    }
  })

  test('stay texts under /rpc', async () => {
    const ask = (enabledOnly: unknown) =>
      fetch(
        `${address}/rpc/services/list?data=${encodeURIComponent(JSON.stringify({ json: { slug: hotel.slug, enabledOnly } }))}`,
      )
    expect((await ask(false)).status).toBe(200)
    expect((await ask('false')).status).toBe(400)
  })
})

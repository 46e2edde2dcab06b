import fc, { type Arbitrary } from 'fast-check'
import { z } from 'zod'
import { HOSTILE_TEXTS } from './hostile-texts.ts'

type Schema = z.core.JSONSchema.BaseSchema

const LONGEST = 3000
const aText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(...HOSTILE_TEXTS),
)

function textFor({ format, pattern, minLength = 0, maxLength = LONGEST }: Schema): Arbitrary<string> {
  if (format === 'uuid') return fc.uuid({ version: 4 })
  if (format === 'email') return fc.constantFrom('a@b.example', 'š@b.example', `${'x'.repeat(60)}@b.example`)
  const day = fc.date({ min: new Date(0), max: new Date('9999-01-01'), noInvalidDate: true })
  if (format === 'date') return day.map((each) => each.toISOString().slice(0, 10))
  if (format === 'date-time') return day.map((each) => each.toISOString())
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  const longest = Math.min(maxLength, LONGEST)
  const fitting = aText.map((text) => text.slice(0, longest).padEnd(minLength, 'x'))
  // what is cleaned may come in longer than it is kept
  const long = fc.constantFrom(longest, Math.floor(longest / 4)).map((length) => 'š'.repeat(length))
  return fc.oneof({ weight: 12, arbitrary: fitting }, { weight: 1, arbitrary: long })
}

function numberFor({ type, minimum, maximum }: Schema): Arbitrary<number> {
  const min = Math.max(minimum ?? -1e6, Number.MIN_SAFE_INTEGER)
  const max = Math.min(maximum ?? 1e6, Number.MAX_SAFE_INTEGER)
  const any = type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true })
  return fc.oneof({ weight: 4, arbitrary: any }, { weight: 1, arbitrary: fc.constantFrom(min, max) })
}

/** @param known values for fields of these names */
function fromJson(schema: Schema, known: Record<string, Arbitrary<unknown>>): Arbitrary<unknown> {
  const options = schema.anyOf ?? schema.oneOf
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (options) return fc.oneof(...options.map((option) => fromJson(option, known)))
  switch (schema.type) {
    case 'string':
      return textFor(schema)
    case 'number':
    case 'integer':
      return numberFor(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array': {
      const { minItems: minLength = 0, maxItems = 4 } = schema
      return fc.array(fromJson(schema.items as Schema, known), {
        minLength,
        maxLength: Math.max(minLength, Math.min(maxItems, 4)),
      })
    }
    case 'object': {
      const fields = Object.entries(schema.properties ?? {})
      const all: Record<string, Arbitrary<unknown>> = {}
      for (const [field, part] of fields) all[field] = known[field] ?? fromJson(part as Schema, known)
      return fc.record(all, { requiredKeys: schema.required ?? [] })
    }
    default:
      throw new Error(`There are no inputs yet for ${JSON.stringify(schema)}`)
  }
}

/**
 * Inputs that a schema describes, or nearly.
 * @param known values for fields of these names, such as ids that are there
 */
export const arbitraryOf = (schema: z.ZodType, known: Record<string, Arbitrary<unknown>>) =>
  fromJson(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), known)

const anything = fc.oneof(
  aText,
  fc.constantFrom(null, true, 0, -1, 1e308, 2 ** 53, [], {}, [[]], ''),
  fc.constant('x'.repeat(50_000)),
  fc.jsonValue({ maxDepth: 3 }),
)
const STRANGE_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'role',
  'hotelId',
  'isAdmin',
  '',
  '\u0000',
]

function withKey(value: object, key: string, put: unknown) {
  const copy = { ...value }
  Object.defineProperty(copy, key, { value: put, enumerable: true, configurable: true, writable: true })
  return copy
}

/** Inputs next to those that `right` gives: a field more, less or of another kind, at any depth. */
export function nearTo(right: Arbitrary<unknown>): Arbitrary<unknown> {
  const change = (value: unknown, at: number, put: unknown): unknown => {
    if (typeof value !== 'object' || value === null || value instanceof File) return put
    const keys = Object.keys(value)
    const key = keys[at % Math.max(1, keys.length)]
    if (key === undefined || at % 5 === 0)
      return withKey(value, STRANGE_KEYS[at % STRANGE_KEYS.length] ?? '', put)
    const inside = (value as Record<string, unknown>)[key]
    const isDeeper = typeof inside === 'object' && inside !== null && at % 3 > 0
    const changed = isDeeper ? change(inside, Math.floor(at / 3), put) : put
    if (Array.isArray(value)) return value.with(Number(key), changed)
    return withKey(value, key, changed)
  }
  return fc.tuple(right, fc.nat(10_000), anything).map(([value, at, put]) => change(value, at, put))
}

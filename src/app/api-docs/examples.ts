import type { OpenAPI } from '@orpc/openapi'
import { EXAMPLES, FIELDS } from './meanings.ts'

type Schema = OpenAPI.SchemaObject
type Value = string | number | boolean | null | Value[] | { [name: string]: Value }

const AN_ID = '0198c2f0-5c1e-7a3b-9d4e-2f6a8b1c3d5e'
const BY_FORMAT: Record<string, string> = {
  uuid: AN_ID,
  date: '2026-11-20',
  'date-time': '2026-11-20T18:30:00.000Z',
  email: 'desk@hotel.example',
}

const isSchema = (one: Schema | OpenAPI.ReferenceObject | boolean | undefined): one is Schema =>
  typeof one === 'object' && !('$ref' in one)

export const partsOf = (schema: Schema): Schema[] =>
  [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter(isSchema)

export const isNull = ({ type }: Schema) => type === 'null'

export const fieldsOf = ({ properties }: Schema): [string, Schema][] =>
  Object.entries(properties ?? {}).flatMap(([name, one]) => (isSchema(one) ? [[name, one]] : []))

export const itemsOf = (schema: Schema): Schema | null => {
  const items = 'items' in schema ? schema.items : undefined
  return isSchema(items) ? items : null
}

/** Whether a value is valid for a schema. */
export function fits(value: unknown, schema: Schema): boolean {
  if (schema.enum) return schema.enum.includes(value)
  const parts = partsOf(schema)
  if (parts.length > 0) return parts.some((part) => fits(value, part))
  if (value === null) return schema.type === 'null'
  if (typeof value === 'number') return schema.type === 'integer' || schema.type === 'number'
  const { type, pattern, format } = schema
  if (typeof value !== 'string' || type !== 'string') return type === typeof value
  if (format === 'date-time' && !value.includes('T')) return false
  return pattern === undefined || new RegExp(pattern).test(value)
}

/** An example value for a schema, based on field names and types. */
export function exampleOf(schema: Schema, operationId: string, name = ''): Value {
  const [feature = ''] = operationId.split('.')
  const own = EXAMPLES[operationId]?.[name] ?? EXAMPLES[feature]?.[name] ?? FIELDS[name]?.example
  if (own !== undefined && fits(own, schema)) return own
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const parts = partsOf(schema)
  const [first] = [...parts.filter((part) => !isNull(part)), ...parts]
  if (first) return exampleOf(first, operationId, name)
  const items = itemsOf(schema)
  if (schema.type === 'array') {
    const one = items ? exampleOf(items, operationId, name) : null
    return Array.from({ length: schema.minItems ?? 1 }, () => one)
  }
  if (schema.type === 'object') {
    return Object.fromEntries(
      fieldsOf(schema).map(([field, one]) => [field, exampleOf(one, operationId, field)]),
    )
  }
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 0, 0)
  if (schema.type === 'boolean') return true
  if (schema.type === 'null') return null
  return BY_FORMAT[schema.format ?? ''] ?? 'Text'
}

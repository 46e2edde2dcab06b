import { STEPS } from '#features/alerts/rules.ts'
import { isSame } from '#kit/shared/same.ts'
import type { AuditChange, AuditValue, ValueKind } from '../contract.ts'

const CHANGES_MAX = 60
const TEXT_MAX = 300
const ORDERED_MAX = 90
/** How many equal characters to show before the point where two long texts differ. */
const LEAD = 40
const DEPTH_MAX = 4

const SECRET = /password|secret|token|hash|cookie|credential|api.?key|otp/i
const TECHNICAL = /^(id|version|orderIndex|sameCount)$|Ids?$/
const MONEY = /^(price|totalPrice|revenue)$/
const CODES =
  /^(status|step|paymentStatus|bookingStatus|category|kind|team|role|soldOut|station|cancelReason|cancelledBecause|language|place|mode|danger)$/
/** Entries about several things keep each under this field, and each is shown separately. */
const SEVERAL = 'changed'

type Fact = Pick<AuditChange, 'field' | 'of' | 'kind'> & { value: AuditValue }
type Facts = Map<string, Fact>

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const shortened = (text: string, most = TEXT_MAX) => {
  const letters = Array.from(text.slice(0, most * 2 + 2))
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : letters.join('')
}

/** The display name of a recorded thing. */
export function nameOf(thing: unknown): string | null {
  if (!isRecord(thing)) return null
  const { name, titleEn, labelEn, loginName, roomNumber, email } = thing
  if (typeof loginName === 'string') {
    return shortened(typeof roomNumber === 'string' ? `${loginName}, ${roomNumber}` : loginName)
  }
  const found = [name, titleEn, labelEn, email].find((each) => typeof each === 'string' && each !== '')
  return typeof found === 'string' ? shortened(found) : null
}

function kindOf(field: string, value: string | number | boolean): ValueKind {
  if (typeof value === 'boolean') return 'flag'
  if (typeof value === 'number') return MONEY.test(field) ? 'money' : 'number'
  if (CODES.test(field)) return 'code'
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return isDate(value) ? 'day' : 'text'
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})$/.test(value) && isDate(value) ? 'moment' : 'text'
}

const isDate = (text: string) => !Number.isNaN(Date.parse(text))

function scalarOf(field: string, value: unknown): Pick<Fact, 'kind' | 'value'> | null {
  if (typeof value === 'boolean') return { kind: 'flag', value }
  if (typeof value === 'number') {
    const isFinite = Number.isFinite(value)
    return { kind: isFinite ? kindOf(field, value) : 'text', value: isFinite ? value : String(value) }
  }
  if (typeof value !== 'string') return null
  if (field === 'imageUrl') return { kind: 'text', value: value.split('/').at(-1) ?? value }
  return { kind: kindOf(field, value), value }
}

/** Several things on one line: their names, with quantities where known. */
function listed(values: readonly unknown[]): string | null {
  const names = values.flatMap((value) => {
    if (!isRecord(value)) return typeof value === 'string' || typeof value === 'number' ? [String(value)] : []
    const name = nameOf(value)
    if (name === null) return []
    return typeof value.quantity === 'number' ? [`${value.quantity} × ${name}`] : [name]
  })
  return names.length === 0 ? null : names.join(', ')
}

/** What was ordered, on one line; null where nothing is known of it. */
export function orderedOf(details: unknown): string | null {
  if (!isRecord(details) || !Array.isArray(details.items)) return null
  const text = listed(details.items)
  return text && shortened(text, ORDERED_MAX)
}

/** Alerts keep the minutes until each step under what they are for: a kind of booking, or an area. */
const isStepMinutes = (value: Record<string, unknown>) =>
  Object.keys(value).length === STEPS.length && STEPS.every((step) => typeof value[step] === 'number')

const asMinutes = (value: Record<string, unknown>) =>
  Object.fromEntries(STEPS.map((step) => [`${step}After`, value[step]]))

function collect(facts: Facts, thing: Record<string, unknown>, about: { of: string | null; path: string }) {
  const depth = about.path.split('/').length
  const rank = ([field, value]: [string, unknown]) =>
    field === SEVERAL ? 2 : typeof value === 'object' ? 1 : 0
  const fields = Object.entries(thing).toSorted((a, b) => rank(a) - rank(b))
  for (const [field, value] of fields) {
    if (SECRET.test(field) || TECHNICAL.test(field)) continue
    const path = `${about.path}/${field}`
    const add = (fact: Pick<Fact, 'kind' | 'value'>) =>
      facts.set(path, { field: shortened(field, 60), of: about.of, ...fact })
    if (Array.isArray(value)) {
      if (field === SEVERAL && depth === 1) collectEach(facts, value)
      else {
        const text = listed(value)
        if (text !== null) add({ kind: 'text', value: text })
      }
    } else if (isRecord(value)) {
      if (depth >= DEPTH_MAX) continue
      if (isStepMinutes(value)) collect(facts, asMinutes(value), { of: shortened(field), path })
      else collect(facts, value, { ...about, path })
    } else {
      const scalar = scalarOf(field, value)
      if (scalar) add(scalar)
    }
  }
}

function collectEach(facts: Facts, things: readonly unknown[]) {
  for (const [at, thing] of things.entries()) {
    if (!isRecord(thing)) continue
    const key = typeof thing.id === 'string' ? thing.id : at
    const { name: _name, loginName: _login, roomNumber: _room, ...rest } = thing
    collect(facts, rest, { of: nameOf(thing), path: `/${SEVERAL}/${key}` })
  }
}

function factsOf(side: unknown): Facts {
  const facts: Facts = new Map()
  if (isRecord(side)) collect(facts, side, { of: null, path: '' })
  else if (Array.isArray(side)) collect(facts, { order: side }, { of: null, path: '' })
  return facts
}

const emptyAsNone = (value: unknown) => (value === '' ? null : value)

/** Both values, shortened for display; long texts with the same beginning are cut just before they differ. */
function partOf(before: AuditValue, after: AuditValue): Pick<AuditChange, 'before' | 'after'> {
  const cut = (value: AuditValue) => (typeof value === 'string' ? shortened(value) : value)
  const isCutAlike = typeof before === 'string' && typeof after === 'string' && cut(before) === cut(after)
  if (!isCutAlike) return { before: cut(before), after: cut(after) }
  const [was, is] = [[...before], [...after]]
  const apart = was.findIndex((letter, at) => letter !== is[at])
  const from = apart < 0 ? was.length : apart
  const tail = (letters: string[]) => shortened(`…${letters.slice(Math.max(0, from - LEAD)).join('')}`)
  return { before: tail(was), after: tail(is) }
}

/** The differences between two states of a thing, field by field; takes any JSON and omits secrets. */
export function changesOf(before: unknown, after: unknown): { changes: AuditChange[]; moreChanges: number } {
  const was = factsOf(before)
  const is = factsOf(after)
  const changes = [...new Set([...is.keys(), ...was.keys()])].flatMap((path): AuditChange[] => {
    const [one, other] = [was.get(path), is.get(path)]
    const fact = other ?? one
    const [wasValue, isValue] = [one?.value ?? null, other?.value ?? null]
    if (!fact || isSame(wasValue, isValue, emptyAsNone)) return []
    const { field, kind } = fact
    const isOneKind = !one || !other || one.kind === other.kind
    return [
      {
        field,
        of: other?.of ?? one?.of ?? null,
        kind: isOneKind ? kind : 'text',
        ...partOf(wasValue, isValue),
      },
    ]
  })
  return { changes: changes.slice(0, CHANGES_MAX), moreChanges: Math.max(0, changes.length - CHANGES_MAX) }
}

import { useNavigate, useSearch } from '@tanstack/react-router'
import { SEARCH_LENGTH } from '#kit/shared/sizes.ts'
import { ACTOR_LENGTH, WORD_LENGTH } from '../limits.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export type AuditChoice = {
  search: string
  from: string | null
  to: string | null
  entity: string | null
  action: string | null
  actor: string | null
  entityId: string | null
  hotel: string | null
}

/** Parses the filters from the URL; invalid ones are ignored. */
export function readAuditSearch(given: Record<string, unknown>): AuditChoice {
  const text = (value: unknown, most: number) =>
    (typeof value === 'string' || typeof value === 'number' ? String(value) : '').slice(0, most)
  const like = (value: unknown, shape: RegExp) => {
    const found = text(value, 100)
    return shape.test(found) ? found : null
  }
  const day = (value: unknown) => {
    const found = like(value, DAY)
    return found !== null && new Date(found).toJSON()?.startsWith(found) ? found : null
  }
  return {
    search: text(given.search, SEARCH_LENGTH),
    from: day(given.from),
    to: day(given.to),
    entity: text(given.kind, WORD_LENGTH) || null,
    action: text(given.action, WORD_LENGTH) || null,
    actor: text(given.by, ACTOR_LENGTH) || null,
    entityId: like(given.thing, UUID),
    hotel: like(given.hotel, SLUG),
  }
}

const toSearch = ({ search, from, to, entity, action, actor, entityId, hotel }: AuditChoice) =>
  Object.fromEntries(
    Object.entries({ search, from, to, kind: entity, action, by: actor, thing: entityId, hotel }).filter(
      ([, value]) => value,
    ),
  )

/** The filters in the URL and a way to change them; shared by both audit screens. */
export function useAuditAddress() {
  const choice = useSearch({ strict: false, select: readAuditSearch, structuralSharing: true })
  const navigate = useNavigate()
  const go = (change: Partial<AuditChoice>) =>
    void navigate({ to: '.', search: toSearch({ ...choice, ...change }), replace: true, resetScroll: false })
  const isNarrowed = Object.values(choice).some(Boolean)
  const clear = () => void navigate({ to: '.', search: {}, replace: true, resetScroll: false })
  return { choice, go, clear, isNarrowed }
}

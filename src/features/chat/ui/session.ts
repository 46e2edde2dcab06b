import { isOwnedBy, type Owner, ownerAt } from '#features/sessions/ui/identity.ts'
import { storageOf } from '#kit/web/personal-storage.ts'
import { AWAY_MS, newSessionId } from '../rules.ts'

/**
 * The session of a chat and its owner; `leftAt` is set while nobody looks at it, `isHeld` while a person has to answer.
 */
export type ChatSession = { id: string; owner: Owner; leftAt: number | null; isHeld: boolean }

const kept = storageOf('guest', 'localStorage')
const nameOf = (slug: string) => `chat ${slug}`
const fresh = (slug: string): ChatSession => ({
  id: newSessionId(),
  owner: ownerAt(slug),
  leftAt: null,
  isHeld: false,
})

/** The current person's session: a visitor's passes to the guest who signs in, anybody else's counts as none. */
function read(slug: string): ChatSession | null {
  const found = kept.read(nameOf(slug)) as ChatSession | null
  const owner = ownerAt(slug)
  const isOwn = typeof found?.id === 'string' && isOwnedBy(found.owner, owner)
  return isOwn ? { ...found, owner } : null
}

function keep(slug: string, session: ChatSession): ChatSession {
  kept.keep(nameOf(slug), session)
  return session
}

/** CHAT-08; a chat that a person has to answer never expires. */
export const isOver = ({ leftAt, isHeld }: ChatSession, now: number) =>
  leftAt !== null && !isHeld && now - leftAt >= AWAY_MS

/** The session to continue: the existing one, or a new one (CHAT-02). */
export function resumeSession(slug: string, now = Date.now()): ChatSession {
  const known = read(slug)
  return keep(slug, known && !isOver(known, now) ? { ...known, leftAt: null } : fresh(slug))
}

export const startSession = (slug: string) => keep(slug, fresh(slug))

/** Records the moment at which the chat was left. */
export function leaveSession(slug: string, now = Date.now()) {
  const known = read(slug)
  if (known?.leftAt === null) keep(slug, { ...known, leftAt: now })
}

export function holdSession(slug: string, id: string, isHeld: boolean) {
  const known = read(slug)
  if (known?.id === id && known.isHeld !== isHeld) keep(slug, { ...known, isHeld })
}

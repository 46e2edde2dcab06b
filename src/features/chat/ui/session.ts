import { AWAY_MS, newSessionId } from '../rules.ts'

/** The session of this browser's chat; `leftAt` while nobody looks at it, `isHeld` while a person has to answer. */
export type ChatSession = { id: string; leftAt: number | null; isHeld: boolean }

const keyOf = (slug: string) => `hotelly-chat ${slug}`
const fresh = (): ChatSession => ({ id: newSessionId(), leftAt: null, isHeld: false })

function read(slug: string): ChatSession | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(slug)) ?? 'null') as ChatSession | null
    return kept && typeof kept.id === 'string' ? kept : null
  } catch {
    return null
  }
}

function keep(slug: string, session: ChatSession): ChatSession {
  try {
    localStorage.setItem(keyOf(slug), JSON.stringify(session))
  } catch {
    return session
  }
  return session
}

/** CHAT-08; a chat that a person has to answer stays, however long its guest was away. */
export const isOver = ({ leftAt, isHeld }: ChatSession, now: number) =>
  leftAt !== null && !isHeld && now - leftAt >= AWAY_MS

/** The session to go on with: the one that this browser has, or a new one (CHAT-02). */
export function resumeSession(slug: string, now = Date.now()): ChatSession {
  const kept = read(slug)
  return keep(slug, kept && !isOver(kept, now) ? { ...kept, leftAt: null } : fresh())
}

export const startSession = (slug: string) => keep(slug, fresh())

/** Notes that nobody looks at the chat from now on. */
export function leaveSession(slug: string, now = Date.now()) {
  const kept = read(slug)
  if (kept && kept.leftAt === null) keep(slug, { ...kept, leftAt: now })
}

export function holdSession(slug: string, id: string, isHeld: boolean) {
  const kept = read(slug)
  if (kept?.id === id && kept.isHeld !== isHeld) keep(slug, { ...kept, isHeld })
}

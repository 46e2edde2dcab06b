import { useSyncExternalStore } from 'react'

/** A reply that is being written; what of it was tried to be sent goes out again under its own key. */
export type Draft = { text: string; tried: { text: string; key: string } | null }
type Drafts = Readonly<Record<string, Draft>>
type Kept = { by: string; drafts: Drafts }

const KEY = 'hotelly.chat-drafts'
const MOST = 30
const NONE: Drafts = {}

function read(): Kept | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null
    return typeof found?.by === 'string' && found.drafts instanceof Object ? found : null
  } catch {
    return null
  }
}

let kept = read()
const readers = new Set<() => void>()

function store(next: Kept | null) {
  kept = next
  readers.forEach((tell) => tell())
  try {
    if (next) sessionStorage.setItem(KEY, JSON.stringify(next))
    else sessionStorage.removeItem(KEY)
  } catch {
    return
  }
}

function subscribe(reader: () => void) {
  readers.add(reader)
  return () => readers.delete(reader)
}

const draftsOf = (by: string) => (kept?.by === by ? kept.drafts : NONE)

/** What this person has written in this tab and not sent, by conversation. */
export const useDrafts = (by: string) => useSyncExternalStore(subscribe, () => draftsOf(by))

/** Keeps the newest drafts of one person; an empty one is none. */
export function keepDraft(by: string, id: string, draft: Draft) {
  const { [id]: _, ...others } = draftsOf(by)
  const written = draft.text ? [[id, draft] as const] : []
  store({ by, drafts: Object.fromEntries([...Object.entries(others), ...written].slice(-MOST)) })
}

/** The words were sent: of the draft remains what has been written since. */
export function endDraft(by: string, id: string, sent: string) {
  const draft = draftsOf(by)[id]
  if (draft) keepDraft(by, id, { text: draft.text.trim() === sent ? '' : draft.text, tried: null })
}

/** Nothing of them is left in this tab. */
export const forgetDrafts = () => store(null)

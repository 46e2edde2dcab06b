import { useSyncExternalStore } from 'react'
import { storageOf, onForget } from '#kit/web/personal-storage.ts'

/** An unsent reply; `tried` was submitted before and is retried under the same key. */
export type Draft = { text: string; tried: { text: string; key: string } | null }
type Drafts = Readonly<Record<string, Draft>>
type Kept = { by: string; drafts: Drafts }

const ofStaff = storageOf('staff', 'sessionStorage')
const NAME = 'chat drafts'
const MOST = 30
const NONE: Drafts = {}

function read(): Kept | null {
  const found = ofStaff.read(NAME) as Kept | null
  return typeof found?.by === 'string' && found.drafts instanceof Object ? found : null
}

let kept = read()
const readers = new Set<() => void>()
const tellAll = () => readers.forEach((tell) => tell())

function store(next: Kept) {
  kept = next
  tellAll()
  ofStaff.keep(NAME, next)
}

onForget('staff', () => {
  kept = null
  tellAll()
})

function subscribe(reader: () => void) {
  readers.add(reader)
  return () => readers.delete(reader)
}

const draftsOf = (by: string) => (kept?.by === by ? kept.drafts : NONE)

/** This person's unsent replies in this tab, by conversation. */
export const useDrafts = (by: string) => useSyncExternalStore(subscribe, () => draftsOf(by))

/** Stores a draft; only a person's newest ones are kept, and an empty one is deleted. */
export function keepDraft(by: string, id: string, draft: Draft) {
  const { [id]: _, ...others } = draftsOf(by)
  const written = draft.text ? [[id, draft] as const] : []
  store({ by, drafts: Object.fromEntries([...Object.entries(others), ...written].slice(-MOST)) })
}

/** After a reply was sent: keeps only what has been typed since. */
export function endDraft(by: string, id: string, sent: string) {
  const draft = draftsOf(by)[id]
  if (draft) keepDraft(by, id, { text: draft.text.trim() === sent ? '' : draft.text, tried: null })
}

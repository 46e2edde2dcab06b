import { useState } from 'react'
import type { Answer } from '#features/service-items/pricing.ts'
import { newId } from '#kit/shared/ids.ts'
import { storageOf } from '#kit/web/personal-storage.ts'
import { filledAnswers } from '../draft.ts'

/** What a guest has answered so far of one offer. */
export type Draft = {
  /** Identifies this exact content: every change renews it, so that sending the same twice books once. */
  key: string
  /** The key of what was last sent, for as long as it is not known to have arrived. */
  sent: string | null
  answers: Answer[]
  note: string
  dueAt: string | null
  startsAt: string | null
  places: number
  resourceId: string | null
  /** Whether it was opened from a card in the chat. */
  fromChat: boolean
}

const kept = storageOf('guest', 'sessionStorage')

const emptyDraft = (): Draft => ({
  key: newId(),
  sent: null,
  answers: [],
  note: '',
  dueAt: null,
  startsAt: null,
  places: 1,
  resourceId: null,
  fromChat: false,
})

const nameOf = (slug: string, offerId: string) => `asked ${slug} ${offerId}`

const read = (name: string): Draft => ({ ...emptyDraft(), ...(kept.read(name) as Partial<Draft> | null) })

type Given = Omit<Draft, 'key' | 'sent'>

/** Fills in the draft of an offer before it is opened; words that the guest has typed already stay. */
export function fillDraft(slug: string, offerId: string, given: Given) {
  const name = nameOf(slug, offerId)
  const draft = read(name)
  const answers = filledAnswers(draft.answers, given.answers)
  kept.keep(name, { ...draft, ...given, answers, note: draft.note || given.note, key: newId() })
}

/** The draft of an offer; it outlives errors and reloads, and is forgotten with the guest. */
export function useDraft(slug: string, offerId: string) {
  const name = nameOf(slug, offerId)
  const [draft, setDraft] = useState(() => read(name))
  const save = (next: Draft) => {
    setDraft(next)
    kept.keep(name, next)
  }
  return {
    draft,
    change: (part: Partial<Omit<Draft, 'key' | 'sent'>>) => save({ ...draft, ...part, key: newId() }),
    noteSent: () => save({ ...draft, sent: draft.key }),
    forget: () => kept.keep(name, null),
  }
}
export type Drafting = ReturnType<typeof useDraft>

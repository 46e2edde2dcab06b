import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useStaff } from '#features/sessions/ui/use-staff.ts'
import { newId } from '#kit/shared/ids.ts'
import { endDraft, keepDraft, useDrafts } from './drafts.ts'

/** Who is signed in, by whose name drafts are kept. */
function useWriter() {
  const { slug } = useHotel()
  return useStaff(slug).data?.email ?? ''
}

/** Conversations in which something is written and not sent. */
export function useDrafted(): (id: string) => boolean {
  const drafts = useDrafts(useWriter())
  return (id) => Boolean(drafts[id]?.text.trim())
}

/** The reply that is being written in a conversation. */
export function useDraft(id: string) {
  const by = useWriter()
  const draft = useDrafts(by)[id] ?? { text: '', tried: null }
  return {
    text: draft.text,
    write: (text: string) => keepDraft(by, id, { ...draft, text }),
    /** What to send, and under which key; null when nothing is written. */
    take: () => {
      const text = draft.text.trim()
      if (!text) return null
      const tried = draft.tried?.text === text ? draft.tried : { text, key: newId() }
      keepDraft(by, id, { ...draft, tried })
      return tried
    },
    end: (sent: string) => endDraft(by, id, sent),
  }
}

import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useStaff } from '#features/sessions/ui/use-staff.ts'
import { newId } from '#kit/shared/ids.ts'
import { endDraft, keepDraft, useDrafts } from './drafts.ts'

/** The signed-in member of staff, to whom the drafts belong. */
function useWriter() {
  const { slug } = useHotel()
  return useStaff(slug).data?.email ?? ''
}

/** Tells whether a conversation has an unsent reply. */
export function useDrafted(): (id: string) => boolean {
  const drafts = useDrafts(useWriter())
  return (id) => Boolean(drafts[id]?.text.trim())
}

/** The unsent reply of a conversation. */
export function useDraft(id: string) {
  const by = useWriter()
  const draft = useDrafts(by)[id] ?? { text: '', tried: null }
  return {
    text: draft.text,
    write: (text: string) => keepDraft(by, id, { ...draft, text }),
    /** The text to send, and its key; null when there is none. */
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

import type { EntryFields } from '#features/knowledge/ui/entry-fields.ts'
import { later } from '#kit/web/later.tsx'

/** The guests' chat is large, and comes with the first entry that is opened. */
const EntryInChat = later(() => import('./entry-in-chat.tsx'), 'EntryInChat')

/** What guests read of an entry in this state, for its form. */
export const entryAsGuest = (draft: EntryFields, id: string | null) => <EntryInChat draft={draft} id={id} />

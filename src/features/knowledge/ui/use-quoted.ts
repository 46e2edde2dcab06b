import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { countWords, phrasingFrom, SAID_WHOLE_WORDS } from '../rules.ts'
import { knowledgeApi } from './api.ts'
import { type EntryFields, isTooLong } from './entry-fields.ts'

/** How long nothing is typed until the server is asked, in milliseconds. */
const RESTS_AFTER = 400

/** What guests ask and read of an entry as it is written now: the first of its phrasings, or its topic, and the passage that answers. */
export function useQuoted(draft: EntryFields, id: string | null) {
  const { slug } = useHotel()
  const topic = draft.topic.trim()
  const content = draft.content.trim()
  const question = phrasingFrom(draft.phrasings.find((phrasing) => phrasing.trim()) ?? topic)
  const isSound = question !== '' && content !== '' && !isTooLong(draft)
  const written = JSON.stringify({ question, topic, content })
  const [rested, setRested] = useState(written)
  useEffect(() => {
    const timer = setTimeout(() => setRested(written), RESTS_AFTER)
    return () => clearTimeout(timer)
  }, [written])
  const asked = JSON.parse(rested) as { question: string; topic: string; content: string }
  const { data } = useQuery({
    ...knowledgeApi.query.quote.queryOptions({ input: { slug, id, ...asked } }),
    enabled: isSound && rested === written,
    placeholderData: (before) => before,
  })
  const isWhole = countWords(content) <= SAID_WHOLE_WORDS
  return {
    question,
    passage: isWhole ? content : (data?.passage ?? content),
    language: data?.language ?? null,
  }
}

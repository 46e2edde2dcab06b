import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { lengthOf } from '#kit/shared/text.ts'
import { PHRASING_MAX, PHRASINGS_MAX } from '../rules.ts'
import { knowledgeApi } from './api.ts'

/** How long nothing is typed until what stands there is asked about, in milliseconds. */
const RESTS_AFTER = 400

/** Says of a phrasing why the assistant may take it for something else; nothing of one that is a question. */
export function usePhrasingDoubts(phrasings: readonly string[]): (phrasing: string) => string | undefined {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const all = phrasings.map((each) => each.trim()).filter((each) => each && lengthOf(each) <= PHRASING_MAX)
  const written = [...new Set(all)].slice(0, PHRASINGS_MAX).join('\n')
  const [rested, setRested] = useState(written)
  useEffect(() => {
    const timer = setTimeout(() => setRested(written), RESTS_AFTER)
    return () => clearTimeout(timer)
  }, [written])
  const asked = rested === '' ? [] : rested.split('\n')
  const query = knowledgeApi.query.doubt.queryOptions({ input: { slug, phrasings: asked } })
  const { data } = useQuery({ ...query, enabled: asked.length > 0, placeholderData: (before) => before })
  return (phrasing) => {
    const doubt = data?.find((each) => each.phrasing === phrasing.trim())
    return doubt && t(`knowledge.phrasings.doubt.${doubt.why}`)
  }
}

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { setMultiLanguage } from '#kit/web/multi-language.ts'
import { platformApi } from '#features/platform/ui/api.ts'

/** PLAT-11: follows the flag on open screens, too; an unreadable flag changes nothing (OP-56). */
export function LanguageFlag() {
  const { data } = useQuery(platformApi.query.flag.queryOptions({ input: { flagName: 'multi_language' } }))
  useEffect(() => {
    if (data) setMultiLanguage(data.enabled)
  }, [data])
  return null
}

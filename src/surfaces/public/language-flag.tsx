import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { setMultiLanguage } from '#kit/web/multi-language.ts'
import { platformApi } from '#features/platform/ui/api.ts'

/** PLAT-11: applies the flag to open screens, too; if the flag cannot be read, nothing changes (OP-56). */
export function LanguageFlag() {
  const { data } = useQuery(platformApi.query.flag.queryOptions({ input: { flagName: 'multi_language' } }))
  useEffect(() => {
    if (data) setMultiLanguage(data.enabled)
  }, [data])
  return null
}

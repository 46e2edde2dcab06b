import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import type { PersonOnDuty } from '../contract.ts'
import { useIsOnDuty, usePeople } from './use-people.ts'

const NAMED = 3

/** Who would be reached now by each step that reaches people; null while nobody is known. */
export function useReachedNow() {
  const { t } = useTranslation('hotel-admin')
  const { list } = useFormatters()
  const isNow = useIsOnDuty()
  const { data: people } = usePeople()
  const said = (some: readonly PersonOnDuty[]) => {
    if (some.length === 0) return t('alerts.nobodyNow')
    const named = some.slice(0, some.length === NAMED + 1 ? NAMED + 1 : NAMED)
    const rest = some.length - named.length
    const names = named.map(({ name }) => `\u2068${name}\u2069`)
    return t('alerts.now', { names: list(rest > 0 ? [...names, t('alerts.more', { count: rest })] : names) })
  }
  return { duty: people ? said(people.filter(isNow)) : null, everyone: people ? said(people) : null }
}

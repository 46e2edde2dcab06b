import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import type { Rehearsal } from '../../rehearsal-contract.ts'
import { type Verdict, verdictOf } from '../../verdict.ts'
import { useClock } from './use-clock.ts'

const isolated = (name: string) => `\u2068${name}\u2069`

/** What came of a rehearsal that has ended, in a sentence. */
export function useVerdictWords() {
  const { t } = useTranslation('hotel-admin')
  const { list } = useFormatters()
  const clock = useClock()
  const counted = ({ devices, people }: { devices: number; people: number }) =>
    t('rehearsal.counted', {
      devices: t('rehearsal.devices', { count: devices }),
      people: t('rehearsal.people', { count: people }),
    })
  const said = (verdict: Verdict, { seenBy, startedBy, endedAt }: Rehearsal): string => {
    switch (verdict.kind) {
      case 'seen':
      case 'stopped': {
        const key = verdict.devices === 0 ? (`${verdict.kind}Early` as const) : verdict.kind
        const name = isolated(verdict.kind === 'seen' ? (seenBy ?? '') : startedBy)
        const time = endedAt ? clock(endedAt) : ''
        return t(`rehearsal.verdict.${key}`, { name, time, counted: counted(verdict) })
      }
      case 'all':
        return t('rehearsal.verdict.all', { counted: counted(verdict) })
      case 'duty':
        return t(`rehearsal.verdict.duty.${verdict.why}`)
      case 'some':
        return t('rehearsal.verdict.some', { names: list(verdict.names.map(isolated)) })
      default:
        return t(`rehearsal.verdict.${verdict.kind}`)
    }
  }
  return (rehearsal: Rehearsal) => {
    const verdict = verdictOf(rehearsal)
    return { isGood: verdict.kind === 'all' || verdict.kind === 'seen', text: said(verdict, rehearsal) }
  }
}

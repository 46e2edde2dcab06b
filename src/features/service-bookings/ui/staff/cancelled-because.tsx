import { useTranslation } from 'react-i18next'
import type { Work } from '../../contract.ts'

/** Why it was cancelled. */
export function CancelledBecause({ work: { cancelReason } }: { work: Pick<Work, 'cancelReason'> }) {
  const { t } = useTranslation('work')
  return cancelReason && <span className="text-sm text-muted">{t(`cancelReason.${cancelReason}`)}</span>
}

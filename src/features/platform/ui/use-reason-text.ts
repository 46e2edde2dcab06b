import { useTranslation } from 'react-i18next'
import { KIBIBYTE, OUTWARD_ANSWER_BYTES_MAX } from '#kit/shared/sizes.ts'

const REASONS = [
  'unusable',
  'insecure',
  'inward',
  'unresolved',
  'unreachable',
  'timeout',
  'redirect',
  'too-large',
] as const

/** The text for a failed webhook call's reason code; `answered-502` names the status. */
export function useReasonText() {
  const { t } = useTranslation('platform')
  return (reason: string): string => {
    const status = /^answered-(\d{3})$/.exec(reason)?.[1]
    if (status) return t('console.reason.answered', { status })
    const known = REASONS.find((each) => each === reason)
    return t(`console.reason.${known ?? 'other'}`, { kilobytes: OUTWARD_ANSWER_BYTES_MAX / KIBIBYTE })
  }
}

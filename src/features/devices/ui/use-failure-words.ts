import { useTranslation } from 'react-i18next'

const UNREACHED = ['timeout', 'unreachable', 'unresolved']

/** Why a push service took no alarm. */
export function useFailureWords() {
  const { t } = useTranslation('hotel-admin')
  return (failure: string | null): string => {
    if (failure === 'later') return t('devices.failure.later')
    return t(UNREACHED.includes(failure ?? '') ? 'devices.failure.unreached' : 'devices.failure.refused')
  }
}

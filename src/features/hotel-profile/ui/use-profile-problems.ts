import { useTranslation } from 'react-i18next'
import { isColor } from '#features/hotels/rules.ts'
import { EMAIL_LENGTH } from '#kit/shared/sizes.ts'
import type { BasicDraft } from '../contract.ts'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** What of a profile's basics, as it is typed, keeps it from being saved. */
export function useBasicProblems({ name, contactEmail, primaryColor }: BasicDraft) {
  const { t } = useTranslation('hotel-profile')
  const email = contactEmail?.trim() ?? ''
  const isEmail = EMAIL.test(email) && email.length <= EMAIL_LENGTH
  return {
    name: name.trim() ? undefined : t('form.needName'),
    contactEmail: email && !isEmail ? t('form.emailBad') : undefined,
    primaryColor: primaryColor && !isColor(primaryColor) ? t('form.colorBad') : undefined,
  }
}

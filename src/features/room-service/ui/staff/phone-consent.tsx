import { useTranslation } from 'react-i18next'
import type { Trait } from '#features/dietary/traits.ts'
import { ConfirmDialog } from '#kit/web/ui/dialog.tsx'
import { useLanguage } from '#kit/web/use-language.ts'
import { fullName } from '../use-line-name.ts'
import { LineMarks } from './kitchen-line.tsx'
import type { PhoneLine } from './phone-draft.ts'

type ConsentProps = {
  lines: readonly PhoneLine[]
  avoids: readonly Trait[]
  onConfirm: () => void
  onClose: () => void
}

/** Asks before lines are sent that are against what the guest avoids, or of which that is not declared. */
export function PhoneConsent({ lines, avoids, onConfirm, onClose }: ConsentProps) {
  const { t } = useTranslation('hotel-admin')
  const language = useLanguage()
  return (
    <ConfirmDialog
      isDangerous
      title={t('bookings.phone.againstTitle')}
      text={t('bookings.phone.againstText')}
      confirm={t('bookings.phone.sendAnyway')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <ul className="mt-3 grid grid-cols-1 gap-2">
        {lines.map((line) => (
          <li key={line.at}>
            <bdi className="font-medium wrap-anywhere">{fullName(line, language)}</bdi>
            <LineMarks line={line} avoids={avoids} className="first-letter:uppercase" />
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}

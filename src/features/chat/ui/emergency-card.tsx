import { BellRing, Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { dialAddress } from '#features/hotels/reception-number.ts'
import { PhoneLink } from '#features/hotels/ui/phone-link.tsx'
import { Button, buttonClass } from '#kit/web/ui/button.tsx'
import type { EmergencyIntent } from '#features/assistant/intents.ts'
import { LinkedText } from './linked-text.tsx'

const WIDE = 'w-full max-w-full! shrink! flex-wrap gap-y-0 py-2.5 whitespace-normal!'
const TEXT = 'text-start leading-relaxed wrap-anywhere whitespace-pre-wrap [unicode-bidi:plaintext]'

type CardProps = {
  intent: EmergencyIntent
  /** Its first line says what to do now. */
  text: string
  /** Has the staff called; null while it cannot be, or they are. */
  onCall: (() => void) | null
}

/** What to do in an emergency, with the public number and the reception to dial; or whether it is one, and who to call. */
export function EmergencyCard({ intent: { number, isAsked = false }, text, onCall }: CardProps) {
  const { t } = useTranslation('chat')
  const [first, ...more] = text.split('\n')
  return (
    <div
      data-emergency={isAsked ? 'asked' : 'called'}
      className={`grid w-full max-w-md gap-3 rounded-lg rounded-es-sm bg-card px-4 py-3.5 shadow-card ${isAsked ? 'border border-line' : 'border-2 border-late'}`}
    >
      <div role={isAsked ? undefined : 'alert'}>
        <p dir="auto" className={`text-[1.0625rem] ${isAsked ? '' : 'font-semibold'} ${TEXT}`}>
          {first}
        </p>
      </div>
      <a href={dialAddress(number)} className={`${buttonClass(isAsked ? 'soft' : 'danger')} ${WIDE}`}>
        <Phone aria-hidden className="size-4.5 shrink-0" />
        {t('emergency.call')}
        <bdi className="tabular shrink-0">{number}</bdi>
      </a>
      {isAsked ? (
        <Button className={WIDE} disabled={onCall === null} onClick={() => onCall?.()}>
          <BellRing aria-hidden className="size-4.5 shrink-0" />
          {t('emergency.alert')}
        </Button>
      ) : (
        <PhoneLink label={t('emergency.reception')} className={`border border-line ${WIDE}`} />
      )}
      {more.length > 0 && (
        <p dir="auto" className={TEXT}>
          <LinkedText text={more.join('\n')} />
        </p>
      )}
    </div>
  )
}

import { BellRing, Check, Square, Volume2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useStaff } from '#features/sessions/ui/use-staff.ts'
import type { Rehearsal } from '../../rehearsal-contract.ts'
import { DUTY_AREAS } from '../../areas.ts'
import { ownAreaOf } from '../../rules.ts'
import { SoundButton } from '../sound-button.tsx'
import { BAR_BUTTON, ON_RED, RED_BAR } from '../bar-look.ts'
import { usePanelNotes } from './use-panel-notes.ts'
import { useEnd } from './use-rehearsal.ts'

/**
 * Says on every page of the hotel's own staff that the alerts are rehearsed, and chimes: calmly at first, with the look
 * of the red bar from the last step on.
 */
export function RehearsalStrip({ rehearsal }: { rehearsal: Rehearsal }) {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const { data: staff } = useStaff(slug)
  const end = useEnd(rehearsal)
  const isRed = rehearsal.steps.some(({ step }) => step === 'everyone')
  const area = ownAreaOf(rehearsal.kind)
  usePanelNotes(rehearsal, isRed)
  const Icon = isRed ? BellRing : Volume2
  return (
    <aside
      aria-label={t('rehearsal.title')}
      data-rehearsal={isRed ? 'red' : 'calm'}
      className={`flex flex-wrap items-center gap-x-3 gap-y-1.5 py-1.5 ps-4 pe-2 lg:ps-5 in-[:root:has([data-wall])]:text-xl print:hidden ${isRed ? RED_BAR : 'border-b border-line bg-side'}`}
    >
      <Icon aria-hidden className={`size-5 shrink-0 ${isRed ? '' : 'text-accent-text'}`} />
      <p role="alert" className="min-w-48 flex-1 pe-2 leading-snug wrap-anywhere">
        <strong className="font-semibold">
          {t(isRed ? 'rehearsal.strip.red' : 'rehearsal.strip.calm', {
            name: `\u2068${rehearsal.startedBy}\u2069`,
          })}
        </strong>{' '}
        {t('rehearsal.strip.nothing')}
      </p>
      <div className="ms-auto flex items-center gap-2">
        {!isRed && <SoundButton isShort areas={area ? [area] : DUTY_AREAS} />}
        {staff?.userId === rehearsal.starterId && (
          <button
            type="button"
            disabled={end.isPending}
            onClick={() => end.mutate('stopped')}
            className={`${BAR_BUTTON} ${isRed ? 'hover:bg-white/15' : 'hover:bg-tint'}`}
          >
            <Square aria-hidden className="size-4" />
            {t('rehearsal.strip.stop')}
          </button>
        )}
        <button
          type="button"
          disabled={end.isPending}
          onClick={() => end.mutate('seen')}
          className={`${BAR_BUTTON} ${isRed ? ON_RED : 'bg-accent text-on-accent'}`}
        >
          <Check aria-hidden className="size-4.5" />
          {t('rehearsal.strip.seen')}
        </button>
      </div>
    </aside>
  )
}

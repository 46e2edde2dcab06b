import { Clock } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usualWeek } from '#features/service-items/hours.ts'
import { useHoursWords } from '#features/service-items/ui/staff/use-hours-words.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Segments } from '#kit/web/ui/segments.tsx'
import { Badge } from '#kit/web/ui/states.tsx'
import type { PersonOnDuty } from '../contract.ts'
import { DutyWeek } from './duty-week.tsx'
import { useSetDuty } from './use-set-duty.ts'

const MODES = ['on', 'hours', 'off'] as const

/** Somebody of the staff, and when they are on duty: always, never, or by the hours of a week. */
export function PersonRow({ person, isNow }: { person: PersonOnDuty; isNow: boolean }) {
  const { t } = useTranslation('hotel-admin')
  const { weekOf } = useHoursWords('editor.duty')
  const setDuty = useSetDuty()
  const [isEditing, setEditing] = useState(false)
  const { name, mode, week, mail } = person
  const choose = (wanted: PersonOnDuty['mode']) => {
    if (wanted === mode) return
    // whoever has no hours yet begins with the usual ones
    setDuty(person, { mode: wanted, week: week ?? (wanted === 'hours' ? usualWeek() : null) })
    setEditing(wanted === 'hours' && week === null)
  }
  return (
    <li className="grid grid-cols-1 gap-3 p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="flex min-w-48 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="min-w-0 font-semibold wrap-anywhere">{name}</bdi>
          <Badge tone={isNow ? 'good' : 'neutral'}>{t(`alerts.people.${isNow ? 'on' : 'off'}`)}</Badge>
          {mail && (
            <p className={`w-full text-sm ${mail === 'refused' ? 'text-late' : 'text-muted'}`}>
              {t(`alerts.people.mail.${mail}`)}
            </p>
          )}
        </div>
        <Segments
          label={t('alerts.people.when', { name })}
          choices={MODES.map((value) => ({ value, text: t(`alerts.people.mode.${value}`) }))}
          chosen={mode}
          onChoose={choose}
          className="max-sm:w-full sm:w-90"
        />
      </div>
      {mode === 'hours' && week && !isEditing && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
          <p className="flex min-w-0 flex-1 gap-2">
            <Clock aria-hidden className="mt-1 size-4 shrink-0" />
            <span className="tabular whitespace-pre-line">{weekOf(week).join('\n')}</span>
          </p>
          <Button
            look="quiet"
            aria-label={t('alerts.people.editOf', { name })}
            onClick={() => setEditing(true)}
          >
            {t('alerts.people.edit')}
          </Button>
        </div>
      )}
      {mode === 'hours' && week && isEditing && (
        <DutyWeek
          saved={week}
          onSave={(wanted) => setDuty(person, { mode, week: wanted })}
          onClose={() => setEditing(false)}
        />
      )}
    </li>
  )
}

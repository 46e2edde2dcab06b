import { useTranslation } from 'react-i18next'
import { usualWeek } from '#features/service-items/hours.ts'
import { Segments } from '#kit/web/ui/segments.tsx'
import { Badge } from '#kit/web/ui/states.tsx'
import { useState } from 'react'
import type { PersonOnDuty } from '../contract.ts'
import { DutyDetails, type Editing } from './duty-details.tsx'
import { useSetDuty } from './use-set-duty.ts'

const MODES = ['on', 'hours', 'off'] as const

/** Somebody of the staff: when they are on duty and for what, and when nothing is to reach them. */
export function PersonRow({ person }: { person: PersonOnDuty }) {
  const { t } = useTranslation('hotel-admin')
  const setDuty = useSetDuty()
  const [editing, setEditing] = useState<Editing>({})
  const { name, mode, week, mail, isOnDuty, isQuiet } = person
  const choose = (wanted: PersonOnDuty['mode']) => {
    if (wanted === mode) return
    // whoever has no hours yet begins with the usual ones
    const begun = week ?? (wanted === 'hours' ? usualWeek() : null)
    const isNew = begun !== week
    void setDuty(person, { mode: wanted, ...(isNew ? { week: begun } : {}) })
    setEditing({ ...editing, week: isNew ? { ...person, mode: wanted, week: begun } : null })
  }
  return (
    <li className="grid grid-cols-1 gap-3 p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="flex min-w-48 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="min-w-0 font-semibold wrap-anywhere">{name}</bdi>
          <Badge tone={isOnDuty ? 'good' : 'neutral'}>
            {isQuiet ? t('alerts.quiet.now') : t(`alerts.people.${isOnDuty ? 'on' : 'off'}`)}
          </Badge>
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
      <DutyDetails person={person} editing={editing} onEdit={setEditing} setDuty={setDuty} />
    </li>
  )
}

import { Clock, Moon, Shapes } from 'lucide-react'
import { type Dispatch, type SetStateAction, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useHoursWords } from '#features/service-items/ui/staff/use-hours-words.ts'
import type { PersonOnDuty } from '../contract.ts'
import type { Duty } from '../rules.ts'
import { DutyAreas } from './duty-areas.tsx'
import { DutyLine } from './duty-line.tsx'
import { DutyWeek } from './duty-week.tsx'
import { QuietHours } from './quiet-hours.tsx'
import { useAreas } from './use-areas.ts'
import type { useSetDuty } from './use-set-duty.ts'

type Part = 'week' | 'areas' | 'quiet'
/** What is being changed, each of the person as it was when that began. */
export type Editing = Partial<Record<Part, PersonOnDuty | null>>

type DetailsProps = {
  person: PersonOnDuty
  editing: Editing
  onEdit: Dispatch<SetStateAction<Editing>>
  setDuty: ReturnType<typeof useSetDuty>
}

/** The hours of somebody's duty where it has such, its areas, and their quiet hours: a line each, edited in place. */
export function DutyDetails({ person, editing, onEdit, setDuty }: DetailsProps) {
  const { t } = useTranslation('hotel-admin')
  const { weekOf } = useHoursWords('editor.duty')
  const { namesOf } = useAreas()
  const [saving, setSaving] = useState<readonly Part[]>([])
  const { name, mode, week, areas, quiet } = person
  const box = useRef<HTMLDivElement>(null)
  const edit = (part: Part) => onEdit((now) => ({ ...now, [part]: person }))
  /** The focus goes from an editor back to the button that opened it. */
  const close = (part: Part) => {
    const hadFocus = box.current?.contains(document.activeElement)
    flushSync(() => onEdit((now) => ({ ...now, [part]: null })))
    if (hadFocus) box.current?.querySelector<HTMLElement>(`[data-part=${part}]`)?.focus()
  }
  const save = async (part: Part, from: PersonOnDuty, wanted: Partial<Duty>) => {
    setSaving((now) => [...now, part])
    const { isSaved, theirs } = await setDuty(from, wanted, true)
    setSaving((now) => now.filter((each) => each !== part))
    if (isSaved) close(part)
    // one that was cancelled meanwhile stays closed
    else onEdit((now) => ({ ...now, [part]: now[part] && (theirs ?? from) }))
  }
  const editorOf = (part: Part) => ({ isBusy: saving.includes(part), onClose: () => close(part) })
  const { week: ofWeek, areas: ofAreas, quiet: ofQuiet } = editing
  return (
    <div ref={box} className="grid grid-cols-1 gap-1">
      {mode === 'hours' && week && !ofWeek && (
        <DutyLine
          icon={Clock}
          part="week"
          text={weekOf(week).join('\n')}
          edit={t('alerts.people.edit')}
          editOf={t('alerts.people.editOf', { name })}
          onEdit={() => edit('week')}
        />
      )}
      {mode === 'hours' && ofWeek?.week && (
        <DutyWeek
          {...editorOf('week')}
          saved={ofWeek.week}
          onSave={(wanted) => void save('week', ofWeek, { week: wanted })}
        />
      )}
      {mode !== 'off' && !ofAreas && (
        <DutyLine
          icon={Shapes}
          part="areas"
          text={areas ? namesOf(areas) : t('alerts.areas.all')}
          edit={t('alerts.areas.edit')}
          editOf={t('alerts.areas.editOf', { name })}
          onEdit={() => edit('areas')}
        />
      )}
      {ofAreas && (
        <DutyAreas
          {...editorOf('areas')}
          person={ofAreas}
          onSave={(wanted) => void save('areas', ofAreas, { areas: wanted })}
        />
      )}
      {ofQuiet ? (
        <QuietHours
          {...editorOf('quiet')}
          person={ofQuiet}
          onSave={(wanted) => void save('quiet', ofQuiet, { quiet: wanted })}
        />
      ) : (
        <DutyLine
          icon={Moon}
          part="quiet"
          text={quiet ? t('alerts.quiet.hours', quiet) : t('alerts.quiet.none')}
          edit={t('alerts.quiet.edit')}
          editOf={t('alerts.quiet.editOf', { name })}
          onEdit={() => edit('quiet')}
        />
      )}
    </div>
  )
}

import { Clock, Moon, Shapes } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHoursWords } from '#features/service-items/ui/staff/use-hours-words.ts'
import type { PersonOnDuty } from '../contract.ts'
import { DutyAreas } from './duty-areas.tsx'
import { DutyLine } from './duty-line.tsx'
import { DutyWeek } from './duty-week.tsx'
import { QuietHours } from './quiet-hours.tsx'
import { useAreas } from './use-areas.ts'
import type { useSetDuty } from './use-set-duty.ts'

/** What is being changed, of the person as it was when that began. */
export type Editing = { what: 'week' | 'areas' | 'quiet'; person: PersonOnDuty }

type DetailsProps = {
  person: PersonOnDuty
  editing: Editing | null
  onEdit: (editing: Editing | null) => void
  setDuty: ReturnType<typeof useSetDuty>
}

/** The hours of somebody's duty where it has such, its areas, and their quiet hours: a line each, edited in place. */
export function DutyDetails({ person, editing, onEdit, setDuty }: DetailsProps) {
  const { t } = useTranslation('hotel-admin')
  const { weekOf } = useHoursWords('editor.duty')
  const { namesOf } = useAreas()
  const { name, mode, week, areas, quiet } = person
  const edit = (what: Editing['what']) => onEdit({ what, person })
  const close = () => onEdit(null)
  const isAt = (what: Editing['what']) => (editing?.what === what ? editing.person : null)
  const [ofWeek, ofAreas, ofQuiet] = [isAt('week'), isAt('areas'), isAt('quiet')]
  return (
    <div className="grid grid-cols-1 gap-1">
      {mode === 'hours' && week && !ofWeek && (
        <DutyLine
          icon={Clock}
          text={weekOf(week).join('\n')}
          edit={t('alerts.people.edit')}
          editOf={t('alerts.people.editOf', { name })}
          onEdit={() => edit('week')}
        />
      )}
      {mode === 'hours' && ofWeek?.week && (
        <DutyWeek
          saved={ofWeek.week}
          onSave={(wanted) => setDuty(ofWeek, { week: wanted })}
          onClose={close}
        />
      )}
      {mode !== 'off' && !ofAreas && (
        <DutyLine
          icon={Shapes}
          text={areas ? namesOf(areas) : t('alerts.areas.all')}
          edit={t('alerts.areas.edit')}
          editOf={t('alerts.areas.editOf', { name })}
          onEdit={() => edit('areas')}
        />
      )}
      {mode !== 'off' && ofAreas && (
        <DutyAreas
          person={ofAreas}
          onSave={(wanted) => setDuty(ofAreas, { areas: wanted })}
          onClose={close}
        />
      )}
      {ofQuiet ? (
        <QuietHours
          person={ofQuiet}
          onSave={(wanted) => setDuty(ofQuiet, { quiet: wanted })}
          onClose={close}
        />
      ) : (
        <DutyLine
          icon={Moon}
          text={quiet ? t('alerts.quiet.hours', quiet) : t('alerts.quiet.none')}
          edit={t('alerts.quiet.edit')}
          editOf={t('alerts.quiet.editOf', { name })}
          onEdit={() => edit('quiet')}
        />
      )}
    </div>
  )
}

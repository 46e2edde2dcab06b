import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { areSpansSound, keptSpans, typedSpans } from '#features/service-items/hours.ts'
import type { OpenSpan, OpenWeek } from '#features/service-items/resources-contract.ts'
import { WeekFields } from '#features/service-items/ui/staff/week-fields.tsx'
import { isSame } from '#kit/shared/same.ts'
import { DutyEditor } from './duty-editor.tsx'

type WeekProps = { saved: OpenWeek; isBusy: boolean; onSave: (week: OpenWeek) => void; onClose: () => void }

/** The hours of a week in which somebody is on duty, as they are typed. */
export function DutyWeek({ saved, isBusy, onSave, onClose }: WeekProps) {
  const { t } = useTranslation(['hotel-admin', 'work'])
  const [week, setWeek] = useState(() => saved.map(typedSpans))
  const [wasSent, setWasSent] = useState(false)
  const errorOf = (spans: readonly OpenSpan[]) =>
    wasSent && !areSpansSound(spans) ? t('work:editor.wrong.spans') : undefined
  const save = () => {
    setWasSent(true)
    if (!week.every(areSpansSound)) return
    const kept = week.map(keptSpans)
    if (isSame(kept, saved)) onClose()
    else onSave(kept)
  }
  return (
    <DutyEditor
      save={t('alerts.people.save')}
      isBusy={isBusy}
      isChanged={!isSame(week.map(keptSpans), saved)}
      onSave={save}
      onClose={onClose}
    >
      <WeekFields isDuty week={week} errorOf={errorOf} onChange={setWeek} />
    </DutyEditor>
  )
}

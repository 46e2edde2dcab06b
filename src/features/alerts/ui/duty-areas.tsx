import { Check } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSame } from '#kit/shared/same.ts'
import { type Area, DUTY_AREAS } from '../areas.ts'
import type { PersonOnDuty } from '../contract.ts'
import { DutyEditor } from './duty-editor.tsx'
import { useAreas } from './use-areas.ts'

type AreasProps = {
  person: PersonOnDuty
  isBusy: boolean
  onSave: (areas: Area[] | null) => void
  onClose: () => void
}

const CHIP =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-card px-4 font-medium text-muted transition-colors hover:text-ink aria-pressed:border-accent-text/40 aria-pressed:bg-tint aria-pressed:text-accent-text'

/** The areas that somebody is on duty for, or everything, as they are chosen. */
export function DutyAreas({ person: { name, areas: saved }, isBusy, onSave, onClose }: AreasProps) {
  const { t } = useTranslation('hotel-admin')
  const { open, nameOf } = useAreas()
  const errorId = useId()
  const [chosen, setChosen] = useState(saved)
  const [wasSent, setWasSent] = useState(false)
  const isWrong = wasSent && chosen?.length === 0
  // an area that is closed meanwhile stays to be taken out
  const offered = DUTY_AREAS.filter((area) => open.includes(area) || saved?.includes(area))
  const toggle = (area: Area) => {
    const was = chosen ?? []
    setChosen(DUTY_AREAS.filter((each) => (each === area ? !was.includes(area) : was.includes(each))))
  }
  const save = () => {
    setWasSent(true)
    if (chosen?.length === 0) return
    if (isSame(chosen, saved)) onClose()
    else onSave(chosen)
  }
  return (
    <DutyEditor
      save={t('alerts.areas.save')}
      isBusy={isBusy}
      isChanged={!isSame(chosen, saved)}
      onSave={save}
      onClose={onClose}
    >
      <div
        role="group"
        aria-label={t('alerts.areas.choose', { name })}
        aria-describedby={isWrong ? errorId : undefined}
        className="flex flex-wrap gap-2"
      >
        <Chip
          text={t('alerts.areas.all')}
          isOn={chosen === null}
          onPress={() => setChosen(chosen ? null : [])}
        />
        {offered.map((area) => (
          <Chip
            key={area}
            text={nameOf(area)}
            isOn={chosen?.includes(area) ?? false}
            onPress={() => toggle(area)}
          />
        ))}
      </div>
      {isWrong && (
        <p id={errorId} role="alert" className="text-sm text-late">
          {t('alerts.areas.needOne')}
        </p>
      )}
    </DutyEditor>
  )
}

const Chip = ({ text, isOn, onPress }: { text: string; isOn: boolean; onPress: () => void }) => (
  <button type="button" aria-pressed={isOn} onClick={onPress} className={CHIP}>
    {isOn && <Check aria-hidden className="size-4 shrink-0" />}
    {text}
  </button>
)

import { useTranslation } from 'react-i18next'
import type { Rehearsal } from '../../rehearsal-contract.ts'
import { type Step, STEPS } from '../../rules.ts'
import { isReached } from '../../verdict.ts'
import { DeviceFinding, Finding } from './finding.tsx'
import { GuestReads } from './guest-reads.tsx'
import { type LineState, RehearsalLine } from './rehearsal-line.tsx'
import { usePanelWords } from './use-panel-words.ts'

/** The whole way, each line with what was tried and what was seen to happen. */
export function RehearsalLines({ rehearsal }: { rehearsal: Rehearsal }) {
  return (
    <ol className="grid pt-2">
      <PanelsLine rehearsal={rehearsal} />
      {STEPS.map((step) => (
        <StepLine key={step} rehearsal={rehearsal} step={step} />
      ))}
      <GuestLine rehearsal={rehearsal} />
    </ol>
  )
}

type LineProps = { rehearsal: Rehearsal }

function PanelsLine({ rehearsal: { panels, startedAt, endedAt } }: LineProps) {
  const { t } = useTranslation('hotel-admin')
  const panelWords = usePanelWords()
  const hasSounded = panels.some(({ sound }) => sound === 'sounded')
  const state = hasSounded ? 'good' : panels.length > 0 || endedAt !== null ? 'bad' : 'busy'
  return (
    <RehearsalLine look="panels" state={state} title={t('alerts.step.panels')} at={startedAt}>
      {panels.map((panel, at) => (
        <Finding key={at} state={panel.sound === 'sounded' ? 'good' : 'bad'} {...panelWords(panel)} />
      ))}
      {panels.length === 0 && (
        <Finding state={state} name={null} text={t(endedAt ? 'rehearsal.noPanel' : 'rehearsal.listening')} />
      )}
    </RehearsalLine>
  )
}

/** What is said of a step that rings nothing of its own. */
type Nothing = 'noneOfHotel' | 'nobodyOnDuty' | 'noneOfDuty' | 'noneOfAny' | null

function StepLine({ rehearsal, step }: LineProps & { step: Step }) {
  const { t } = useTranslation('hotel-admin')
  const { steps, devices, due, endedAt, panels } = rehearsal
  const taken = steps.find((each) => each.step === step)
  const rung = devices.filter((device) => device.step === step)
  const bars = step === 'everyone' ? panels.filter(({ barAt }) => barAt !== null) : []
  const nothing: Nothing =
    !taken || rung.length > 0
      ? null
      : step === 'devices'
        ? 'noneOfHotel'
        : step === 'everyone'
          ? devices.length === 0
            ? 'noneOfAny'
            : null
          : taken.people === 0
            ? 'nobodyOnDuty'
            : taken.missing.length === taken.people
              ? 'noneOfDuty'
              : null
  const missing = taken?.missing ?? []
  const stateOf = (): LineState => {
    if (!taken && rung.length === 0) return endedAt === null ? 'waiting' : 'missed'
    if (rung.some(({ outcome }) => outcome === null) && endedAt === null) return 'busy'
    if (nothing || rung.some((device) => !isReached(device))) return 'bad'
    return missing.length > 0 ? 'partly' : 'good'
  }
  return (
    <RehearsalLine
      look={step}
      state={stateOf()}
      title={t(`alerts.step.${step}`)}
      at={taken?.at ?? null}
      due={due[step]}
    >
      {rung.map((device) => (
        <DeviceFinding key={device.id} device={device} hasEnded={endedAt !== null} />
      ))}
      {nothing && <Finding state="bad" name={null} text={t(`rehearsal.${nothing}`)} />}
      {missing.map((name) => (
        <Finding key={name} state="partly" name={name} text={t('rehearsal.missing')} />
      ))}
      {bars.map((panel, at) => (
        <BarFinding key={at} panel={panel} />
      ))}
    </RehearsalLine>
  )
}

function BarFinding({ panel }: { panel: Rehearsal['panels'][number] }) {
  const { t } = useTranslation('hotel-admin')
  const { name } = usePanelWords()(panel)
  return <Finding state="good" name={name} text={t('rehearsal.bar')} at={panel.barAt} />
}

function GuestLine({ rehearsal: { steps, due, endedAt } }: LineProps) {
  const { t } = useTranslation('hotel-admin')
  const last = steps.find(({ step }) => step === 'everyone')
  return (
    <GuestReads
      title={t('rehearsal.guest')}
      at={last?.at ?? null}
      due={due.everyone}
      isMissed={endedAt !== null}
    />
  )
}

import { useTranslation } from 'react-i18next'
import type { Rehearsal } from '../../rehearsal-contract.ts'
import type { Step } from '../../rules.ts'
import { isReached, isWritten } from '../../verdict.ts'
import { DeviceFinding, Finding, MailFinding } from './finding.tsx'
import { type LineState, RehearsalLine } from './rehearsal-line.tsx'
import { usePanelWords } from './use-panel-words.ts'

/** Why a step that has come rings nothing of its own; null where it does, or where others ring for it. */
function nothingOf({ steps, devices, mails }: Rehearsal, step: Step) {
  const taken = steps.find((each) => each.step === step)
  if (!taken || [...devices, ...mails].some((each) => each.step === step)) return null
  if (step === 'devices') return 'noneOfHotel'
  if (step === 'everyone') return devices.length + mails.length === 0 ? 'noneOfAny' : null
  if (taken.people === 0) return 'nobodyOnDuty'
  return taken.missing.length === taken.people ? 'noneOfDuty' : null
}

function stateOf(rehearsal: Rehearsal, step: Step): LineState {
  const { steps, devices, mails, endedAt } = rehearsal
  const taken = steps.find((each) => each.step === step)
  const rung = devices.filter((device) => device.step === step)
  const written = mails.filter((mail) => mail.step === step)
  if (!taken && rung.length === 0) return endedAt === null ? 'waiting' : 'missed'
  if (endedAt === null && [...rung, ...written].some(({ outcome }) => outcome === null)) return 'busy'
  const nothing = nothingOf(rehearsal, step)
  // many hotels have none of their own: nothing failed, and those on duty are reached at once
  if (nothing === 'noneOfHotel') return 'none'
  if (nothing || rung.some((device) => !isReached(device))) return 'bad'
  if (written.some((mail) => !isWritten(mail))) return rung.length > 0 ? 'partly' : 'bad'
  return taken && taken.missing.length > 0 ? 'partly' : 'good'
}

/** Who has no device that rings, each in the first line that is for them. */
function missingOf({ steps }: Rehearsal, step: Step) {
  const of = (name: Step) => steps.find((each) => each.step === name)?.missing ?? []
  return step === 'everyone' ? of('everyone').filter((name) => !of('duty').includes(name)) : of(step)
}

/** A step after the first sound: the devices that it rings, and what became of each. */
export function StepLine({ rehearsal, step }: { rehearsal: Rehearsal; step: Step }) {
  const { t } = useTranslation('hotel-admin')
  const panelWords = usePanelWords()
  const { steps, devices, mails, due, endedAt, panels } = rehearsal
  const state = stateOf(rehearsal, step)
  const nothing = nothingOf(rehearsal, step)
  const bars = step === 'everyone' ? panels.filter(({ barAt }) => barAt !== null) : []
  const shade = state === 'none' ? 'none' : 'bad'
  const more = nothing === 'noneOfHotel' ? t('rehearsal.setOneUp') : undefined
  return (
    <RehearsalLine
      look={step}
      state={state}
      title={t(`alerts.step.${step}`)}
      at={steps.find((each) => each.step === step)?.at ?? null}
      due={due[step]}
    >
      {devices
        .filter((device) => device.step === step)
        .map((device) => (
          <DeviceFinding key={device.id} device={device} hasEnded={endedAt !== null} />
        ))}
      {mails
        .filter((mail) => mail.step === step)
        .map((mail) => (
          <MailFinding key={mail.userId} mail={mail} />
        ))}
      {nothing && <Finding state={shade} name={null} text={t(`rehearsal.${nothing}`)} more={more} />}
      {missingOf(rehearsal, step).map((name, at) => (
        <Finding key={at} state="partly" name={name} text={t('rehearsal.missing')} />
      ))}
      {bars.map((panel, at) => (
        <Finding
          key={at}
          state="good"
          name={panelWords(panel).name}
          text={t('rehearsal.bar')}
          at={panel.barAt}
        />
      ))}
    </RehearsalLine>
  )
}

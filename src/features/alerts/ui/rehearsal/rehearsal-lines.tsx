import { useTranslation } from 'react-i18next'
import type { Rehearsal } from '../../rehearsal-contract.ts'
import { STEPS } from '../../rules.ts'
import { Finding } from './finding.tsx'
import { GuestReads } from './guest-reads.tsx'
import { RehearsalLine } from './rehearsal-line.tsx'
import { StepLine } from './step-line.tsx'
import { usePanelWords } from './use-panel-words.ts'

/** The whole way, each line with what was tried and what was seen to happen. */
export function RehearsalLines({ rehearsal }: { rehearsal: Rehearsal }) {
  const { t } = useTranslation('hotel-admin')
  const { steps, due, endedAt } = rehearsal
  return (
    <ol className="grid pt-2">
      <PanelsLine rehearsal={rehearsal} />
      {STEPS.map((step) => (
        <StepLine key={step} rehearsal={rehearsal} step={step} />
      ))}
      <GuestReads
        title={t('rehearsal.guest')}
        at={steps.find(({ step }) => step === 'everyone')?.at ?? null}
        due={due.everyone}
        isMissed={endedAt !== null}
      />
    </ol>
  )
}

function PanelsLine({ rehearsal: { panels, startedAt, endedAt } }: { rehearsal: Rehearsal }) {
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

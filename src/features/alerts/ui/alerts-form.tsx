import { Info } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SwitchLine } from '#kit/web/ui/switch-line.tsx'
import { Overtaken } from '#kit/web/ui/overtaken.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { Segments } from '#kit/web/ui/segments.tsx'
import { SettingsForm } from '#kit/web/ui/settings-form.tsx'
import type { AlertSettings } from '../contract.ts'
import { ALERTED_KINDS } from '../rules.ts'
import { AreaMinutes } from './area-minutes.tsx'
import { RehearsalPanel } from './rehearsal/rehearsal-panel.tsx'
import { Timeline } from './timeline.tsx'
import { type AlertsFormState, MINUTE_AREAS, type ShownKind, useAlertsForm } from './use-alerts-form.ts'
import { useAreas } from './use-areas.ts'

type FormProps = { settings: AlertSettings; shown: ShownKind; onSaved: () => void }

/** After how many minutes who is reached, and what a locked screen shows. */
export function AlertsForm({ settings, shown, onSaved }: FormProps) {
  const { t } = useTranslation('hotel-admin')
  const form = useAlertsForm(settings, shown, onSaved)
  const { edits, save } = form
  const { kind, setKind } = shown
  const { fields, change } = edits
  return (
    <SettingsForm
      className="grid grid-cols-1 gap-4"
      isChanged={edits.isChanged}
      save={save}
      submit={form.submit}
      onDiscard={onSaved}
    >
      <AlertsOvertaken edits={edits} />
      <Panel title={t('alerts.timeline')}>
        <Segments
          label={t('alerts.kinds')}
          choices={ALERTED_KINDS.map((value) => ({ value, text: t(`alerts.kind.${value}`) }))}
          chosen={kind}
          onChoose={setKind}
          className="max-w-xl max-sm:*:basis-2/5"
        />
        {kind === 'appointment' && <p className="text-muted">{t('alerts.waiting')}</p>}
        {kind === 'conversation' && <p className="text-muted">{t('alerts.waitingGuest')}</p>}
        <Timeline
          key={kind}
          kind={kind}
          typed={fields[kind]}
          onChange={(minutes) => change({ [kind]: minutes })}
        />
        <p className="flex gap-2.5 rounded-md bg-tint px-3.5 py-2.5">
          <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-text" />
          {t('alerts.noPanel')}
        </p>
      </Panel>
      <AreaMinutes edits={edits} />
      <RehearsalPanel kind={kind} isChanged={edits.isChanged} />
      <div className="rounded-md bg-card shadow-card">
        <SwitchLine
          title={t('alerts.namesRoom')}
          text={t('alerts.namesRoomText')}
          isOn={fields.namesRoom}
          onChange={(namesRoom) => change({ namesRoom })}
        />
      </div>
    </SettingsForm>
  )
}

/** Says what somebody else changed of the alerts meanwhile. */
function AlertsOvertaken({ edits }: Pick<AlertsFormState, 'edits'>) {
  const { t } = useTranslation('hotel-admin')
  const { nameOf } = useAreas()
  return (
    <Overtaken
      title={t('alerts.theirs')}
      edits={edits}
      labelOf={(name) => {
        const area = MINUTE_AREAS.find((each) => each === name)
        if (area) return nameOf(area)
        const kind = ALERTED_KINDS.find((each) => each === name)
        return kind ? t(`alerts.kind.${kind}`) : t('alerts.namesRoom')
      }}
      shown={(_name, value) => {
        if (value === null) return t('alerts.areas.none')
        return typeof value === 'boolean'
          ? t(value ? 'alerts.shown' : 'alerts.hidden')
          : t('alerts.steps', value)
      }}
    />
  )
}

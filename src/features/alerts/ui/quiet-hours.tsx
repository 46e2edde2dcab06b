import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSame } from '#kit/shared/same.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { TimeField } from '#kit/web/ui/time-field.tsx'
import type { PersonOnDuty } from '../contract.ts'
import type { Quiet } from '../rules.ts'
import { DutyEditor } from './duty-editor.tsx'

type QuietProps = {
  person: PersonOnDuty
  isBusy: boolean
  onSave: (quiet: Quiet | null) => void
  onClose: () => void
}

const USUAL: Quiet = { begins: '22:00', ends: '07:00' }

/** The hours of every day in which nothing is to reach somebody, as they are typed. */
export function QuietHours({ person: { name, quiet: saved }, isBusy, onSave, onClose }: QuietProps) {
  const { t } = useTranslation('hotel-admin')
  const [typed, setTyped] = useState(saved ?? USUAL)
  const [wasSent, setWasSent] = useState(false)
  const { begins, ends } = typed
  const isWrong = begins === '' || ends === '' || begins === ends
  const finish = (quiet: Quiet | null) => {
    if (isSame(quiet, saved)) onClose()
    else onSave(quiet)
  }
  const save = () => {
    setWasSent(true)
    if (!isWrong) finish(typed)
  }
  return (
    <DutyEditor
      save={t('alerts.quiet.save')}
      isBusy={isBusy}
      isChanged={!isSame(typed, saved ?? USUAL)}
      onSave={save}
      onClose={onClose}
      other={
        saved && (
          <Button look="quiet" className="me-auto" disabled={isBusy} onClick={() => finish(null)}>
            {t('alerts.quiet.remove')}
          </Button>
        )
      }
    >
      <p className="text-pretty text-muted">{t('alerts.quiet.text')}</p>
      <div
        role="group"
        aria-label={t('alerts.quiet.of', { name })}
        className="grid max-w-80 grid-cols-2 gap-3"
      >
        {(['begins', 'ends'] as const).map((edge) => (
          <TimeField
            key={edge}
            label={t(`alerts.quiet.${edge}`)}
            value={typed[edge]}
            error={wasSent && isWrong && edge === 'ends' ? t('alerts.quiet.wrong') : undefined}
            onChange={(time) => setTyped({ ...typed, [edge]: time })}
          />
        ))}
      </div>
    </DutyEditor>
  )
}

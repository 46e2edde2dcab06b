import { X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { declaredFor, type ServiceCategory } from '#features/categories/all.ts'
import { UNDO_MS } from '#kit/shared/undo.ts'
import { toast } from '#kit/web/toast.ts'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { Select } from '#kit/web/ui/select.tsx'
import { DEFAULT_MINUTES, STEPS } from '../rules.ts'
import { MinuteField } from './minute-field.tsx'
import { type TypedMinutes, typedMinutes, wrongMinutes } from './minutes-typed.ts'
import { useAreas } from './use-areas.ts'
import { type AlertsFormState, MINUTE_AREAS } from './use-alerts-form.ts'
import { useMinuteErrors } from './use-minute-errors.ts'

const undoOf = (area: ServiceCategory) => `area-minutes-${area}`

/** Minutes that hold in one area in place of those of its kind: a row for each that has such, and a choice of the others. */
export function AreaMinutes({ edits }: Pick<AlertsFormState, 'edits'>) {
  const { t } = useTranslation('hotel-admin')
  const { open, nameOf } = useAreas()
  const { fields, change } = edits
  const rows = useRef<HTMLUListElement>(null)
  const choice = useRef<HTMLSelectElement>(null)
  const [picked, setPicked] = useState('')
  // what was saved or discarded cannot be taken back into a form that has begun anew
  useEffect(() => () => MINUTE_AREAS.forEach((area) => toast.dismiss(undoOf(area))), [])
  const shown = MINUTE_AREAS.filter((area) => fields[area] !== null)
  const others = MINUTE_AREAS.filter((area) => fields[area] === null && open.includes(area))
  const chosen = others.find((area) => area === picked)
  const kindOf = (area: ServiceCategory) => declaredFor(area)?.kinds[0] ?? 'order'
  const add = (area: ServiceCategory) => {
    flushSync(() => {
      change({ [area]: fields[kindOf(area)] })
      setPicked('')
    })
    rows.current?.querySelector<HTMLElement>(`[data-area=${area}] input`)?.focus()
  }
  const remove = (area: ServiceCategory) => {
    const minutes = fields[area]
    flushSync(() => change({ [area]: null }))
    choice.current?.focus()
    toast.info(t('alerts.areas.removed', { area: nameOf(area) }), {
      id: undoOf(area),
      duration: UNDO_MS,
      action: { label: t('guests.several.undo'), onClick: () => change({ [area]: minutes }) },
    })
  }
  if (shown.length === 0 && others.length === 0) return null
  return (
    <Panel title={t('alerts.areas.minutes')} text={t('alerts.areas.minutesText')}>
      {shown.length > 0 && (
        <ul ref={rows} className="divide-y divide-line">
          {shown.map((area) => (
            <AreaRow
              key={area}
              area={area}
              name={nameOf(area)}
              typed={fields[area] ?? typedMinutes(DEFAULT_MINUTES)}
              onChange={(minutes) => change({ [area]: minutes })}
              onRemove={() => remove(area)}
            />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <div className="flex flex-wrap gap-3">
          <div className="w-80 max-w-full">
            <Select
              ref={choice}
              aria-label={t('alerts.areas.add')}
              value={chosen ?? ''}
              onChange={({ target }) => setPicked(target.value)}
            >
              <option value="">{t('alerts.areas.add')}</option>
              {others.map((area) => (
                <option key={area} value={area}>
                  {nameOf(area)}
                </option>
              ))}
            </Select>
          </div>
          <Button disabled={!chosen} onClick={() => chosen && add(chosen)}>
            {t('alerts.areas.addMinutes')}
          </Button>
        </div>
      )}
    </Panel>
  )
}

type RowProps = {
  area: ServiceCategory
  name: string
  typed: TypedMinutes
  onChange: (typed: TypedMinutes) => void
  onRemove: () => void
}

function AreaRow({ area, name, typed, onChange, onRemove }: RowProps) {
  const { t } = useTranslation('hotel-admin')
  const id = useId()
  const errorOf = useMinuteErrors(wrongMinutes(typed))
  return (
    <li
      data-area={area}
      className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-3 py-4 first:pt-0"
      aria-labelledby={id}
    >
      <h3 id={id} className="self-center font-semibold">
        {name}
      </h3>
      <IconButton look="quiet" label={t('alerts.areas.remove', { area: name })} onClick={onRemove}>
        <X aria-hidden className="size-4.5" />
      </IconButton>
      <div
        role="group"
        aria-label={t('alerts.areas.minutesOf', { area: name })}
        className="col-span-2 grid gap-x-5 gap-y-4 sm:grid-cols-3"
      >
        {STEPS.map((step) => (
          <div key={step}>
            <p id={`${id}${step}`} className="pb-1.5 text-[0.9375rem] text-muted">
              {t(`alerts.step.${step}`)}
            </p>
            <MinuteField
              label={t('alerts.areas.minutesUntil', { area: name, step: t(`alerts.step.${step}`) })}
              titleId={`${id}${step}`}
              value={typed[step]}
              error={errorOf(step)}
              onChange={(minutes) => onChange({ ...typed, [step]: minutes })}
            />
          </div>
        ))}
      </div>
    </li>
  )
}

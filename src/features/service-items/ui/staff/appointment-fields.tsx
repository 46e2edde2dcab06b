import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { Checkbox } from '#kit/web/ui/checkbox.tsx'
import { Field } from '#kit/web/ui/field.tsx'
import { Select } from '#kit/web/ui/select.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'
import { STEPS_OF_TIME } from '../../rules.ts'
import { NumberField } from './number-field.tsx'
import { resourcesQuery } from './offers-query.ts'
import { SwitchLine } from '#kit/web/ui/switch-line.tsx'
import { useMinutes } from './use-minutes.ts'
import type { OfferFormState } from './use-offer-form.ts'

/** In minutes, up to a week. */
const NOTICES = [0, 15, 30, 60, 120, 180, 240, 360, 720, 1440, 2880, 4320, 10_080]

type FieldsProps = { form: OfferFormState }

/** When an appointment can be, for how many, and with whom or where. */
export function AppointmentFields({ form }: FieldsProps) {
  const { t } = useTranslation('work')
  const { fields, change, numberError } = form
  const minutes = useMinutes()
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <NumberField
          label={t('editor.offer.duration')}
          error={numberError('durationMinutes')}
          value={fields.durationMinutes}
          onChange={(durationMinutes) => change({ durationMinutes })}
        />
        <NumberField
          label={t('editor.offer.buffer')}
          error={numberError('bufferMinutes')}
          value={fields.bufferMinutes}
          onChange={(bufferMinutes) => change({ bufferMinutes })}
        />
        <Minutes
          label={t('editor.offer.step')}
          value={fields.stepMinutes}
          among={STEPS_OF_TIME}
          words={(each) => t('editor.every', { count: each })}
          onChange={(stepMinutes) => change({ stepMinutes })}
        />
        <NumberField
          label={t('editor.offer.places')}
          error={numberError('placesMax')}
          value={fields.placesMax}
          onChange={(placesMax) => change({ placesMax })}
        />
        <Minutes
          label={t('editor.offer.lead')}
          value={fields.leadMinutes}
          among={NOTICES}
          words={(each) =>
            each === 0 ? t('editor.upToTheBeginning') : t('editor.before', { time: minutes(each) })
          }
          onChange={(leadMinutes) => change({ leadMinutes })}
        />
        <Minutes
          label={t('editor.offer.cancel')}
          value={fields.cancelMinutes}
          among={NOTICES}
          words={(each) =>
            each === 0 ? t('editor.upToTheBeginning') : t('editor.before', { time: minutes(each) })
          }
          onChange={(cancelMinutes) => change({ cancelMinutes })}
        />
      </div>
      <SwitchLine
        title={t('editor.offer.needsAnswer')}
        text={t('editor.offer.needsAnswerText')}
        isOn={fields.needsAnswer}
        onChange={(needsAnswer) => change({ needsAnswer })}
      />
      <ResourceChoice form={form} />
    </div>
  )
}

type MinutesProps<Value extends number> = {
  label: string
  value: Value
  among: readonly Value[]
  words: (minutes: Value) => string
  onChange: (minutes: Value) => void
}

/** One of some usual times, or the one that is set. */
function Minutes<Value extends number>({ label, value, among, words, onChange }: MinutesProps<Value>) {
  const all = [...new Set([...among, value])].toSorted((a, b) => a - b)
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={({ target }) => onChange(all.find((each) => each === Number(target.value)) ?? value)}
        >
          {all.map((resource) => (
            <option key={resource} value={resource}>
              {words(resource)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function ResourceChoice({ form: { fields, change } }: FieldsProps) {
  const { t } = useTranslation('work')
  const { slug } = useHotel()
  const localized = useLocalized()
  const { data: resources = [] } = useQuery(resourcesQuery(slug))
  const { resourceIds, choosesResource } = fields
  const isNobody = resourceIds.length === 0
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1.5 text-[0.9375rem] font-medium">{t('editor.offer.resources')}</legend>
      {resources.length > 0 && (
        <ul className="grid gap-x-3 rounded-md border border-line px-1 sm:grid-cols-2">
          {resources.map(({ id, name }) => (
            <li key={id}>
              <label className="flex cursor-pointer items-center">
                <Checkbox
                  label={localized(name)}
                  isChecked={resourceIds.includes(id)}
                  onChange={(isChecked) =>
                    change({
                      resourceIds: isChecked
                        ? [...resourceIds, id]
                        : resourceIds.filter((each) => each !== id),
                    })
                  }
                />
                <bdi aria-hidden className="min-w-0 wrap-anywhere">
                  {localized(name)}
                </bdi>
              </label>
            </li>
          ))}
        </ul>
      )}
      {isNobody && (
        <p className="rounded-md bg-wait-tint px-3.5 py-2.5 text-wait">
          {t(resources.length > 0 ? 'editor.offer.chooseResource' : 'editor.offer.addResourceFirst')}
        </p>
      )}
      {resourceIds.length > 1 && (
        <SwitchLine
          title={t('editor.offer.choosesResource')}
          text={t('editor.offer.choosesResourceText')}
          isOn={choosesResource}
          onChange={(choosesResource) => change({ choosesResource })}
        />
      )}
    </fieldset>
  )
}

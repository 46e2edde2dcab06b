import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { Language } from '#kit/shared/languages.ts'
import { Field, inputClass, TextField } from '#kit/web/ui/field.tsx'
import { NameField } from '#kit/web/ui/name-field.tsx'
import { Segments } from '#kit/web/ui/segments.tsx'
import { Select } from '#kit/web/ui/select.tsx'
import { DECLARED } from '#features/categories/all.ts'
import { TEAMS } from '#features/categories/declare.ts'
import { OFFER_TEXTS } from '../../fields.ts'
import { OFFER_DESCRIPTION_MAX, OFFER_NAME_MAX, OFFER_LOCATION_MAX } from '../../rules.ts'
import { NumberField } from './number-field.tsx'
import { PriceField } from './price-field.tsx'
import { SwitchLine } from '#kit/web/ui/switch-line.tsx'
import type { OfferFormState } from './use-offer-form.ts'

type FieldsProps = { form: OfferFormState }

/** Name, description, and where an appointment is, in one language. */
export function OfferTexts({ form, language }: FieldsProps & { language: Language }) {
  const { t } = useTranslation(['hotel-admin', 'work'])
  const { fields, change, textError } = form
  const name = OFFER_TEXTS.name[language]
  const description = OFFER_TEXTS.description[language]
  const location = OFFER_TEXTS.location[language]
  const text = fields[description] ?? ''
  return (
    <>
      <NameField
        label={t('menu.form.name')}
        language={language}
        text={fields[name]}
        limit={OFFER_NAME_MAX}
        error={textError(fields.name)}
        onChange={(typed) => change({ [name]: typed })}
      />
      <Field label={t('menu.form.description')} typed={{ text, limit: OFFER_DESCRIPTION_MAX }}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            lang={language}
            dir="auto"
            value={text}
            onChange={({ target }) => change({ [description]: target.value })}
            className={`${inputClass} block resize-y py-3`}
          />
        )}
      </Field>
      {fields.kind === 'appointment' && (
        <TextField
          label={t('work:editor.offer.location')}
          hint={t('work:editor.offer.locationHint')}
          isNoteKept
          limit={OFFER_LOCATION_MAX}
          lang={language}
          dir="auto"
          autoComplete="off"
          value={fields[location] ?? ''}
          onChange={({ target }) => change({ [location]: target.value })}
        />
      )}
    </>
  )
}

/** Of which kind it is, what it costs and who does it. */
export function OfferBasics({ form }: FieldsProps) {
  const { t } = useTranslation('work')
  const { currency } = useHotel()
  const { fields, change, category, priceError } = form
  const { kinds, teams } = DECLARED[category]
  const others = TEAMS.filter((team) => !(teams as readonly string[]).includes(team))
  return (
    <div className="grid gap-4">
      <div className="grid gap-1.5">
        <p className="text-[0.9375rem] font-medium">{t('editor.offer.kind')}</p>
        <Segments
          label={t('editor.offer.kind')}
          choices={kinds.map((kind) => ({ value: kind, text: t(`kind.${kind}`) }))}
          chosen={fields.kind}
          onChoose={(kind) => change({ kind })}
        />
        <p className="text-sm text-muted">{t(`editor.offer.kindText.${fields.kind}`)}</p>
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <PriceField
          label={t(fields.kind === 'request' ? 'editor.offer.price' : 'editor.offer.priceEach', { currency })}
          hint={t('editor.offer.priceHint')}
          error={priceError(fields.price)}
          value={fields.price}
          onChange={(price) => change({ price })}
        />
        <Field label={t('editor.offer.team')}>
          {(control) => (
            <Select
              {...control}
              value={fields.team}
              onChange={({ target }) =>
                change({ team: TEAMS.find((team) => team === target.value) ?? fields.team })
              }
            >
              {[...teams, ...others].map((team) => (
                <option key={team} value={team}>
                  {t(`team.${team}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </div>
  )
}

/** How soon a request is done, and whether guests may say for when it is. */
export function RequestFields({ form: { fields, change, numberError } }: FieldsProps) {
  const { t } = useTranslation('work')
  return (
    <div className="grid gap-4">
      <NumberField
        label={t('editor.offer.target')}
        hint={t('editor.offer.targetHint')}
        error={numberError('targetMinutes')}
        value={fields.targetMinutes}
        onChange={(targetMinutes) => change({ targetMinutes })}
      />
      <SwitchLine
        title={t('editor.offer.asksTime')}
        text={t('editor.offer.asksTimeText')}
        isOn={fields.asksTime}
        onChange={(asksTime) => change({ asksTime })}
      />
    </div>
  )
}

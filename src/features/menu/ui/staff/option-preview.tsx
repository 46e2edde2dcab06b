import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { Language } from '#kit/shared/languages.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { PhonePreview } from '#kit/web/ui/phone-frame.tsx'
import { defaultsOf } from '../../options.ts'
import { ChoiceGroup } from '../choice-group.tsx'
import type { OptionFormState } from './use-option-form.ts'

type PreviewProps = { form: OptionFormState; language: Language }

/** The group as guests of this language will be asked. */
export function OptionPreview({ form, language }: PreviewProps) {
  const { t } = useTranslation('hotel-admin')
  const { currency, primaryColor } = useHotel()
  const { money } = useFormatters(currency)
  const { name, ...draft } = form.draft()
  const choices = draft.choices.map((choice) => ({
    ...choice,
    traits: choice.traits ?? {},
    name: { ...choice.name, en: choice.name.en || '…' },
  }))
  const group = { ...draft, choices, id: 'preview', name: { ...name, en: name.en || '…' } }
  return (
    <PhonePreview label={t('menu.form.preview')} color={primaryColor} language={language}>
      <Suspense>
        <ChoiceGroup
          group={group}
          chosen={new Set(defaultsOf([group]).map(({ id }) => id))}
          money={money}
          isAsked={false}
          shownIn={language}
          onChoose={() => {}}
        />
      </Suspense>
    </PhonePreview>
  )
}

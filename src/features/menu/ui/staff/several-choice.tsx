import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Trait } from '#features/dietary/traits.ts'
import { TraitGrid } from '#features/dietary/ui/trait-grid.tsx'
import { Field } from '#kit/web/ui/field.tsx'
import { Segments } from '#kit/web/ui/segments.tsx'
import { Select } from '#kit/web/ui/select.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { MenuChange } from '../../dish-shapes.ts'
import { DISH_VALUES } from '../../fields.ts'
import type { DayPart } from '../../parts-contract.ts'
import { STATIONS } from '../../limits.ts'
import { StockField } from './stock-field.tsx'
import { usePartWords } from './use-part-words.ts'

/** What of several dishes can be changed in detail. */
export type Detail = 'traits' | 'part' | 'station' | 'stock'

type ChoiceProps = {
  detail: Detail
  parts: readonly DayPart[]
  change: MenuChange | null
  /** What is missing is said. */
  isAsked: boolean
  onChange: (change: MenuChange | null) => void
}

export function SeveralChoice({ detail, parts, change, isAsked, onChange }: ChoiceProps) {
  if (detail === 'traits') return <TraitsChoice change={change} onChange={onChange} />
  if (detail === 'part') return <PartChoice parts={parts} onChange={onChange} />
  if (detail === 'station') return <StationChoice onChange={onChange} />
  return <StockChoice isAsked={isAsked} onChange={onChange} />
}

type One = Pick<ChoiceProps, 'onChange'>

function TraitsChoice({ change, onChange }: Pick<ChoiceProps, 'change' | 'onChange'>) {
  const said: Partial<Record<Trait, boolean | null>> = change?.kind === 'traits' ? change.traits : {}
  return (
    <TraitGrid
      isKeepable
      saidOf={(trait) => said[trait]}
      onSay={(trait, wanted) => {
        const { [trait]: _before, ...others } = said
        onChange({ kind: 'traits', traits: wanted === undefined ? others : { ...others, [trait]: wanted } })
      }}
    />
  )
}

function PartChoice({ parts, onChange }: One & Pick<ChoiceProps, 'parts'>) {
  const { t } = useTranslation('hotel-admin')
  const localized = useLocalized()
  const wordsOf = usePartWords()
  const [partId, setPart] = useState('')
  const [isServed, setServed] = useState(true)
  const say = (id: string, wanted: boolean) => {
    setPart(id)
    setServed(wanted)
    onChange(id ? { kind: 'part', partId: id, isServed: wanted } : null)
  }
  return (
    <>
      <Field label={t('menu.several.part')}>
        {(control) => (
          <Select {...control} value={partId} onChange={({ target }) => say(target.value, isServed)}>
            <option value="">–</option>
            {parts.map((part) => (
              <option key={part.id} value={part.id}>
                {localized(part.name)} · {wordsOf(part)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Segments
        label={t('menu.several.serving')}
        choices={[
          { value: 'yes', text: t('menu.several.serve') },
          { value: 'no', text: t('menu.several.notServe') },
        ]}
        chosen={isServed ? 'yes' : 'no'}
        onChoose={(wanted) => say(partId, wanted === 'yes')}
      />
    </>
  )
}

function StationChoice({ onChange }: One) {
  const { t } = useTranslation('hotel-admin')
  return (
    <Field label={t('menu.station.label')} hint={t('menu.station.hint')}>
      {(control) => (
        <Select
          {...control}
          defaultValue=""
          onChange={({ target: { value } }) => {
            const station = STATIONS.find((station) => station === value) ?? null
            onChange(value ? { kind: 'station', station } : null)
          }}
        >
          <option value="">{t('menu.traits.keep')}</option>
          {STATIONS.map((station) => (
            <option key={station} value={station}>
              {t(`menu.station.${station}`)}
            </option>
          ))}
          <option value="none">{t('menu.station.none')}</option>
        </Select>
      )}
    </Field>
  )
}

function StockChoice({ isAsked, onChange }: One & Pick<ChoiceProps, 'isAsked'>) {
  const { t } = useTranslation('hotel-admin')
  /** Undefined: they stay as they are; null: nobody counts them. */
  const [typed, setTyped] = useState<string | null | undefined>()
  const readingOf = (text: string) => (text.trim() === '' ? undefined : DISH_VALUES.stock.read(text, '')[0])
  const say = (text: string | null) => {
    setTyped(text)
    const stock = text === null ? null : readingOf(text)
    onChange(stock === undefined ? null : { kind: 'stock', stock })
  }
  return (
    <>
      <Segments
        label={t('menu.stock.label')}
        choices={[
          { value: 'always', text: t('menu.stock.always') },
          { value: 'count', text: t('menu.stock.count') },
        ]}
        chosen={typed === undefined ? null : typed === null ? 'always' : 'count'}
        onChoose={(way) => say(way === 'always' ? null : '')}
      />
      {typeof typed === 'string' && (
        <StockField
          typed={typed}
          isWrong={(isAsked || typed !== '') && readingOf(typed) === undefined}
          onType={say}
        />
      )}
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { inEnglish } from '#kit/shared/texts.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import type { FieldWords } from '#kit/web/ui/editor-body.tsx'
import { useLanguage } from '#kit/web/use-language.ts'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { OfferFields } from '../../editing.ts'
import { fieldLabel } from './field-label.ts'
import { resourcesQuery } from './offers-query.ts'

/** What the fields of the form of an offer are called, and what stands in them, in words. */
export function useOfferFieldWords(): FieldWords<OfferFields> {
  const { t } = useTranslation('work')
  const reader = useLanguage()
  const { slug } = useHotel()
  const { list } = useFormatters()
  const localized = useLocalized()
  const { data: resources = [] } = useQuery(resourcesQuery(slug))
  return {
    labelOf: (name) => fieldLabel(t, reader, name),
    shown: (name, value) => {
      if (value === null || value === '') return name === 'price' ? t('editor.free') : '–'
      if (typeof value === 'boolean') return t(value ? 'editor.yes' : 'editor.no')
      if (name === 'kind') return t(`kind.${value as OfferFields['kind']}`)
      if (name === 'team') return t(`team.${value as OfferFields['team']}`)
      if (!Array.isArray(value)) return String(value)
      const lines = value.map((each) =>
        typeof each === 'string'
          ? localized(resources.find(({ id }) => id === each)?.name ?? inEnglish(''))
          : `\u2068${each.label}\u2069`,
      )
      return list(lines.filter(Boolean)) || '–'
    },
  }
}

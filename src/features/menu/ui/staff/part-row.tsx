import { useTranslation } from 'react-i18next'
import { EditorRow, MissingLanguages } from '#kit/web/ui/editor-row.tsx'
import { Badge } from '#kit/web/ui/states.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { RowOrder } from '#kit/web/use-row-order.tsx'
import type { DayPart } from '../../parts-contract.ts'
import { DayBar } from './day-bar.tsx'
import { usePartWords } from './use-part-words.ts'

type RowProps = {
  part: DayPart
  order: RowOrder
  dishCount: number
  onEdit: () => void
  onDelete: () => void
}

/** A part of the day: its name, its hours, and how many dishes are served in it. */
export function PartRow({ part, order, dishCount, onEdit, onDelete }: RowProps) {
  const { t } = useTranslation('hotel-admin')
  const name = useLocalized()(part.name)
  const wordsOf = usePartWords()
  return (
    <EditorRow id={part.id} name={name} order={order} onEdit={onEdit} onDelete={onDelete}>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="tabular text-muted">{wordsOf(part)}</span>
        {dishCount > 0 ? (
          <Badge>{t('menu.options.on', { count: dishCount })}</Badge>
        ) : (
          <Badge tone="wait">{t('menu.parts.onNone')}</Badge>
        )}
        <MissingLanguages isMissing={(language) => !part.name[language]?.trim()} />
      </p>
      <DayBar span={part} />
    </EditorRow>
  )
}

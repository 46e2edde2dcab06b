import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { Language } from '#kit/shared/languages.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { ConfirmDialog } from '#kit/web/ui/dialog.tsx'
import { rowsClass } from '#kit/web/ui/editor-row.tsx'
import { EditorList } from '#kit/web/ui/editor-list.tsx'
import { inOrderOf } from '#kit/web/use-collection.ts'
import { useRowOrder } from '#kit/web/use-row-order.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { StaffMenuItem } from '../../dish-shapes.ts'
import type { DayPart } from '../../parts-contract.ts'
import { usualParts } from '../../usual-parts.ts'
import { PartForm } from './part-form.tsx'
import { PartRow } from './part-row.tsx'
import { partsQuery } from './parts-query.ts'
import { usePartActions } from './use-part-actions.ts'

/** What is open over the list: the form of a part, of a new one, or the question before one is deleted. */
export type OpenPart =
  | { kind: 'form'; part: DayPart | null; first?: Language }
  | { kind: 'delete'; part: DayPart }

type ListProps = {
  items: readonly StaffMenuItem[]
  open: OpenPart | null
  onOpen: (open: OpenPart | null) => void
}

/** The parts of the day in which dishes are served, in the order in which guests read them. */
export function PartList({ items, open, onOpen }: ListProps) {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const { list } = useFormatters()
  const localized = useLocalized()
  const query = useQuery(partsQuery(slug))
  const parts = query.data ?? []
  const save = usePartActions()
  const close = () => onOpen(null)
  const dishesOf = ({ id }: DayPart) => items.filter(({ partIds }) => partIds.includes(id))
  const { attach, order, told } = useRowOrder(
    parts.map(({ id, name }) => ({ id, name: localized(name) })),
    (wanted) => save.mutate((all) => inOrderOf(all, wanted)),
  )
  const confirmText = (part: DayPart) => {
    const dishes = list(dishesOf(part).map((dish) => `\u2068${localized(dish.name)}\u2069`))
    return dishes ? t('menu.parts.used', { dishes }) : t('menu.parts.unused')
  }

  return (
    <>
      <EditorList
        query={query}
        failed={t('menu.parts.loadFailed')}
        empty={
          parts.length > 0
            ? null
            : {
                icon: CalendarClock,
                title: t('menu.parts.empty'),
                text: t('menu.parts.emptyText'),
                add: t('menu.parts.usual'),
                isBusy: save.isPending,
                onAdd: () => save.mutate(usualParts),
              }
        }
      >
        <section aria-labelledby="day-parts" className="grid gap-3">
          <div>
            <h2 id="day-parts" className="text-base font-semibold">
              {t('menu.parts.heading')}
            </h2>
            <p className="max-w-prose text-muted">{t('menu.parts.text')}</p>
          </div>
          <ul ref={attach} className={rowsClass}>
            {parts.map((part) => (
              <PartRow
                key={part.id}
                part={part}
                order={order}
                dishCount={dishesOf(part).length}
                onEdit={() => onOpen({ kind: 'form', part })}
                onDelete={() => onOpen({ kind: 'delete', part })}
              />
            ))}
          </ul>
        </section>
      </EditorList>
      {told}
      {open?.kind === 'form' && (
        <PartForm
          first={open.first}
          opened={open.part}
          current={parts.find(({ id }) => id === open.part?.id) ?? null}
          save={save}
          onClose={close}
        />
      )}
      {open?.kind === 'delete' && (
        <ConfirmDialog
          title={t('menu.confirm.deleteTitle', { name: localized(open.part.name) })}
          text={confirmText(open.part)}
          confirm={t('menu.confirm.delete')}
          isDangerous
          isBusy={save.isPending}
          onClose={close}
          onConfirm={() =>
            save.mutate((all) => all.filter(({ id }) => id !== open.part.id), { onSettled: close })
          }
        />
      )}
    </>
  )
}

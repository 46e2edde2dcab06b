import { useQuery } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { Language } from '#kit/shared/languages.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { EditorList } from '#kit/web/ui/editor-list.tsx'
import { ConfirmDialog } from '#kit/web/ui/dialog.tsx'
import { useSwitched } from '#kit/web/use-collection.ts'
import { useFailureToast } from '#kit/web/use-failure-toast.ts'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { StaffMenuItem } from '../../dish-shapes.ts'
import type { StaffOptionGroup } from '../../options-contract.ts'
import { OptionCard } from './option-card.tsx'
import { OptionForm } from './option-form.tsx'
import { optionsQuery } from './options-query.ts'
import { useOptionActions } from './use-option-actions.ts'

/** What is open over the list: the form of a group, of a new one, or the question before one is deleted. */
export type OpenGroup =
  | { kind: 'form'; group: StaffOptionGroup | null; first?: Language }
  | { kind: 'delete'; group: StaffOptionGroup }

type ListProps = {
  items: readonly StaffMenuItem[]
  open: OpenGroup | null
  onOpen: (open: OpenGroup | null) => void
}

/** The groups of choices that dishes can offer. */
export function OptionList({ items, open, onOpen }: ListProps) {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const { list } = useFormatters()
  const localized = useLocalized()
  const options = useQuery(optionsQuery(slug))
  const actions = useOptionActions()
  const switched = useSwitched(optionsQuery(slug).queryKey)
  useFailureToast(options.data ? options.error : null, t('menu.options.loadFailed'))
  const groups = options.data ?? []
  const current = groups.find(({ id }) => id === open?.group?.id) ?? null
  const close = () => onOpen(null)
  const dishesOf = ({ id }: StaffOptionGroup) =>
    items.filter(({ optionGroupIds }) => optionGroupIds.includes(id))
  const confirmText = (group: StaffOptionGroup) => {
    const dishes = list(dishesOf(group).map((dish) => `\u2068${localized(dish.name)}\u2069`))
    return dishes ? t('menu.options.confirm.used', { dishes }) : t('menu.options.confirm.unused')
  }

  return (
    <>
      <EditorList
        query={options}
        failed={t('menu.options.loadFailed')}
        empty={
          groups.length > 0
            ? null
            : {
                icon: ListChecks,
                title: t('menu.options.empty'),
                text: t('menu.options.emptyText'),
                add: t('menu.options.add'),
                onAdd: () => onOpen({ kind: 'form', group: null }),
              }
        }
      >
        <div className="grid items-start gap-4 lg:grid-cols-2">
          {groups.map((group) => (
            <OptionCard
              key={group.id}
              group={group}
              dishes={dishesOf(group)}
              isBusy={switched.has(group.id)}
              onSoldOut={(choice, isSoldOut) => actions.soldOut.mutate({ thing: group, choice, isSoldOut })}
              onEdit={() => onOpen({ kind: 'form', group })}
              onDelete={() => onOpen({ kind: 'delete', group })}
            />
          ))}
        </div>
      </EditorList>
      {open?.kind === 'form' && (
        <OptionForm
          first={open.first}
          opened={open.group}
          current={current}
          actions={actions}
          onDelete={(group) => onOpen({ kind: 'delete', group })}
          onClose={close}
        />
      )}
      {open?.kind === 'delete' && (
        <ConfirmDialog
          title={t('menu.options.confirm.deleteTitle', { name: localized(open.group.name) })}
          text={confirmText(open.group)}
          confirm={t('menu.confirm.delete')}
          isDangerous
          isBusy={actions.remove.isPending}
          onClose={close}
          onConfirm={() => actions.remove.mutate(current ?? open.group, { onSettled: close })}
        />
      )}
    </>
  )
}

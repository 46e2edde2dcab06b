import { useQuery } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { Category } from '#features/categories/all.ts'
import type { Language } from '#kit/shared/languages.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { ConfirmDialog } from '#kit/web/ui/dialog.tsx'
import { rowsClass } from '#kit/web/ui/editor-row.tsx'
import { EditorList } from '#kit/web/ui/editor-list.tsx'
import { useAskedToEdit } from '#kit/web/use-asked-to-edit.ts'
import { useSwitched } from '#kit/web/use-collection.ts'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { Resource } from '../../resources-contract.ts'
import { allOffersQuery, resourcesQuery } from './offers-query.ts'
import { ResourceForm } from './resource-form.tsx'
import { ResourceRow } from './resource-row.tsx'
import { useResourceActions } from './use-resource-actions.ts'

/** What is open over the list: the form of a resource, of a new one, or the question before one is deleted. */
export type OpenResource =
  | { kind: 'form'; resource: Resource | null; first?: Language }
  | { kind: 'delete'; resource: Resource }

type ListProps = {
  /** The area beside whose offers it stands: those that they use are shown, and the others when they are asked for. */
  beside?: Category
  open: OpenResource | null
  onOpen: (open: OpenResource | null) => void
}

/** The people, rooms and places that the hotel's appointments need. */
export function ResourceList({ beside, open, onOpen }: ListProps) {
  const { t } = useTranslation(['work', 'hotel-admin'])
  const { slug } = useHotel()
  const localized = useLocalized()
  const { number } = useFormatters()
  const query = useQuery(resourcesQuery(slug))
  const resources = query.data ?? []
  const offers = useQuery(allOffersQuery(slug)).data
  const [isWhole, setWhole] = useState(false)
  const isOfArea = ({ id }: Resource) =>
    offers?.some(
      (offer) => offer.category === beside && offer.kind === 'appointment' && offer.resourceIds.includes(id),
    )
  const shown = beside === undefined || isWhole ? resources : resources.filter(isOfArea)
  // a new one is no offer's yet
  if (open?.kind === 'form' && open.resource === null && !isWhole) setWhole(true)
  useAskedToEdit(query.data, (resource, first) => onOpen({ kind: 'form', resource, first }))
  const actions = useResourceActions()
  const { toggle, remove } = actions
  const switched = useSwitched(resourcesQuery(slug).queryKey)
  const current = resources.find(({ id }) => id === open?.resource?.id) ?? null
  const close = () => onOpen(null)

  return (
    <>
      <EditorList
        query={query}
        failed={t('editor.resource.loadFailed')}
        empty={
          resources.length > 0
            ? null
            : {
                icon: UserRound,
                title: t('editor.resource.empty'),
                text: t('editor.resource.emptyText'),
                add: t('editor.resource.add'),
                onAdd: () => onOpen({ kind: 'form', resource: null }),
              }
        }
      >
        <div className="grid gap-3">
          <p className={`max-w-prose text-muted ${beside ? 'text-sm' : ''}`}>{t('editor.resource.shared')}</p>
          {shown.length > 0 && (
            <ul aria-label={t('editor.resources')} className={rowsClass}>
              {shown.map((resource) => (
                <ResourceRow
                  key={resource.id}
                  resource={resource}
                  isToggling={switched.has(resource.id)}
                  onToggle={(isEnabled) => toggle.mutate({ thing: resource, isEnabled })}
                  onEdit={() => onOpen({ kind: 'form', resource })}
                  onDelete={() => onOpen({ kind: 'delete', resource })}
                />
              ))}
            </ul>
          )}
          {shown.length < resources.length && (
            <Button look="quiet" size="sm" onClick={() => setWhole(true)} className="justify-self-start">
              {t('editor.resource.all', { total: number(resources.length) })}
            </Button>
          )}
        </div>
      </EditorList>
      {open?.kind === 'form' && (
        <ResourceForm
          opened={open.resource}
          first={open.first}
          current={current}
          actions={actions}
          onDelete={(resource) => onOpen({ kind: 'delete', resource })}
          onClose={close}
        />
      )}
      {open?.kind === 'delete' && (
        <ConfirmDialog
          title={t('hotel-admin:menu.confirm.deleteTitle', { name: localized(open.resource.name) })}
          text={t('editor.resource.deleteText', { name: localized(open.resource.name) })}
          confirm={t('hotel-admin:menu.confirm.delete')}
          isDangerous
          isBusy={remove.isPending}
          onClose={close}
          onConfirm={() => remove.mutate(current ?? open.resource, { onSettled: close })}
        />
      )}
    </>
  )
}

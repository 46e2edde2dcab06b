import { useQuery } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { Language } from '#kit/shared/languages.ts'
import { ConfirmDialog } from '#kit/web/ui/dialog.tsx'
import { EditorRow, MissingLanguages, rowsClass } from '#kit/web/ui/editor-row.tsx'
import { EditorList } from '#kit/web/ui/editor-list.tsx'
import { Badge } from '#kit/web/ui/states.tsx'
import { Toggle } from '#kit/web/ui/toggle.tsx'
import { useAskedToEdit } from '#kit/web/use-asked-to-edit.ts'
import { useSwitched } from '#kit/web/use-collection.ts'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { Resource } from '../../resources-contract.ts'
import { resourcesQuery } from './offers-query.ts'
import { ResourceForm } from './resource-form.tsx'
import { useHoursWords } from './use-hours-words.ts'
import { useResourceActions } from './use-resource-actions.ts'

/** What is open over the list: the form of a resource, of a new one, or the question before one is deleted. */
export type OpenResource =
  | { kind: 'form'; resource: Resource | null; first?: Language }
  | { kind: 'delete'; resource: Resource }

type ListProps = { open: OpenResource | null; onOpen: (open: OpenResource | null) => void }

/** The people, rooms and places that the hotel's appointments need. */
export function ResourceList({ open, onOpen }: ListProps) {
  const { t } = useTranslation(['work', 'hotel-admin'])
  const { slug } = useHotel()
  const localized = useLocalized()
  const query = useQuery(resourcesQuery(slug))
  const resources = query.data ?? []
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
          <p className="max-w-prose text-muted">{t('editor.resource.shared')}</p>
          <ul aria-label={t('editor.resources')} className={rowsClass}>
            {resources.map((resource) => (
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

type RowProps = {
  resource: Resource
  isToggling: boolean
  onToggle: (isEnabled: boolean) => void
  onEdit: () => void
  onDelete: () => void
}

function ResourceRow({ resource, isToggling, onToggle, onEdit, onDelete }: RowProps) {
  const { t } = useTranslation(['work', 'hotel-admin'])
  const { weekOf } = useHoursWords()
  const name = useLocalized()(resource.name)
  const { id, capacity, week, exceptions, isEnabled } = resource
  return (
    <EditorRow
      id={id}
      name={name}
      onEdit={onEdit}
      onDelete={onDelete}
      isMuted={!isEnabled}
      toggle={
        <Toggle
          isOn={isEnabled}
          isBusy={isToggling}
          label={t('editor.resource.bookableOf', { name })}
          on={t('editor.resource.bookable')}
          off={t('editor.resource.paused')}
          onChange={onToggle}
        />
      }
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
        <span>{t('editor.resource.takes', { count: capacity })}</span>
        {weekOf(week).map((line) => (
          <span key={line} className="tabular">
            {line}
          </span>
        ))}
        {exceptions.length > 0 && (
          <Badge>
            <span className="text-xs">{t('editor.resource.differing', { count: exceptions.length })}</span>
          </Badge>
        )}
        <MissingLanguages isMissing={(language) => !resource.name[language]?.trim()} />
      </div>
    </EditorRow>
  )
}

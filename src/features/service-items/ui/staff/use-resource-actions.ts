import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { toast } from '#kit/web/toast.ts'
import { seen, useCollection, useRemoving, useSaving, useSwitching } from '#kit/web/use-collection.ts'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { Resource, ResourceDraft } from '../../resources-contract.ts'
import { RESOURCES_MAX } from '../../rules.ts'
import { resourcesApi } from '../api.ts'
import { allOffersQuery, resourcesQuery } from './offers-query.ts'

/** Everything staff can do with people, rooms and places, with its toasts. */
export function useResourceActions() {
  const { t } = useTranslation('work')
  const { slug } = useHotel()
  const localized = useLocalized()
  const client = useQueryClient()
  const { call, codeOf, dataOf } = resourcesApi
  const bookedBy = (error: unknown) => dataOf(error, 'RESOURCE_BOOKED')
  const list = useCollection<Resource>({
    queryKey: resourcesQuery(slug).queryKey,
    reasonOf: (error) => {
      const booked = bookedBy(error)
      if (booked) return t('editor.resource.bookedMore', booked)
      const code = codeOf(error)
      if (code === 'NOT_FOUND') return t('editor.resource.gone')
      return code === 'TOO_MANY' ? t('editor.resource.enough', { max: RESOURCES_MAX }) : null
    },
  })

  const save = useSaving(list, {
    send: (thing, resource: ResourceDraft) =>
      thing ? call.update({ slug, ...seen(thing), resource }) : call.add({ slug, resource }),
    done: ({ name }, isNew) =>
      toast.success(t(isNew ? 'editor.resource.added' : 'editor.saved', { name: localized(name) })),
    failed: t('editor.saveFailed'),
  })
  const toggle = useSwitching(list, {
    expect: ({ thing, isEnabled }: { thing: Resource; isEnabled: boolean }) => ({ ...thing, isEnabled }),
    send: ({ thing: { id, version, ...draft }, isEnabled }) =>
      call.update({ slug, id, version, resource: { ...draft, isEnabled } }),
    failed: () => t('editor.saveFailed'),
  })
  const remove = useRemoving(list, {
    send: (thing) => call.remove({ slug, ...seen(thing) }),
    done: ({ name }) => {
      void client.invalidateQueries({ queryKey: allOffersQuery(slug).queryKey })
      toast.success(t('editor.deleted', { name: localized(name) }))
    },
    failed: t('editor.deleteFailed'),
    reasonOf: (error) => {
      const booked = bookedBy(error)
      return booked && t('editor.resource.bookedStill', booked)
    },
  })
  return { save, toggle, remove }
}

export type ResourceActions = ReturnType<typeof useResourceActions>

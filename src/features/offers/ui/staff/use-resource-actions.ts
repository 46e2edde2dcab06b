import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { toast } from '#kit/web/toast.ts'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { Resource, ResourceDraft } from '../../resources-contract.ts'
import { RESOURCES_MAX } from '../../rules.ts'
import { resourcesApi } from '../api.ts'
import { allOffersQuery, resourcesQuery, withOne, withoutOne } from './offers-query.ts'

const seen = ({ id, version }: Resource) => ({ id, version })

/** Everything staff can do with people, rooms and places, with its toasts; a refused change shows the current state. */
export function useResourceActions() {
  const { t } = useTranslation(['work', 'hotel-admin'])
  const { slug } = useHotel()
  const { errorText } = useErrorText()
  const localized = useLocalized()
  const client = useQueryClient()
  const { queryKey } = resourcesQuery(slug)
  const show = (resource: Resource) => client.setQueryData(queryKey, (all) => withOne(all, resource))

  const refused = (error: unknown, text: string, booked: 'bookedMore' | 'bookedStill') => {
    const code = resourcesApi.codeOf(error)
    const theirs = resourcesApi.dataOf(error, 'CHANGED')?.current
    const count = resourcesApi.dataOf(error, 'RESOURCE_BOOKED')?.count
    if (theirs) show(theirs)
    else void client.invalidateQueries({ queryKey })
    const description = theirs
      ? t('hotel-admin:menu.changedElsewhere')
      : count !== undefined
        ? t(`editor.resource.${booked}`, { count })
        : code === 'NOT_FOUND'
          ? t('editor.resource.gone')
          : code === 'TOO_MANY'
            ? t('editor.resource.enough', { max: RESOURCES_MAX })
            : errorText(error, '')
    toast.error(text, { id: text, description, duration: Number.POSITIVE_INFINITY })
  }

  const save = useMutation({
    mutationFn: ({ resource, draft }: { resource: Resource | null; draft: ResourceDraft }) =>
      resource
        ? resourcesApi.call.update({ slug, ...seen(resource), resource: draft })
        : resourcesApi.call.add({ slug, resource: draft }),
    onSuccess: (saved, { resource }) => {
      show(saved)
      toast.success(t(resource ? 'editor.saved' : 'editor.resource.added', { name: localized(saved.name) }))
    },
    onError: (error) => refused(error, t('editor.saveFailed'), 'bookedMore'),
  })

  const toggle = useMutation({
    mutationFn: ({ resource, isEnabled }: { resource: Resource; isEnabled: boolean }) => {
      const { id: _id, version: _version, ...draft } = resource
      return resourcesApi.call.update({ slug, ...seen(resource), resource: { ...draft, isEnabled } })
    },
    onMutate: ({ resource, isEnabled }) => void show({ ...resource, isEnabled }),
    onSuccess: (saved) => void show(saved),
    onError: (error, { resource }) => {
      show(resource)
      refused(error, t('editor.saveFailed'), 'bookedMore')
    },
  })

  const remove = useMutation({
    mutationFn: (resource: Resource) => resourcesApi.call.remove({ slug, ...seen(resource) }),
    onSuccess: ({ id }, { name }) => {
      client.setQueryData(queryKey, (all) => withoutOne(all, id))
      void client.invalidateQueries({ queryKey: allOffersQuery(slug).queryKey })
      toast.success(t('editor.deleted', { name: localized(name) }))
    },
    onError: (error) => refused(error, t('editor.deleteFailed'), 'bookedStill'),
  })

  return { save, toggle, remove }
}

export type ResourceActions = ReturnType<typeof useResourceActions>

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { toast } from '#kit/web/toast.ts'
import { useLocalized } from '#kit/web/use-localized.ts'
import { GROUPS_OF_HOTEL_MAX } from '../../limits.ts'
import type { Choice, OptionGroupDraft, StaffOptionGroup } from '../../options-contract.ts'
import { staffMenuQuery } from './menu-query.ts'
import { hideGroup, optionsApi, optionsQuery, showGroup } from './options-query.ts'

const seen = ({ id, version }: StaffOptionGroup) => ({ id, version })

/** A group with one of its choices sold out, or no longer. */
const withSoldOut = (group: StaffOptionGroup, choice: Choice, isSoldOut: boolean): StaffOptionGroup => ({
  ...group,
  choices: group.choices.map((one) => (one.id === choice.id ? { ...one, isSoldOut } : one)),
})

/** Everything staff can do with groups of choices, with its toasts; a refused change shows the group as it stands. */
export function useOptionActions() {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const { errorText } = useErrorText()
  const localized = useLocalized()
  const client = useQueryClient()

  const refused = (error: unknown, text: string) => {
    const code = optionsApi.codeOf(error)
    const group = optionsApi.dataOf(error, 'CHANGED')?.current
    if (group) showGroup(client, slug, group)
    if (code === 'NOT_FOUND') void client.invalidateQueries({ queryKey: optionsQuery(slug).queryKey })
    const description = group
      ? t('menu.changedElsewhere')
      : code === 'NOT_FOUND'
        ? t('menu.options.gone')
        : code === 'TOO_MANY'
          ? t('menu.options.enough', { max: GROUPS_OF_HOTEL_MAX })
          : errorText(error, '')
    toast.error(text, { id: text, description, duration: Number.POSITIVE_INFINITY })
  }

  const soldOut = useMutation({
    mutationFn: ({
      group,
      choice,
      isSoldOut,
    }: {
      group: StaffOptionGroup
      choice: Choice
      isSoldOut: boolean
    }) => {
      const { id: _id, version: _version, ...draft } = withSoldOut(group, choice, isSoldOut)
      return optionsApi.call.update({ slug, ...seen(group), group: draft })
    },
    onMutate: ({ group, choice, isSoldOut }) => {
      showGroup(client, slug, withSoldOut(group, choice, isSoldOut))
    },
    onSuccess: (group) => showGroup(client, slug, group),
    onError: (error, { group }) => {
      showGroup(client, slug, group)
      refused(error, t('menu.options.saveFailed'))
    },
  })

  const save = useMutation({
    mutationFn: ({ group, draft }: { group: StaffOptionGroup | null; draft: OptionGroupDraft }) =>
      group
        ? optionsApi.call.update({ slug, ...seen(group), group: draft })
        : optionsApi.call.add({ slug, group: draft }),
    onSuccess: (saved, { group }) => {
      showGroup(client, slug, saved)
      toast.success(t(group ? 'menu.options.saved' : 'menu.options.added', { name: localized(saved.name) }))
    },
    onError: (error) => refused(error, t('menu.options.saveFailed')),
  })

  const remove = useMutation({
    mutationFn: (group: StaffOptionGroup) => optionsApi.call.remove({ slug, ...seen(group) }),
    onSuccess: ({ id }, { name }) => {
      hideGroup(client, slug, id)
      void client.invalidateQueries({ queryKey: staffMenuQuery(slug).queryKey })
      toast.success(t('menu.options.deleted', { name: localized(name) }))
    },
    onError: (error) => refused(error, t('menu.options.deleteFailed')),
  })

  return { soldOut, save, remove }
}

export type OptionActions = ReturnType<typeof useOptionActions>

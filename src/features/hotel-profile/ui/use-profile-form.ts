import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { putAnswer } from '#kit/web/put-answer.ts'
import { readTime } from '#kit/web/read-time.ts'
import { toast } from '#kit/web/toast.ts'
import { useCuredToast } from '#kit/web/use-cured-toast.ts'
import { useFieldEdits } from '#kit/web/use-field-edits.ts'
import { useRefusalToast } from '#kit/web/use-refusal-toast.ts'
import { NETWORKS, linkOf, type Network } from '#features/hotels/links.ts'
import type { HotelProfile, ProfileDraft } from '../contract.ts'
import { hotelProfileApi, profileQuery } from './api.ts'
import { useBasicProblems } from './use-profile-problems.ts'

const fieldsOf = ({ logoUrl: _logo, version: _version, ...draft }: HotelProfile): ProfileDraft => draft

const TIMES = ['checkInTime', 'checkOutTime'] as const

type Problems = Partial<
  ReturnType<typeof useBasicProblems> & Record<Network | (typeof TIMES)[number], string | undefined>
>
const NO_PROBLEMS: Problems = {}

/** A hotel's profile as it is typed, merged with what others save meanwhile. */
export function useProfileForm(profile: HotelProfile, onSaved: () => void) {
  const { t } = useTranslation(['hotel-profile', 'hotel-admin', 'common'])
  const { slug } = useHotel()
  const tell = useRefusalToast()
  const client = useQueryClient()
  const edits = useFieldEdits(fieldsOf(profile), 'profile')
  const basics = useBasicProblems(edits.fields)
  const wrongLink = (network: Network) => {
    const typed = edits.fields[network]?.trim()
    return typed && linkOf(network, typed) === null ? t(`own.wrong.${network}`) : undefined
  }
  const wrongTime = (typed: string | null) =>
    typed !== null && readTime(typed) === null ? t('own.wrong.time') : undefined
  const problems: Problems = { ...basics }
  for (const network of NETWORKS) problems[network] = wrongLink(network)
  for (const time of TIMES) problems[time] = wrongTime(edits.fields[time])
  const [wasSent, setWasSent] = useState(false)
  const isWrong = Object.values(problems).some((problem) => problem !== undefined)
  const { queryKey } = profileQuery(slug)

  const save = useMutation({
    mutationFn: () =>
      hotelProfileApi.call.saveProfile({ slug, version: profile.version, profile: edits.fields }),
    onSuccess: (saved) => {
      putAnswer(client, queryKey, saved)
      onSaved()
      toast.success(t('own.saved'))
    },
    onError: (error) => {
      const current = hotelProfileApi.dataOf(error, 'CHANGED')?.current
      if (current) putAnswer(client, queryKey, current)
      tell(error, t('own.saveFailed'), current && t('hotel-admin:editor.changed'))
    },
  })

  useCuredToast('profile', edits.conflicts.length > 0)
  useCuredToast(t('own.saveFailed'), save.isError)

  return {
    edits,
    save,
    problems: wasSent ? problems : NO_PROBLEMS,
    /** Saves; false where something typed is wrong, which is shown then. */
    submit: () => {
      setWasSent(true)
      if (isWrong) return false
      if (edits.conflicts.length > 0) toast.error(t('common:overtaken.choose'), { id: 'profile' })
      else if (edits.isChanged && !save.isPending) save.mutate()
      return true
    },
  }
}

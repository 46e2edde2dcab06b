import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useRefusalToast } from '#kit/web/use-refusal-toast.ts'
import { toast } from '#kit/web/toast.ts'
import type { AnyHotel, HotelPage } from '../contract.ts'
import { hotelAdministrationApi } from './api.ts'

const SWITCH = ['hotels', 'switch']

/** The actions on a hotel in the list, with their toasts; a refused switch is rolled back. */
export function useHotelActions() {
  const { t } = useTranslation('platform')
  const tell = useRefusalToast()
  const client = useQueryClient()

  const show = (hotel: AnyHotel) =>
    client.setQueriesData<HotelPage>({ queryKey: hotelAdministrationApi.query.listAll.key() }, (page) =>
      page ? { ...page, hotels: page.hotels.map((each) => (each.id === hotel.id ? hotel : each)) } : page,
    )
  const refresh = () => void client.invalidateQueries({ queryKey: [['hotels']] })
  const refused = (error: unknown, text: string) => {
    const isOn = hotelAdministrationApi.codeOf(error) === 'HOTEL_ACTIVE'
    tell(error, text, isOn ? t('hotels.remove.isActive') : null)
    refresh()
  }

  const setActive = useMutation({
    mutationKey: SWITCH,
    mutationFn: ({ id, isActive }: AnyHotel) =>
      hotelAdministrationApi.call.setActive({ id, isActive: !isActive }),
    onMutate: (hotel) => show({ ...hotel, isActive: !hotel.isActive }),
    onSuccess: (hotel) => {
      show(hotel)
      refresh()
      toast.success(t(hotel.isActive ? 'hotels.activated' : 'hotels.deactivated', { name: hotel.name }))
    },
    onError: (error, hotel) => {
      show(hotel)
      refused(error, t('hotels.statusFailed'))
    },
  })

  const remove = useMutation({
    mutationFn: ({ id, slug }: AnyHotel) => hotelAdministrationApi.call.remove({ id, confirmedSlug: slug }),
    onSuccess: (_gone, { name }) => {
      toast.success(t('hotels.remove.done', { name }))
      refresh()
    },
    onError: (error) => refused(error, t('hotels.remove.failed')),
  })

  return { setActive, remove }
}

/** Hotels with a pending request to activate or deactivate them. */
export const useSwitching = (): ReadonlySet<string> =>
  new Set(
    useMutationState({
      filters: { mutationKey: SWITCH, status: 'pending' },
      select: ({ state }) => (state.variables as AnyHotel).id,
    }),
  )

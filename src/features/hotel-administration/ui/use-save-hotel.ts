import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#kit/web/error-text.ts'
import { toast } from '#kit/web/toast.ts'
import { putAnswer } from '#kit/web/put-answer.ts'
import type { AnyHotel, HotelDraft, NewPrices } from '../contract.ts'
import { hotelAdministrationApi } from './api.ts'

type Save = { opened: AnyHotel | null; slug: string; draft: HotelDraft; prices: NewPrices }

/** The current hotel, when a change was refused because somebody else was first. */
export const theirsOf = (error: unknown): AnyHotel | null =>
  hotelAdministrationApi.dataOf(error, 'CHANGED')?.current ?? null

/** Saves a hotel, or adds one, optionally copied from another; with the toasts of HOT-13. */
export function useSaveHotel(templateId: string | null) {
  const { t } = useTranslation('platform')
  const { errorText } = useErrorText()
  const client = useQueryClient()

  const wordsOf = (error: unknown) => {
    if (theirsOf(error)) return t('hotels.form.changed')
    if (hotelAdministrationApi.codeOf(error) === 'CURRENCY_UNFIT') return t('hotels.form.currencyUnfit')
    if (hotelAdministrationApi.codeOf(error) === 'PRICES_CHANGED') return t('hotels.prices.moved')
    return errorText(error, '')
  }

  return useMutation({
    mutationFn: ({ opened, slug, draft, prices }: Save) =>
      opened
        ? hotelAdministrationApi.call.update({ id: opened.id, version: opened.version, hotel: draft, prices })
        : hotelAdministrationApi.call.create({ slug, hotel: draft, templateId }),
    onSuccess: (hotel, { opened }) => {
      putAnswer(client, hotelAdministrationApi.query.getAny.queryKey({ input: { id: hotel.id } }), hotel)
      void client.invalidateQueries({ queryKey: [['hotels', 'listAll']] })
      toast.success(t(opened ? 'hotels.form.updated' : 'hotels.form.created'))
    },
    onError: (error) => {
      if (hotelAdministrationApi.codeOf(error) === 'SLUG_TAKEN')
        return toast.error(t('hotels.form.slugTaken'), { id: 'hotel-form' })
      return toast.error(t('hotels.form.saveFailed'), {
        id: 'hotel-form',
        duration: Number.POSITIVE_INFINITY,
        description: wordsOf(error),
      })
    },
  })
}

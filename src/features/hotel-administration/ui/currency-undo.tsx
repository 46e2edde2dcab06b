import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listed } from '#kit/shared/languages.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { toast } from '#kit/web/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { ConfirmDialog } from '#kit/web/ui/dialog.tsx'
import { useLanguage } from '#kit/web/use-language.ts'
import { putAnswer } from '#kit/web/put-answer.ts'
import type { AnyHotel } from '../contract.ts'
import { hotelAdministrationApi } from './api.ts'

/** Undoes the latest currency change, as long as no other followed, and says which prices were converted for it. */
export function CurrencyUndo({ hotel: { id, version } }: { hotel: AnyHotel }) {
  const { t } = useTranslation('platform')
  const language = useLanguage()
  const { date } = useFormatters()
  const { errorText } = useErrorText()
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { data: change } = useQuery({
    ...hotelAdministrationApi.query.lastCurrencyChange.queryOptions({ input: { id } }),
    queryKey: [...hotelAdministrationApi.query.lastCurrencyChange.queryKey({ input: { id } }), version],
  })
  const undo = useMutation({
    mutationFn: () => hotelAdministrationApi.call.undoCurrency({ id }),
    onSuccess: ({ hotel, converted }) => {
      putAnswer(client, hotelAdministrationApi.query.getAny.queryKey({ input: { id } }), hotel)
      if (converted.length === 0) toast.success(t('hotels.prices.undone', { currency: hotel.currency }))
    },
    onError: (error) =>
      toast.error(t('hotels.prices.undoFailed'), {
        description: errorText(error, ''),
        duration: Number.POSITIVE_INFINITY,
      }),
    onSettled: () => {
      setAsking(false)
      void client.invalidateQueries({ queryKey: [['hotels']] })
    },
  })
  const converted = undo.data?.converted ?? []
  return (
    <>
      <div role="status">
        {undo.data && converted.length > 0 && (
          <div className="rounded-md bg-wait-tint px-3.5 py-2.5">
            <p className="font-semibold text-wait">
              {t('hotels.prices.undone', { currency: undo.data.hotel.currency })}
            </p>
            <p className="wrap-anywhere">
              {t('hotels.prices.converted', {
                count: converted.length,
                names: listed(converted.slice(0, 10), language),
              })}
            </p>
          </div>
        )}
      </div>
      {change && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-ground py-1 ps-3.5 pe-1.5">
          <p className="me-auto text-sm text-muted">
            {t('hotels.prices.changed', {
              before: change.from,
              after: change.to,
              date: date(change.changedAt),
            })}
          </p>
          <Button look="quiet" onClick={() => setAsking(true)}>
            <Undo2 aria-hidden className="size-4 rtl:-scale-x-100" />
            {t('hotels.prices.undo')}
          </Button>
        </div>
      )}
      {change && isAsking && (
        <ConfirmDialog
          title={t('hotels.prices.undoTitle', { currency: change.from })}
          text={t('hotels.prices.undoText', { before: change.from, after: change.to })}
          confirm={t('hotels.prices.undoConfirm')}
          isBusy={undo.isPending}
          onClose={() => setAsking(false)}
          onConfirm={() => undo.mutate()}
        />
      )}
    </>
  )
}

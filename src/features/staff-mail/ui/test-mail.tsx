import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { useOnline } from '#kit/web/use-online.ts'
import { staffMailApi, staffMailQuery } from './api.ts'

/** Sends an e-mail to oneself, and says what the mail server said. */
export function TestMail({ address }: { address: string }) {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const client = useQueryClient()
  const isOnline = useOnline()
  const { time } = useFormatters()
  const { errorText, limitText } = useErrorText()
  const test = useMutation({
    mutationFn: () => staffMailApi.call.test({ slug }),
    onSettled: () => client.invalidateQueries({ queryKey: staffMailQuery(slug).queryKey }),
  })
  const { data, error } = test
  return (
    <div className="grid justify-items-start gap-2 border-t border-line pt-4">
      <Button disabled={!isOnline} isBusy={test.isPending} onClick={() => test.mutate()}>
        {!test.isPending && <Mail aria-hidden className="size-4.5" />}
        {t('mail.test')}
      </Button>
      <div role="status" className="grid gap-1 empty:hidden">
        {data?.outcome === 'sent' && (
          <>
            <p className="font-medium">{t('mail.sent', { address, time: time(data.at) })}</p>
            <p className="text-muted">{t('mail.sentText')}</p>
          </>
        )}
        {data?.outcome === 'refused' && <p className="text-late">{t('mail.testRefused')}</p>}
        {data?.outcome === 'failed' && (
          <p className="text-late">
            {t('mail.testFailed')} <bdi>{data.words}</bdi>
          </p>
        )}
        {error && (
          <p className="text-late">{limitText(error, 'other') ?? errorText(error, t('mail.testFailed'))}</p>
        )}
      </div>
    </div>
  )
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useStaff } from '#features/sessions/ui/use-staff.ts'
import { toast } from '#kit/web/toast.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { useOnline } from '#kit/web/use-online.ts'
import { useRefusalToast } from '#kit/web/use-refusal-toast.ts'
import { alertsApi, givenUpQuery } from './api.ts'

const KINDS = ['ring', 'alert-mail', 'summary'] as const
const isNamed = (kind: string): kind is (typeof KINDS)[number] => (KINDS as readonly string[]).includes(kind)

/** What could not be sent in the end, and a way to try it again; nothing where there is none. */
export function GivenUp() {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const client = useQueryClient()
  const isOnline = useOnline()
  const tell = useRefusalToast()
  const { moment } = useFormatters()
  const { data: staff } = useStaff(slug)
  const { data } = useQuery(givenUpQuery(slug))
  const again = useMutation({
    mutationFn: () => alertsApi.call.sendAgain({ slug }),
    onSuccess: ({ count }) => toast.success(t('alerts.givenUp.again', { count })),
    onError: (error) => tell(error, t('alerts.givenUp.failed')),
    onSettled: () => client.invalidateQueries({ queryKey: givenUpQuery(slug).queryKey }),
  })
  if (!data || data.count === 0) return null
  const rest = data.count - data.newest.length
  return (
    <Panel title={t('alerts.givenUp.title')} text={t('alerts.givenUp.text')}>
      <ul className="divide-y divide-line">
        {data.newest.map(({ kind, at, failure }, place) => (
          <li key={`${place} ${at}`} className="flex gap-2.5 py-2.5 first:pt-0">
            <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-wait" />
            <div className="min-w-0">
              <p className="font-medium">
                {t(`alerts.givenUp.kind.${isNamed(kind) ? kind : 'other'}`)}
                <span className="tabular font-normal text-muted">
                  {' · '}
                  <bdi>{moment(at)}</bdi>
                </span>
              </p>
              {failure && (
                <p className="text-sm wrap-anywhere text-muted">
                  <bdi>{failure}</bdi>
                </p>
              )}
            </div>
          </li>
        ))}
        {rest > 0 && <li className="py-2.5 text-muted">{t('alerts.givenUp.more', { count: rest })}</li>}
      </ul>
      {staff?.visit === null && (
        <Button
          className="justify-self-start"
          disabled={!isOnline}
          isBusy={again.isPending}
          onClick={() => again.mutate()}
        >
          {t('alerts.givenUp.sendAgain')}
        </Button>
      )}
    </Panel>
  )
}

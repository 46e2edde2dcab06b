import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { declaredFor } from '#features/categories/all.ts'
import { SERVICE_ICONS } from '#features/categories/ui/service-icons.ts'
import type { Service } from '#features/services/contract.ts'
import { useRefusalToast } from '#kit/web/use-refusal-toast.ts'
import { toast } from '#kit/web/toast.ts'
import { Skeleton } from '#kit/web/ui/states.tsx'
import { Switch } from '#kit/web/ui/switch.tsx'
import { LoadFailure } from '#kit/web/ui/load-failure.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'
import { hotelAdministrationApi } from './api.ts'
import { FormSection } from '#features/hotel-profile/ui/contact-fields.tsx'

/** The areas that the hotel may open; each switch takes effect at once, beside the form. */
export function HotelServices({ hotelId }: { hotelId: string }) {
  const { t } = useTranslation('platform')
  const { data, error, isFetching, refetch } = useQuery(
    hotelAdministrationApi.query.listServices.queryOptions({ input: { id: hotelId } }),
  )
  const areas = data?.filter(({ category }) => declaredFor(category))
  return (
    <FormSection title={t('hotels.services.title')}>
      <p className="text-muted">{t('hotels.services.text')}</p>
      {!areas && error && (
        <LoadFailure
          title={t('hotels.services.loadFailed')}
          error={error}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!areas && !error && <Skeleton className="h-72" />}
      {areas && (
        <ul className="divide-y divide-line">
          {areas.map((service) => (
            <AreaRow key={service.id} hotelId={hotelId} service={service} />
          ))}
        </ul>
      )}
    </FormSection>
  )
}

function AreaRow({ hotelId, service }: { hotelId: string; service: Service }) {
  const { t } = useTranslation('platform')
  const id = useId()
  const name = useLocalized()(service.label)
  const change = useAllowService(hotelId)
  const Icon = SERVICE_ICONS[service.icon]
  const isAllowed = service.path !== null
  const state = isAllowed ? (service.enabled ? 'open' : 'waiting') : 'soon'
  return (
    <li className="flex items-center gap-3 py-2 first:pt-0 last:pb-0">
      <span
        className={`grid size-10 shrink-0 place-items-center rounded-md ${isAllowed ? 'bg-tint text-accent-text' : 'bg-line/45 text-muted'}`}
      >
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <h3 id={id} className="font-semibold">
          <bdi>{name}</bdi>
        </h3>
        <p id={`${id}-state`} className="text-sm text-muted">
          {t(`hotels.services.${state}`)}
        </p>
      </div>
      <Switch
        aria-labelledby={id}
        aria-describedby={`${id}-state`}
        isOn={isAllowed}
        disabled={change.isPending}
        onChange={(wanted) => change.mutate({ service, isAllowed: wanted })}
      />
    </li>
  )
}

function useAllowService(hotelId: string) {
  const { t } = useTranslation('platform')
  const tell = useRefusalToast()
  const localized = useLocalized()
  const client = useQueryClient()
  const { queryKey } = hotelAdministrationApi.query.listServices.queryOptions({ input: { id: hotelId } })
  return useMutation({
    mutationFn: ({ service, isAllowed }: { service: Service; isAllowed: boolean }) =>
      hotelAdministrationApi.call.allowService({ id: hotelId, serviceId: service.id, isAllowed }),
    onSuccess: (saved) => {
      client.setQueryData(queryKey, (all) => all?.map((each) => (each.id === saved.id ? saved : each)))
      const name = localized(saved.label)
      toast.success(t(saved.path ? 'hotels.services.allowed' : 'hotels.services.taken', { name }))
    },
    onError: (error) => {
      void client.invalidateQueries({ queryKey })
      tell(error, t('hotels.services.failed'))
    },
  })
}

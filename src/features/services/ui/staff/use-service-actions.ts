import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { toast } from '#kit/web/toast.ts'
import type { Service } from '../../contract.ts'
import { servicesApi } from '../api.ts'

export const allServicesQuery = (slug: string) =>
  servicesApi.query.list.queryOptions({ input: { slug, enabledOnly: false } })

/** Switches and moves services optimistically; a refused change is rolled back (SVA-05). */
export function useServiceActions() {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const { errorText } = useErrorText()
  const client = useQueryClient()
  const { queryKey } = allServicesQuery(slug)

  const show = async (change: (services: Service[]) => Service[]) => {
    await client.cancelQueries({ queryKey })
    const before = client.getQueryData(queryKey)
    client.setQueryData(queryKey, (services) => services && change(services))
    return { before }
  }
  const refused = (error: unknown, text: string, services: Service[] | undefined) => {
    client.setQueryData(queryKey, services)
    void client.invalidateQueries({ queryKey: [['services']] })
    const reason =
      servicesApi.codeOf(error) === 'GLOBALLY_DISABLED'
        ? t('services.global')
        : currentOf(error) && t('services.orderChanged')
    toast.error(text, { description: reason ?? errorText(error, ''), duration: Number.POSITIVE_INFINITY })
  }

  const setEnabled = useMutation({
    mutationFn: ({ id, enabled }: Pick<Service, 'id' | 'enabled'>) =>
      servicesApi.call.setEnabled({ slug, id, enabled }),
    onMutate: ({ id, enabled }) =>
      show((services) => services.map((one) => (one.id === id ? { ...one, enabled } : one))),
    onSuccess: ({ enabled }) => toast.success(t(enabled ? 'services.enabled' : 'services.disabled')),
    onError: (error, _wanted, context) => refused(error, t('services.failed'), context?.before),
  })

  const reorder = useMutation({
    scope: { id: 'services-order' },
    mutationFn: (order: { seen: string[]; wanted: string[] }) => servicesApi.call.reorder({ slug, ...order }),
    onMutate: ({ wanted }) =>
      show((services) =>
        services.toSorted((one, other) => wanted.indexOf(one.id) - wanted.indexOf(other.id)),
      ),
    onError: (error, _wanted, context) =>
      refused(error, t('services.orderFailed'), currentOf(error) ?? context?.before),
  })

  return { setEnabled, reorder }
}

const currentOf = (error: unknown) => servicesApi.dataOf(error, 'CHANGED')?.current ?? null

import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { toast } from '#kit/web/toast.ts'
import { inOrderOf, useCollection, useOrdering, useSwitching } from '#kit/web/use-collection.ts'
import type { Service } from '../../contract.ts'
import { servicesApi } from '../api.ts'

type Order = { seen: string[]; wanted: string[] }

export const allServicesQuery = (slug: string) =>
  servicesApi.query.list.queryOptions({ input: { slug, enabledOnly: false } })

/** Switches and moves services (SVA-05). */
export function useServiceActions() {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const { call, codeOf } = servicesApi
  const list = useCollection<Service>({
    queryKey: allServicesQuery(slug).queryKey,
    reasonOf: (error) => {
      const code = codeOf(error)
      if (code === 'GLOBALLY_DISABLED') return t('services.global')
      return code === 'CHANGED' ? t('services.orderChanged') : null
    },
  })

  const setEnabled = useSwitching(list, {
    expect: ({ thing }: { thing: Service }) => ({ ...thing, enabled: !thing.enabled }),
    send: ({ thing: { id, enabled } }) => call.setEnabled({ slug, id, enabled: !enabled }),
    done: ({ thing }) => toast.success(t(thing.enabled ? 'services.disabled' : 'services.enabled')),
    failed: () => t('services.failed'),
  })
  const reorder = useOrdering(list, {
    expect: (all, { wanted }: Order) => inOrderOf(all, wanted),
    send: (order) => call.reorder({ slug, ...order }),
    apply: (_all, services) => services,
    failed: t('services.orderFailed'),
  })
  return { setEnabled, reorder }
}

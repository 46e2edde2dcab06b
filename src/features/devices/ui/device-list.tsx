import { useMutation, useQueryClient } from '@tanstack/react-query'
import { BellOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { toast } from '#kit/web/toast.ts'
import { ConfirmDialog } from '#kit/web/ui/dialog.tsx'
import { EmptyState } from '#kit/web/ui/states.tsx'
import { useRefusalToast } from '#kit/web/use-refusal-toast.ts'
import type { Device } from '../contract.ts'
import { devicesApi, devicesQuery } from './api.ts'
import { DeviceRow } from './device-row.tsx'
import { useTurnOn } from './use-this-device.ts'

type ListProps = { devices: readonly Device[]; thisId: string | null; canRemove: boolean }

/** The hotel's devices, each with whose it is and when it last rang. */
export function DeviceList({ devices, thisId, canRemove }: ListProps) {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const client = useQueryClient()
  const refused = useRefusalToast()
  const { forgetThis } = useTurnOn()
  const [asked, setAsked] = useState<Device | null>(null)
  const remove = useMutation({
    mutationFn: async ({ id }: Device) => {
      await devicesApi.call.remove({ slug, id })
      if (id === thisId) await forgetThis()
    },
    onSuccess: (_nothing, { name }) => toast.success(t('devices.removed', { device: name })),
    onError: (error) => refused(error, t('devices.removeFailed')),
    onSettled: () => {
      setAsked(null)
      return client.invalidateQueries({ queryKey: devicesQuery(slug).queryKey })
    },
  })
  if (devices.length === 0)
    return <EmptyState icon={BellOff} title={t('devices.empty')} text={t('devices.emptyText')} />
  return (
    <>
      <ul className="divide-y divide-line">
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            isThis={device.id === thisId}
            onRemove={canRemove ? () => setAsked(device) : null}
          />
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={t('devices.removeTitle', { device: asked.name })}
          text={t('devices.removeText')}
          confirm={t('devices.remove')}
          isDangerous
          isBusy={remove.isPending}
          onClose={() => setAsked(null)}
          onConfirm={() => remove.mutate(asked)}
        />
      )}
    </>
  )
}

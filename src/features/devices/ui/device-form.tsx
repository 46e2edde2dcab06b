import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { putAnswer } from '#kit/web/put-answer.ts'
import { toast } from '#kit/web/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { TextField } from '#kit/web/ui/field.tsx'
import { useRefusalToast } from '#kit/web/use-refusal-toast.ts'
import type { Device } from '../contract.ts'
import { DEVICE_NAME_LENGTH } from '../rules.ts'
import { devicesQuery } from './api.ts'
import { PlaceChoice } from './place-choice.tsx'
import { change } from './subscribe.ts'

type Facts = Pick<Device, 'name' | 'place'>

/** What the device in front of somebody is called, and where it is. */
export function DeviceForm({ device, isOnline }: { device: Device; isOnline: boolean }) {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const client = useQueryClient()
  const refused = useRefusalToast()
  const [typed, setTyped] = useState<Partial<Facts>>({})
  const { name, place }: Facts = { ...device, ...typed }
  const isChanged = name.trim() !== device.name || place !== device.place
  const save = useMutation({
    mutationFn: () => change(slug, { id: device.id, name, place }),
    onSuccess: (saved) => {
      putAnswer<Device[]>(client, devicesQuery(slug).queryKey, (all) =>
        all?.map((each) => (each.id === saved.id ? saved : each)),
      )
      setTyped({})
      toast.success(t('devices.saved'))
    },
    onError: (error) => refused(error, t('devices.saveFailed')),
  })
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (isChanged && name.trim() && !save.isPending) save.mutate()
      }}
    >
      <TextField
        label={t('devices.name')}
        value={name}
        limit={DEVICE_NAME_LENGTH}
        autoComplete="off"
        required
        error={name.trim() ? undefined : t('devices.nameMissing')}
        onChange={({ target }) => setTyped({ ...typed, name: target.value })}
      />
      <PlaceChoice place={place} onChoose={(next) => setTyped({ ...typed, place: next })} />
      {isChanged && (
        <Button
          type="submit"
          look="primary"
          className="justify-self-start"
          disabled={!isOnline || !name.trim()}
          isBusy={save.isPending}
        >
          {t('devices.save')}
        </Button>
      )}
    </form>
  )
}

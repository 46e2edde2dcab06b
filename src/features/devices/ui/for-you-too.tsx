import { useMutation, useQueryClient } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Dialog } from '#kit/web/ui/dialog.tsx'
import { useLanguage } from '#kit/web/use-language.ts'
import { devicesQuery } from './api.ts'
import { decline, register } from './subscribe.ts'
import { thisDeviceKey, useFirstFacts, useTurnOnFailed } from './use-this-device.ts'

type Props = {
  userId: string
  /** For whom it rang; null for somebody who has left, and where that is not known. */
  person: string | null
  onClose: () => void
}

/** Asks whether somebody else's own device is to ring for whoever is signed in there now. */
export function ForYouToo({ userId, person, onClose }: Props) {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const language = useLanguage()
  const client = useQueryClient()
  const turnOnFailed = useTurnOnFailed()
  const firstFacts = useFirstFacts()
  const answer = useMutation({
    mutationFn: async (isWanted: boolean) => {
      if (isWanted) await register({ slug, language, name: firstFacts().name, place: 'own' })
      else await decline(slug, userId)
    },
    onSuccess: onClose,
    onError: turnOnFailed,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: thisDeviceKey(slug) }),
        client.invalidateQueries({ queryKey: devicesQuery(slug).queryKey }),
      ]),
  })
  return (
    <Dialog
      title={t('devices.forYou.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => answer.mutate(false)}>{t('devices.forYou.no')}</Button>
          <Button
            data-first-focus
            look="primary"
            isBusy={answer.isPending && answer.variables}
            onClick={() => answer.mutate(true)}
          >
            {!answer.isPending && <BellRing aria-hidden className="size-4.5" />}
            {t('devices.forYou.yes')}
          </Button>
        </>
      }
    >
      <p className="text-muted">
        {person === null ? t('devices.forYou.somebody') : t('devices.forYou.text', { person })}
      </p>
    </Dialog>
  )
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  IMAGE_BYTES_MAX,
  IMAGE_MEGABYTES_MAX,
  LOGO_TYPES,
  logoUploadPath,
} from '#features/images/contract.ts'
import { uploadPicture, UploadRefused } from '#features/images/ui/upload.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { toast } from '#kit/web/toast.ts'
import { useCuredToast } from '#kit/web/use-cured-toast.ts'
import { hotelAdministrationApi } from './api.ts'

/** HOT-17: some browsers call a JPEG `image/jpg`. */
export const ACCEPTED: readonly string[] = [...LOGO_TYPES, 'image/jpg']

/** Uploads and removes the logo of a saved hotel (HOT-15 to HOT-18); null for an unsaved one. */
export function useLogo(hotelId: string | null) {
  const { t } = useTranslation(['platform', 'common'])
  const { wait } = useFormatters()
  const { errorText } = useErrorText()
  const client = useQueryClient()
  const [progress, setProgress] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const refresh = () => client.invalidateQueries({ queryKey: [['hotels']] })

  const wordsFor = (refused: unknown): string => {
    if (!(refused instanceof UploadRefused)) return t('hotels.logo.failed')
    if (refused.code === 'RATE_LIMITED' && refused.retryAfterSeconds) {
      return t('common:limits.upload', { time: wait(refused.retryAfterSeconds) })
    }
    if (refused.code === 'IMAGE_TOO_LARGE')
      return t('hotels.logo.tooLarge', { megabytes: IMAGE_MEGABYTES_MAX })
    if (refused.code === 'NOT_AN_IMAGE') return t('hotels.logo.wrongType')
    if (refused.code === 'STORAGE_FULL') return t('common:errors.STORAGE_FULL')
    return t('hotels.logo.failed')
  }
  const remove = useMutation({
    mutationFn: (id: string) => hotelAdministrationApi.call.removeLogo({ id }),
    onSuccess: async () => {
      await refresh()
      toast.success(t('hotels.logo.removed'))
    },
    onError: (failure) =>
      toast.error(t('hotels.logo.removeFailed'), { id: 'logo', description: errorText(failure, '') }),
  })

  useCuredToast('logo', remove.isError)

  const choose = async (file: File) => {
    setError(null)
    if (!hotelId) return setError(t('hotels.logo.saveFirst'))
    if (!ACCEPTED.includes(file.type)) return setError(t('hotels.logo.wrongType'))
    if (file.size > IMAGE_BYTES_MAX)
      return setError(t('hotels.logo.tooLarge', { megabytes: IMAGE_MEGABYTES_MAX }))
    setProgress(0)
    try {
      await uploadPicture(logoUploadPath(hotelId), file, setProgress)
      await refresh()
      toast.success(t('hotels.logo.uploaded'), { id: 'logo' })
    } catch (failure) {
      const text = wordsFor(failure)
      setError(text)
      toast.error(text, { id: 'logo' })
    } finally {
      setProgress(null)
    }
  }

  return { progress, error, choose, remove }
}

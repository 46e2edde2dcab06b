import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IMAGE_BYTES_MAX, IMAGE_MEGABYTES_MAX, LOGO_TYPES } from '#features/images/contract.ts'
import { uploadPicture, UploadRefused } from '#features/images/ui/upload.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { toast } from '#kit/web/toast.ts'
import { useCuredToast } from '#kit/web/use-cured-toast.ts'

/** HOT-17: some browsers call a JPEG `image/jpg`. */
export const ACCEPTED: readonly string[] = [...LOGO_TYPES, 'image/jpg']

/** Where the logo of a saved hotel is sent, and what takes it away. */
export type LogoPlace = { uploadPath: string; remove: () => Promise<unknown> }

/** Uploads and removes the logo of a saved hotel (HOT-15 to HOT-18); null for an unsaved one. */
export function useLogo(place: LogoPlace | null) {
  const { t } = useTranslation(['hotel-profile', 'common'])
  const { wait } = useFormatters()
  const { errorText } = useErrorText()
  const client = useQueryClient()
  const [progress, setProgress] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const refresh = () => client.invalidateQueries({ queryKey: [['hotels']] })

  const wordsFor = (refused: unknown): string => {
    if (!(refused instanceof UploadRefused)) return t('logo.failed')
    if (refused.code === 'RATE_LIMITED' && refused.retryAfterSeconds) {
      return t('common:limits.upload', { time: wait(refused.retryAfterSeconds) })
    }
    if (refused.code === 'IMAGE_TOO_LARGE') return t('logo.tooLarge', { megabytes: IMAGE_MEGABYTES_MAX })
    if (refused.code === 'NOT_AN_IMAGE') return t('logo.wrongType')
    if (refused.code === 'STORAGE_FULL') return t('common:errors.STORAGE_FULL')
    return t('logo.failed')
  }
  const remove = useMutation({
    mutationFn: async () => place?.remove(),
    onSuccess: async () => {
      await refresh()
      toast.success(t('logo.removed'))
    },
    onError: (failure) =>
      toast.error(t('logo.removeFailed'), { id: 'logo', description: errorText(failure, '') }),
  })

  useCuredToast('logo', remove.isError)

  const choose = async (file: File) => {
    setError(null)
    if (!place) return setError(t('logo.saveFirst'))
    if (!ACCEPTED.includes(file.type)) return setError(t('logo.wrongType'))
    if (file.size > IMAGE_BYTES_MAX) return setError(t('logo.tooLarge', { megabytes: IMAGE_MEGABYTES_MAX }))
    setProgress(0)
    try {
      await uploadPicture(place.uploadPath, file, setProgress)
      await refresh()
      toast.success(t('logo.uploaded'), { id: 'logo' })
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

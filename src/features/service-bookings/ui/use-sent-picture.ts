import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { GUEST_PICTURES, pictureUploadPath } from '#features/images/contract.ts'
import { cropPicture } from '#features/images/ui/crop.ts'
import { uploadPicture, UploadRefused } from '#features/images/ui/upload.ts'
import { useFormatters } from '#kit/web/formatters.ts'

type Problem = { text: string; canRetry: boolean }
type Sending = { preview: string | null; part: number }

/** Sends a picture as soon as it is chosen, made small first, and hands its URL on. */
export function useSentPicture(onSent: (url: string) => void) {
  const { slug } = useHotel()
  const { t } = useTranslation(['work', 'common'])
  const { wait } = useFormatters()
  const [sending, setSending] = useState<Sending | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [unsent, setUnsent] = useState<File | null>(null)
  const [sent, setSent] = useState<string | null>(null)
  const preview = sending?.preview
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview])
  // whoever answers goes on answering meanwhile
  const handOn = useEffectEvent(onSent)
  useEffect(() => {
    if (sent) handOn(sent)
  }, [sent])

  const explain = (error: unknown): Problem => {
    if (!(error instanceof UploadRefused)) return { text: t('picture.unreadable'), canRetry: false }
    switch (error.code) {
      case null:
        return { text: t('common:errors.network'), canRetry: true }
      case 'RATE_LIMITED':
        return {
          text: t('common:limits.upload', { time: wait(error.retryAfterSeconds ?? 0) }),
          canRetry: true,
        }
      case 'STORAGE_FULL':
      case 'UNAUTHORIZED':
        return { text: t(`common:errors.${error.code}`), canRetry: error.code === 'STORAGE_FULL' }
      case 'NOT_FOUND':
        return { text: t('guest.refused.changed'), canRetry: false }
      case 'UNAVAILABLE':
        return { text: t('picture.failed'), canRetry: true }
      default:
        return { text: t('picture.unreadable'), canRetry: false }
    }
  }

  const send = async (file: File) => {
    setProblem(null)
    setUnsent(file)
    // from the first moment, since a large photograph takes a while to be made small
    setSending({ preview: null, part: 0 })
    try {
      const small = await madeSmall(file)
      const shown = URL.createObjectURL(small)
      setSending({ preview: shown, part: 0 })
      const path = pictureUploadPath(slug, GUEST_PICTURES)
      setSent(await uploadPicture(path, small, (part) => setSending({ preview: shown, part })))
      setUnsent(null)
    } catch (error) {
      setProblem(explain(error))
    } finally {
      setSending(null)
    }
  }
  return {
    sending,
    problem,
    send,
    retry: () => unsent && void send(unsent),
    forgetProblem: () => setProblem(null),
  }
}

/** A phone's photograph without its place and its many megapixels. */
async function madeSmall(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file)
  return cropPicture(picture, picture.width / picture.height, 0.5, 'image/jpeg')
}

import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import { cropPicture } from './crop.ts'
import { type PictureFolder, uploadPicture, UploadRefused } from './upload.ts'

/** MNU-06 and OP-12: up to and including 5 MiB. */
const BYTES_MAX = 5 * 1024 * 1024

type Chosen = { picture: ImageBitmap; position: number; blob: Blob; preview: string }

/** The picture of a form: what it has, what was chosen instead, and the upload when the form is saved. */
export function usePicture(saved: string | null, frame: { folder: PictureFolder; ratio: number }) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { wait } = useFormatters()
  const [kept, keep] = useState(saved)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const preview = chosen?.preview
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview])

  const crop = async (picture: ImageBitmap, position: number) => {
    const blob = await cropPicture(picture, frame.ratio, position)
    setChosen({ picture, position, blob, preview: URL.createObjectURL(blob) })
  }
  const wordsFor = (refused: unknown): string => {
    if (!(refused instanceof UploadRefused)) return t('images.failed')
    if (refused.code === 'RATE_LIMITED' && refused.retryAfterSeconds) {
      return t('common:limits.upload', { time: wait(refused.retryAfterSeconds) })
    }
    if (refused.code === 'IMAGE_TOO_LARGE') return t('images.tooLarge')
    if (refused.code === 'NOT_AN_IMAGE') return t('images.notImage')
    if (refused.code === 'IMAGE_TOO_MANY_PIXELS') return t('images.tooManyPixels')
    return t('images.failed')
  }

  return {
    shown: chosen?.preview ?? kept,
    position: chosen?.position ?? null,
    error,
    progress,
    isChanged: chosen !== null || kept !== saved,
    choose: async (file: File) => {
      setError(null)
      if (!file.type.startsWith('image/')) return setError(t('images.notImage'))
      if (file.size > BYTES_MAX) return setError(t('images.tooLarge'))
      const picture = await createImageBitmap(file).catch(() => null)
      if (!picture) return setError(t('images.notImage'))
      await crop(picture, 0.5)
    },
    moveTo: (position: number) => chosen && void crop(chosen.picture, position),
    remove: () => {
      setChosen(null)
      setError(null)
      keep(null)
    },
    /** Shows another picture that is stored already. */
    show: (url: string | null) => {
      setChosen(null)
      keep(url)
    },
    /** Uploads what was chosen. Answers the address to save, or undefined when it failed; the form then says why. */
    upload: async (slug: string): Promise<string | null | undefined> => {
      if (!chosen) return kept
      setError(null)
      setProgress(0)
      try {
        const url = await uploadPicture(slug, frame.folder, chosen.blob, setProgress)
        setChosen(null)
        keep(url)
        return url
      } catch (refused) {
        setError(wordsFor(refused))
        return undefined
      } finally {
        setProgress(null)
      }
    },
  }
}

export type Picture = ReturnType<typeof usePicture>

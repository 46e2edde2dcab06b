import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import {
  IMAGE_BYTES_MAX,
  IMAGE_MEGABYTES_MAX,
  IMAGE_MEGAPIXELS_MAX,
  type PictureFolder,
  pictureUploadPath,
} from '../contract.ts'
import { cropPicture } from './crop.ts'
import { uploadPicture, UploadRefused } from './upload.ts'

/** What is wrong, what to do about it, and whether retrying the same picture can help. */
type Problem = { text: string; reason: string | null; canRetry: boolean }
type Unfit = 'tooLarge' | 'notImage' | 'tooManyPixels' | 'unreadable'

const LIMITS = { megabytes: IMAGE_MEGABYTES_MAX, megapixels: IMAGE_MEGAPIXELS_MAX }

type Chosen = { picture: ImageBitmap; position: number; blob: Blob; preview: string }

/**
 * The picture of a form: the saved one, the newly chosen one, and the upload when the form is saved.
 * @param saved the current picture, shown as long as no other is chosen
 */
export function usePicture(saved: string | null, frame: { folder: PictureFolder; ratio: number }) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { wait } = useFormatters()
  const [own, setOwn] = useState<string | null | undefined>(undefined)
  const [seen, setSeen] = useState(saved)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  // What was chosen last, before it is drawn: the form may be saved in between.
  const latest = useRef<Chosen | null>(null)
  // The latest choice, still being read and cropped: saving the form waits for it.
  const coming = useRef<Promise<Chosen | null> | null>(null)
  const [isComing, setComing] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const kept = own === undefined ? saved : own
  const isChanged = chosen !== null || isComing || kept !== saved
  if (!isChanged && seen !== saved) setSeen(saved)
  const preview = chosen?.preview
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview])

  const crop = async (picture: ImageBitmap, position: number): Promise<Chosen> => {
    const blob = await cropPicture(picture, frame.ratio, position)
    return { picture, position, blob, preview: URL.createObjectURL(blob) }
  }
  const take = async (work: Promise<Chosen | null>) => {
    coming.current = work
    setComing(true)
    const made = await work
    if (coming.current !== work) {
      if (made) URL.revokeObjectURL(made.preview)
      return
    }
    coming.current = null
    setComing(false)
    if (made) hold(made)
  }
  const hold = (made: Chosen | null) => {
    latest.current = made
    setChosen(made)
  }
  const forget = () => {
    coming.current = null
    setComing(false)
    hold(null)
  }
  const read = async (file: File) => {
    try {
      return await crop(await createImageBitmap(file), 0.5)
    } catch {
      setProblem(unfit('notImage'))
      return null
    }
  }
  const unfit = (why: Unfit): Problem => ({ text: t(`images.${why}`, LIMITS), reason: null, canRetry: false })
  const wordsFor = (refused: unknown): Problem => {
    const failed = { text: t('images.failed'), canRetry: true }
    if (!(refused instanceof UploadRefused)) return { ...failed, reason: null }
    if (refused.code === 'RATE_LIMITED' && refused.retryAfterSeconds) {
      return {
        ...failed,
        text: t('common:limits.upload', { time: wait(refused.retryAfterSeconds) }),
        reason: t('images.kept'),
      }
    }
    if (refused.code === 'IMAGE_TOO_LARGE') return unfit('tooLarge')
    if (refused.code === 'NOT_AN_IMAGE') return unfit('notImage')
    if (refused.code === 'IMAGE_TOO_MANY_PIXELS') return unfit('tooManyPixels')
    if (refused.code === 'IMAGE_UNREADABLE') return unfit('unreadable')
    const ours = refused.code === 'STORAGE_FULL' ? 'STORAGE_FULL' : 'UNAVAILABLE'
    const reason = refused.code === null ? 'network' : ours
    return { ...failed, reason: `${t(`common:errors.${reason}`)} ${t('images.kept')}` }
  }

  return {
    shown: chosen?.preview ?? kept,
    /** Whether saving the form without it deletes a picture that is already stored. */
    isStored: kept !== null,
    position: chosen?.position ?? null,
    problem,
    progress,
    isChanged,
    /** Somebody else has changed it, too. */
    isConflict: isChanged && seen !== saved,
    keepMine: () => setSeen(saved),
    takeTheirs: () => {
      forget()
      setProblem(null)
      setOwn(undefined)
    },
    choose: async (file: File) => {
      setProblem(null)
      if (!file.type.startsWith('image/')) return setProblem(unfit('notImage'))
      if (file.size > IMAGE_BYTES_MAX) return setProblem(unfit('tooLarge'))
      await take(read(file))
    },
    moveTo: (position: number) => chosen && void take(crop(chosen.picture, position)),
    remove: () => {
      forget()
      setProblem(null)
      setOwn(null)
    },
    /** Uploads the chosen picture. Returns the URL to save, or undefined on failure; the form then shows the reason. */
    upload: async (slug: string): Promise<string | null | undefined> => {
      const awaited = coming.current
      const last = awaited ? await awaited : latest.current
      if (!last) return awaited ? undefined : kept
      setProblem(null)
      setProgress(0)
      try {
        const url = await uploadPicture(pictureUploadPath(slug, frame.folder), last.blob, setProgress)
        forget()
        setOwn(url)
        return url
      } catch (refused) {
        setProblem(wordsFor(refused))
        return undefined
      } finally {
        setProgress(null)
      }
    },
  }
}

export type Picture = ReturnType<typeof usePicture>

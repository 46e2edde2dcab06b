import { ImagePlus, RotateCw, Trash2 } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass, Button } from '#kit/web/ui/button.tsx'
import { ConfirmDialog } from '#kit/web/ui/dialog.tsx'
import { LastAttempt } from '#kit/web/ui/last-attempt.tsx'
import { IMAGE_MEGABYTES_MAX, PICTURE_TYPES } from '../contract.ts'
import { UploadProgress } from './upload-progress.tsx'
import type { Picture } from './use-picture.ts'

type FieldProps = { label: string; picture: Picture; frameClass: string; onRetry: () => void }

/**
 * A picture in the frame in which guests see it: choose, drop, move, replace or remove it; also shows upload progress.
 */
export function PictureField({ label, picture, frameClass, onRetry }: FieldProps) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const id = useId()
  const note = useRef<HTMLDivElement>(null)
  const { problem } = picture
  useEffect(() => {
    if (problem) note.current?.scrollIntoView({ block: 'center' })
  }, [problem])
  const [isOver, setIsOver] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file) void picture.choose(file)
  }
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-[0.9375rem] font-medium">
        {label}
      </label>
      <input
        id={id}
        type="file"
        accept={PICTURE_TYPES.join(',')}
        aria-describedby={`${id}-note`}
        aria-invalid={problem !== null}
        onChange={(event) => {
          take(event.target.files)
          event.target.value = ''
        }}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        aria-hidden
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setIsOver(false)
          take(event.dataTransfer.files)
        }}
        className={`relative grid cursor-pointer place-items-center overflow-hidden rounded-md border bg-tint text-center peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent ${frameClass} ${
          isOver ? 'border-accent-text' : picture.shown ? 'border-line' : 'border-dashed border-line'
        }`}
      >
        {picture.shown ? (
          <img src={picture.shown} alt="" className="absolute inset-0 size-full object-cover" />
        ) : (
          <span className="grid justify-items-center gap-1 p-3 text-accent-text">
            <ImagePlus aria-hidden className="size-7" />
            <span className="font-semibold">{t('images.choose')}</span>
            <span className="text-xs text-muted">{t('images.drop')}</span>
          </span>
        )}
        {picture.progress !== null && (
          <UploadProgress
            part={picture.progress}
            text={t('images.uploading', { percent: Math.round(picture.progress * 100) })}
          />
        )}
      </label>
      {picture.position !== null && (
        <input
          type="range"
          min={0}
          max={100}
          value={Math.round(picture.position * 100)}
          aria-label={t('images.position')}
          title={t('images.position')}
          onChange={(event) => picture.moveTo(Number(event.target.value) / 100)}
          className="h-6 w-full accent-(--accent)"
        />
      )}
      <div
        ref={note}
        id={`${id}-note`}
        role={problem ? 'alert' : undefined}
        className={`grid gap-1 text-sm ${problem ? 'text-late' : 'text-muted'}`}
      >
        <p className={problem?.reason ? 'font-semibold' : ''}>
          {problem?.text ?? t('images.hint', { megabytes: IMAGE_MEGABYTES_MAX })}
        </p>
        {problem?.reason && <p>{problem.reason}</p>}
      </div>
      <LastAttempt action="bulk_image_upload" />
      {problem?.canRetry && (
        <Button size="sm" look="primary" className="justify-self-start" onClick={onRetry}>
          <RotateCw aria-hidden className="size-4" />
          {t('common:tryAgain')}
        </Button>
      )}
      {picture.shown && (
        <div className="flex flex-wrap gap-2">
          <label htmlFor={id} aria-hidden className={`${buttonClass('plain', 'sm')} cursor-pointer`}>
            {t('images.replace')}
          </label>
          <Button
            size="sm"
            look="quiet"
            onClick={() => (picture.isStored ? setIsAsking(true) : picture.remove())}
          >
            <Trash2 aria-hidden className="size-4" />
            {t('images.remove')}
          </Button>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          isDangerous
          title={t('images.removeTitle')}
          text={t('images.removeText')}
          confirm={t('images.remove')}
          onClose={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false)
            picture.remove()
          }}
        />
      )}
    </div>
  )
}

import { Camera, RotateCw, Trash2 } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { UploadProgress } from '#features/images/ui/upload-progress.tsx'
import { useGuest } from '#features/sessions/ui/use-guest.ts'
import { Button, buttonClass } from '#kit/web/ui/button.tsx'
import { LastAttempt } from '#kit/web/ui/last-attempt.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { Of } from './question-field.tsx'
import { useSentPicture } from './use-sent-picture.ts'

/** A picture: taken or chosen, sent at once, seen, replaced or removed. */
export function PictureField({ question, answer, error, onAnswer }: Of<'picture'>) {
  const { t } = useTranslation(['work', 'common'])
  const localized = useLocalized()
  const { guest } = useGuest()
  const input = useRef<HTMLInputElement>(null)
  const fieldId = useId()
  const { id, label } = question
  const url = answer.picture ?? null
  const { sending, problem, send, retry, forgetProblem } = useSentPicture((picture) =>
    onAnswer({ id, picture }),
  )
  const frame = useRef<HTMLLabelElement>(null)
  const isSending = sending !== null
  useEffect(() => {
    if (isSending) frame.current?.scrollIntoView({ block: 'nearest' })
  }, [isSending])
  const shown = sending?.preview ?? url
  const note = problem?.text ?? (url ? undefined : error)
  if (!guest)
    return (
      <p id={id} className="grid gap-1 text-[0.9375rem]">
        <bdi className="font-medium">{localized(label)}</bdi>
        <span className="text-muted">{t('picture.logIn')}</span>
      </p>
    )
  return (
    <div id={id} className="grid gap-2">
      <label htmlFor={fieldId} className="text-[0.9375rem] font-medium">
        <bdi>{localized(label)}</bdi>
      </label>
      <input
        ref={input}
        id={fieldId}
        type="file"
        accept="image/*"
        disabled={isSending}
        aria-describedby={`${fieldId}-note`}
        aria-invalid={note !== undefined}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void send(file)
          target.value = ''
        }}
        className="peer sr-only"
      />
      <label
        ref={frame}
        htmlFor={fieldId}
        aria-hidden
        className={`relative grid min-h-28 cursor-pointer place-items-center overflow-hidden rounded-lg border bg-tint text-center text-accent-text transition-colors peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent hover:border-accent-text/40 ${shown ? 'border-line' : 'border-dashed border-accent-text/40'}`}
      >
        {shown ? (
          <img src={shown} alt="" className="max-h-60 w-full object-contain" />
        ) : (
          <span className="grid justify-items-center gap-1.5 p-4">
            <Camera aria-hidden className="size-8" />
            <span className="font-semibold">{t('picture.choose')}</span>
          </span>
        )}
        {sending && (
          <UploadProgress
            part={sending.part}
            text={t('picture.sending', { percent: Math.round(sending.part * 100) })}
          />
        )}
      </label>
      <p
        id={`${fieldId}-note`}
        role={note ? 'alert' : undefined}
        tabIndex={-1}
        data-unsent={problem !== null || undefined}
        className="text-[0.9375rem] font-medium text-late outline-none empty:hidden"
      >
        {note}
      </p>
      <p
        role="status"
        tabIndex={-1}
        data-unsent={isSending || undefined}
        className="text-[0.9375rem] text-muted outline-none empty:hidden"
      >
        {isSending ? t('picture.oneMoment') : url && <span className="sr-only">{t('picture.added')}</span>}
      </p>
      <LastAttempt action="guest_picture" />
      <div className="flex flex-wrap gap-2 empty:hidden">
        {problem?.canRetry && (
          <Button onClick={retry}>
            <RotateCw aria-hidden className="size-4.5" />
            {t('common:tryAgain')}
          </Button>
        )}
        {url && !isSending && (
          <label htmlFor={fieldId} aria-hidden className={`${buttonClass()} cursor-pointer`}>
            <Camera aria-hidden className="size-4.5" />
            {t('picture.replace')}
          </label>
        )}
        {(url || problem) && !isSending && (
          <Button
            look="quiet"
            onClick={() => {
              forgetProblem()
              onAnswer({ id, picture: null })
              input.current?.focus()
            }}
          >
            <Trash2 aria-hidden className="size-4.5" />
            {t('picture.remove')}
          </Button>
        )}
      </div>
    </div>
  )
}

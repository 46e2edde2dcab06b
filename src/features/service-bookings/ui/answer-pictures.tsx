import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { smallSizeOf } from '#kit/shared/small-picture.ts'
import { Dialog } from '#kit/web/ui/dialog.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { ServiceBooking } from '../contract.ts'

/** What was sent as answers, small; a press shows one large. */
export function AnswerPictures({ booking }: { booking: Pick<ServiceBooking, 'answers'> }) {
  const localized = useLocalized()
  const sent = booking.answers.flatMap(({ id, label, picture }) =>
    picture ? [{ id, url: picture, label: localized(label) }] : [],
  )
  if (sent.length === 0) return null
  return (
    <div className="flex flex-wrap gap-3">
      {sent.map(({ id, ...picture }) => (
        <figure key={id} className="grid max-w-full content-start justify-items-start gap-1">
          <figcaption className="text-[0.9375rem] wrap-anywhere text-muted">
            <bdi>{picture.label}</bdi>
          </figcaption>
          <OnePicture {...picture} />
        </figure>
      ))}
    </div>
  )
}

function OnePicture({ url, label }: { url: string; label: string }) {
  const { t } = useTranslation('work')
  const [isOpen, setIsOpen] = useState(false)
  const [broken, setBroken] = useState<string | null>(null)
  if (broken === url)
    return (
      <p className="flex items-center gap-2 text-[0.9375rem] text-muted">
        <ImageOff aria-hidden className="size-5 shrink-0" />
        {t('picture.notShown')}
      </p>
    )
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('picture.open', { label })}
        onClick={() => setIsOpen(true)}
        className="size-24 overflow-hidden rounded-md border border-line bg-tint transition hover:border-accent-text/40"
      >
        <img
          src={smallSizeOf(url)}
          alt=""
          loading="lazy"
          onError={() => setBroken(url)}
          className="size-full object-cover"
        />
      </button>
      {isOpen && (
        <Dialog wide title={label} onClose={() => setIsOpen(false)}>
          <img src={url} alt={t('picture.alt')} className="mx-auto max-h-[75dvh] max-w-full rounded-md" />
        </Dialog>
      )}
    </>
  )
}

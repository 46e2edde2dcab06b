import { ImagePlus, Trash2 } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Hotel } from '#features/hotels/contract.ts'
import { isColor } from '#features/hotels/rules.ts'
import { IMAGE_MEGABYTES_MAX } from '#features/images/contract.ts'
import { Button, buttonClass } from '#kit/web/ui/button.tsx'
import { ConfirmDialog } from '#kit/web/ui/dialog.tsx'
import { OwnLogo } from './own-logo.tsx'
import { ACCEPTED, type LogoPlace, useLogo } from './use-logo.ts'

type LogoProps = {
  /** Null for a hotel that is not saved yet. */
  hotel: Pick<Hotel, 'name' | 'logoUrl'> | null
  place: LogoPlace | null
  /** As they are being typed. */
  draft: Pick<Hotel, 'name' | 'primaryColor'>
}

/** The hotel's logo: choose or drop, replace, remove; available once the hotel is saved (HOT-15). */
export function LogoSection({ hotel, place, draft: { name, primaryColor } }: LogoProps) {
  const { t } = useTranslation('hotel-profile')
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const logo = useLogo(place)
  const logoUrl = hotel?.logoUrl ?? null
  const shown = {
    name: name.trim(),
    logoUrl,
    primaryColor: isColor(primaryColor ?? '') ? primaryColor : null,
  }
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file) void logo.choose(file)
  }
  const over = (isNow: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setIsOver(isNow)
  }
  return (
    <section className="grid gap-4 rounded-lg border border-line bg-card p-5 shadow-card">
      <h2 className="text-base font-semibold">{t('logo.title')}</h2>
      <div
        onDragOver={over(true)}
        onDragLeave={over(false)}
        onDrop={(event) => {
          over(false)(event)
          take(event.dataTransfer.files)
        }}
        className={`flex items-center gap-4 rounded-md border p-3 ${isOver ? 'border-accent-text bg-tint' : 'border-dashed border-line'}`}
      >
        {logoUrl || name.trim() ? (
          <OwnLogo hotel={shown} size="lg" />
        ) : (
          <span
            aria-hidden
            className="grid size-22 shrink-0 place-items-center rounded-[22px] bg-tint text-accent-text"
          >
            <ImagePlus className="size-8" />
          </span>
        )}
        <div className="grid min-w-0 justify-items-start gap-1.5">
          <input
            id={id}
            type="file"
            accept={ACCEPTED.join(',')}
            aria-describedby={`${id}-note`}
            aria-invalid={logo.error !== null}
            disabled={logo.progress !== null}
            onChange={(event) => {
              take(event.target.files)
              event.target.value = ''
            }}
            className="peer sr-only"
          />
          <label
            htmlFor={id}
            className={`${buttonClass('plain', 'sm')} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent`}
          >
            <ImagePlus aria-hidden className="size-4" />
            {t(logoUrl ? 'logo.replace' : 'logo.choose')}
          </label>
          {logoUrl && hotel ? (
            <Button size="sm" look="quiet" isBusy={logo.remove.isPending} onClick={() => setAsking(true)}>
              <Trash2 aria-hidden className="size-4" />
              {t('logo.remove')}
            </Button>
          ) : (
            <span className="text-xs text-muted">{t('logo.drop')}</span>
          )}
        </div>
      </div>
      {isAsking && hotel && (
        <ConfirmDialog
          isDangerous
          title={t('logo.removeTitle')}
          text={t('logo.removeText', { name: hotel.name })}
          confirm={t('logo.remove')}
          isBusy={logo.remove.isPending}
          onClose={() => setAsking(false)}
          onConfirm={() => logo.remove.mutate(undefined, { onSettled: () => setAsking(false) })}
        />
      )}
      {logo.progress !== null && <Progress part={logo.progress} />}
      <p
        id={`${id}-note`}
        role={logo.error ? 'alert' : undefined}
        className={`text-sm ${logo.error ? 'text-late' : 'text-muted'}`}
      >
        {logo.error ?? t(hotel ? 'logo.hint' : 'logo.saveFirst', { megabytes: IMAGE_MEGABYTES_MAX })}
      </p>
    </section>
  )
}

function Progress({ part }: { part: number }) {
  const { t } = useTranslation('hotel-profile')
  const label = t('logo.uploading', { percent: Math.round(part * 100) })
  return (
    <div className="grid gap-1.5 text-sm font-medium">
      {label}
      <progress
        value={part}
        max={1}
        aria-label={label}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
      />
    </div>
  )
}

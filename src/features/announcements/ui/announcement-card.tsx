import { Newspaper } from 'lucide-react'
import { useState } from 'react'
import { localized } from '#kit/shared/languages.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import { useNow } from '#kit/web/use-now.ts'
import type { Announcement } from '../contract.ts'

type AnnouncementCardProps = { announcement: Announcement; isFirst: boolean }

/** Picture, title, text and age; the first card takes the full width where there is room. */
export function AnnouncementCard({ announcement, isFirst }: AnnouncementCardProps) {
  const language = useLanguage()
  const { ago } = useFormatters()
  const now = useNow()
  const [isBroken, setIsBroken] = useState(false)
  const wide = isFirst ? 'md:col-span-2 lg:grid lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]' : ''
  return (
    <article className={`overflow-hidden rounded-lg border border-line bg-card shadow-card ${wide}`}>
      <div
        className={`relative grid aspect-video place-items-center bg-tint text-accent-text ${isFirst ? 'md:aspect-[2/1] lg:aspect-auto lg:min-h-80' : ''}`}
      >
        {announcement.imageUrl && !isBroken ? (
          <img
            src={announcement.imageUrl}
            alt=""
            width={1200}
            height={675}
            loading={isFirst ? 'eager' : 'lazy'}
            onError={() => setIsBroken(true)}
            className="absolute inset-0 size-full object-cover"
          />
        ) : (
          <Newspaper aria-hidden className="size-10" />
        )}
      </div>
      <div className={`p-5 ${isFirst ? 'md:p-7 lg:self-center' : ''}`}>
        <h2
          dir="auto"
          className={`text-start text-[1.375rem] font-semibold tracking-tight ${isFirst ? 'md:text-[1.75rem]' : ''}`}
        >
          {localized(announcement.title, language)}
        </h2>
        <p dir="auto" className="mt-2 text-start text-pretty whitespace-pre-line text-muted">
          {localized(announcement.description, language)}
        </p>
        <time dateTime={announcement.createdAt} className="mt-4 block text-sm text-muted">
          {ago(announcement.createdAt, now)}
        </time>
      </div>
    </article>
  )
}

import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { receptionNumber } from '#features/hotels/reception-number.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { directionOf, type Language } from '#kit/shared/languages.ts'
import type { EmergencyTexts as Texts } from '../../emergency-contract.ts'

type PreviewProps = { texts: Texts; own: string | null; language: Language }

/** What a guest will read, from the number to dial on. */
export function EmergencyPreview({ texts, own, language }: PreviewProps) {
  const { t } = useTranslation('hotel-admin')
  const headingId = useId()
  const { number, ours, dial, told, entry, callNumber, callReception } = texts
  const reception = receptionNumber(useHotel())
  const isOwn = own !== null
  const more = [...(isOwn ? [own] : []), entry[language]].filter((text) => text !== null)
  return (
    <section aria-labelledby={headingId} className="grid gap-2">
      <h3 id={headingId} className="text-sm font-medium text-muted in-data-alone:sr-only">
        {t('emergencies.preview')}
      </h3>
      <div
        lang={language}
        dir={directionOf(language)}
        className="grid gap-3 rounded-lg rounded-es-sm border-2 border-late bg-card px-4 py-3.5 shadow-card"
      >
        <p className="font-semibold leading-relaxed wrap-anywhere">
          {isOwn ? dial[language] : ours[language]}
        </p>
        <p className="rounded-md bg-late px-4 py-2.5 text-center font-semibold text-ground">
          {callNumber[language]} <bdi className="tabular">{number}</bdi>
        </p>
        {reception && (
          <p className="rounded-md border border-line px-4 py-2.5 text-center font-semibold text-accent-text">
            {callReception[language]} <bdi className="tabular">{reception}</bdi>
          </p>
        )}
        <p className="leading-relaxed wrap-anywhere">{told[language]}</p>
        {more.map((text) => (
          <p key={text} dir="auto" className="leading-relaxed wrap-anywhere whitespace-pre-line">
            {text}
          </p>
        ))}
      </div>
    </section>
  )
}

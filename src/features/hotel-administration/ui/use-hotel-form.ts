import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSameEntry } from '#kit/web/field-edits.ts'
import { ownTimeZone } from '#kit/web/own-time-zone.ts'
import { useBasicProblems } from '#features/hotel-profile/ui/use-profile-problems.ts'
import { type AnyHotel, type HotelDraft } from '../contract.ts'
import { isCurrency, isReservedSlug, isTimeZone, randomSlug, toSlug } from '#features/hotels/rules.ts'

const emptyHotel = (): HotelDraft => ({
  name: '',
  contactEmail: null,
  contactPhone: null,
  bookingSupportNumber: null,
  isActive: true,
  primaryColor: null,
  currency: 'USD',
  timeZone: isTimeZone(ownTimeZone()) ? ownTimeZone() : 'UTC',
})

const draftOf = (hotel: AnyHotel): HotelDraft => ({
  name: hotel.name,
  contactEmail: hotel.contactEmail,
  contactPhone: hotel.contactPhone,
  bookingSupportNumber: hotel.bookingSupportNumber,
  isActive: hotel.isActive,
  primaryColor: hotel.primaryColor,
  currency: hotel.currency,
  timeZone: hotel.timeZone,
})

/** A new hotel takes colour, currency and time zone from its template. */
const startOf = (opened: AnyHotel | null, template: AnyHotel | null): HotelDraft => {
  if (opened) return draftOf(opened)
  if (!template) return emptyHotel()
  const { primaryColor, currency, timeZone } = template
  return { ...emptyHotel(), primaryColor, currency, timeZone }
}

type Problems = Partial<Record<keyof HotelDraft | 'slug', string | undefined>>
const NO_PROBLEMS: Problems = {}

/** The state of a hotel's form: its input, its problems, and the difference from the saved hotel. */
export function useHotelForm(current: AnyHotel | null, template: AnyHotel | null) {
  const { t } = useTranslation('platform')
  const [base, setBase] = useState(current)
  const [edit, setEdit] = useState<Partial<HotelDraft>>({})
  const [typedSlug, setTypedSlug] = useState<string | null>(null)
  const [spareSlug] = useState(randomSlug)
  const [wasSent, setWasSent] = useState(false)
  const [takenSlug, setTakenSlug] = useState<string | null>(null)

  const start = startOf(base, template)
  const draft = { ...start, ...edit }
  const name = draft.name.trim()
  const slug = base?.slug ?? typedSlug ?? (name ? toSlug(name) || spareSlug : '')
  const touched = (Object.keys(edit) as (keyof HotelDraft)[]).filter(
    (key) => !isSameEntry(edit[key], start[key]),
  )
  const isChanged = touched.length > 0 || (base === null && Boolean(typedSlug))
  // Shows others' changes at once, as long as no unsaved input would be lost.
  if (current && base && !isChanged && current.version > base.version) setBase(current)

  const isTaken = isReservedSlug(toSlug(slug)) || (takenSlug !== null && toSlug(slug) === takenSlug)
  const problems: Problems = {
    ...useBasicProblems(draft),
    slug: !toSlug(slug) ? t('hotels.form.needSlug') : isTaken ? t('hotels.form.slugTaken') : undefined,
    timeZone: isTimeZone(draft.timeZone) ? undefined : t('hotels.form.zoneBad'),
    currency: isCurrency(draft.currency) ? undefined : t('hotels.form.currencyBad'),
  }

  return {
    base,
    start,
    draft: { ...draft, primaryColor: draft.primaryColor || null },
    slug,
    isChanged,
    problems: wasSent ? problems : NO_PROBLEMS,
    /** Something prevents saving. */
    isWrong: Object.values(problems).some((each) => each !== undefined),
    change: (more: Partial<HotelDraft>) => setEdit((all) => ({ ...all, ...more })),
    typeSlug: setTypedSlug,
    /** Shows the slug in its final form when the field loses focus. */
    settleSlug: () => typedSlug && setTypedSlug(toSlug(typedSlug)),
    send: () => setWasSent(true),
    refuseSlug: () => setTakenSlug(toSlug(slug)),
    /** Somebody else saved first: saving again would overwrite their changes. */
    overtake: (theirs: AnyHotel) => setBase(theirs),
    takeTheirs: () => setEdit({}),
  }
}

export type HotelFormState = ReturnType<typeof useHotelForm>

import { useTranslation } from 'react-i18next'
import type { Trait } from '#features/dietary/traits.ts'
import type { Order, OrderLine } from '../../contract.ts'
import { allergensOf, conflictsOf, type Made, useAvoidedWords } from './avoided.ts'
import { useKitchenView } from './kitchen-view.ts'
import { NoteInKitchen } from './note-in-kitchen.tsx'
import { QuotedNote } from './note-text.tsx'

export type Ordered = Pick<Order, 'lines' | 'avoids' | 'made' | 'guestLanguage' | 'translations'>

/** How what belongs to a dish looks: its choices and notes, and what is small. */
export type LineLook = { small: string; choices: string; isPrinted?: boolean }

type LineProps = { line: OrderLine; booking: Ordered; look: LineLook; isMade?: boolean }

/** A dish with its choices and notes, in the kitchen's language, and what of it the guest avoids. */
export function KitchenLine({ line, booking, look, isMade = false }: LineProps) {
  const { nameOf, guestNameOf } = useKitchenView()
  const { small, choices, isPrinted = false } = look
  const read = guestNameOf(line.name, booking)
  return (
    <span className="min-w-0 flex-1 text-start">
      <bdi className={isMade ? 'line-through' : ''}>{nameOf(line.name)}</bdi>
      {read && <GuestRead text={read} booking={booking} className={small} />}
      {line.choices.length > 0 && (
        <span className={`block ${choices}`}>
          {line.choices.map(({ id, name }, at) => (
            <span key={id}>
              {at > 0 && ' · '}
              <bdi className={isMade ? 'line-through' : ''}>{nameOf(name)}</bdi>
              <GuestChoice text={guestNameOf(name, booking)} booking={booking} />
            </span>
          ))}
        </span>
      )}
      <LineMarks line={line} avoids={booking.avoids} className={small} />
      {isPrinted && <Contained line={line} className={small} />}
      <LineNote line={line} booking={booking} className={choices} />
    </span>
  )
}

type ReadProps = { text: string; booking: Ordered; className: string }

const GuestRead = ({ text, booking: { guestLanguage }, className }: ReadProps) => (
  <span className={`block font-normal text-muted print:text-black ${className}`}>
    <bdi lang={guestLanguage ?? undefined}>{text}</bdi>
  </span>
)

const GuestChoice = ({ text, booking }: { text: string | null; booking: Ordered }) =>
  text && (
    <span className="font-normal text-muted">
      {' '}
      (<bdi lang={booking.guestLanguage ?? undefined}>{text}</bdi>)
    </span>
  )

type PartProps = { line: OrderLine; booking: Ordered; className?: string }

/** What the guest noted for a dish, and the same in the kitchen's language. */
function LineNote({ line: { note }, booking, className = '' }: PartProps) {
  const { t } = useTranslation('common')
  if (!note) return null
  return (
    <span className={`block ${className}`}>
      <span className="sr-only">{t('lineNote')}: </span>
      <QuotedNote note={note} className="font-semibold whitespace-pre-line text-wait print:text-black" />
      <NoteInKitchen note={note} booking={booking} />
    </span>
  )
}

type MarksProps = { line: Made; avoids: readonly Trait[]; className?: string }

/** What of a line stands against what the guest avoids, and what of it nobody knows. */
export function LineMarks({ line, avoids, className = '' }: MarksProps) {
  const { contained, undeclared: notDeclared } = useAvoidedWords()
  const { contains, undeclared } = conflictsOf(line, avoids)
  if (contains.length + undeclared.length === 0) return null
  return (
    <span className={`block font-semibold print:text-black ${className}`}>
      {contained(contains).map((text) => (
        <span key={text} className="block text-late print:text-black print:underline">
          {text}
        </span>
      ))}
      {undeclared.length > 0 && (
        <span className="block text-wait print:text-black">{notDeclared(undeclared)}</span>
      )}
    </span>
  )
}

/** What a line is declared to contain. */
export function Contained({ line, className = '' }: Omit<PartProps, 'booking'>) {
  const { contained } = useAvoidedWords()
  const allergens = allergensOf(line)
  if (allergens.length === 0) return null
  return <span className={`block ${className}`}>{contained(allergens)}</span>
}

import { Check, Plus, Search, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { foldText, lengthOf } from '#kit/shared/text.ts'
import { Sheet } from '#kit/web/ui/sheet.tsx'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { LengthNote } from '#kit/web/ui/field.tsx'
import { useLanguage } from '#kit/web/use-language.ts'
import { hasPhrase, withoutPhrase, withPhrase } from '../phrase-note.ts'
import { PHRASES, type PhraseGroup } from '../phrases.ts'

const GROUPS = [...new Set(PHRASES.map(({ group }) => group))]

export type NoteProps = { note: string; limit: number; onNote: (note: string) => void }

/** The phrase book: a tap adds a phrase to the note as a line of its own, another takes it away. */
export function PhraseBook({ note, limit, onNote, onClose }: NoteProps & { onClose: () => void }) {
  const { t } = useTranslation(['dish', 'common'])
  const language = useLanguage()
  const id = useId()
  const [group, setGroup] = useState<PhraseGroup>('leaveOut')
  const [search, setSearch] = useState('')

  const inLanguage = (text: (typeof PHRASES)[number]['text']) => text[language]
  const words = foldText(search).split(/\s+/).filter(Boolean)
  const shown =
    words.length > 0
      ? PHRASES.filter(({ text }) => words.every((word) => foldText(inLanguage(text)).includes(word)))
      : PHRASES.filter((phrase) => phrase.group === group)
  return (
    <Sheet titleId={`${id}title`} className="h-[min(46rem,calc(100dvh-2rem))] max-w-xl" onClose={onClose}>
      <div className="grid h-full grid-rows-[auto_auto_1fr_auto]">
        <header className="px-5 pt-3">
          <div className="-me-2 flex items-center justify-between gap-3">
            <h2 id={`${id}title`} className="font-display text-2xl font-semibold tracking-tight">
              {t('phrases.open')}
            </h2>
            <IconButton look="quiet" label={t('common:close')} onClick={onClose}>
              <X aria-hidden className="size-5" />
            </IconButton>
          </div>
          <p className="text-[0.9375rem] text-pretty text-muted">{t('phrases.text')}</p>
          <div role="search" className="relative mt-3">
            <Search
              aria-hidden
              className="pointer-events-none absolute start-3.5 top-1/2 size-4.5 -translate-y-1/2 text-muted"
            />
            <input
              type="text"
              inputMode="search"
              enterKeyHint="search"
              aria-label={t('phrases.search')}
              placeholder={t('phrases.search')}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
              className="min-h-11 w-full rounded-full border border-line bg-card ps-10 pe-4 text-base [unicode-bidi:plaintext] placeholder:text-muted"
            />
          </div>
        </header>
        <div
          role="group"
          aria-label={t('phrases.groups')}
          className="flex [scrollbar-width:none] gap-2 overflow-x-auto px-5 py-3 [&::-webkit-scrollbar]:hidden"
        >
          {GROUPS.map((each) => {
            const isShown = words.length === 0 && each === group
            return (
              <button
                key={each}
                type="button"
                aria-pressed={isShown}
                onClick={() => {
                  setSearch('')
                  setGroup(each)
                }}
                className={`min-h-11 shrink-0 rounded-full border px-4 text-[0.9375rem] font-medium whitespace-nowrap transition-colors ${
                  isShown ? 'border-ink bg-ink text-ground' : 'border-line bg-card text-ink hover:bg-tint'
                }`}
              >
                {t(`phrases.group.${each}`)}
              </button>
            )
          })}
        </div>
        <div className="overflow-y-auto border-t border-line px-5 py-4">
          <p role="status" className="text-muted empty:hidden">
            {shown.length === 0 && t('phrases.none', { text: search.trim() })}
          </p>
          <ul className="flex flex-wrap gap-2">
            {shown.map((phrase) => {
              const isSaid = hasPhrase(note, phrase)
              const longer = withPhrase(note, phrase, language, limit)
              const Icon = isSaid ? Check : Plus
              return (
                <li key={phrase.id} className="max-w-full">
                  <button
                    type="button"
                    aria-pressed={isSaid}
                    disabled={!isSaid && longer === null}
                    onClick={() => onNote(isSaid ? withoutPhrase(note, phrase) : (longer ?? note))}
                    className={`flex min-h-11 max-w-full items-center gap-2 rounded-lg border px-3.5 py-2 text-start text-[0.9375rem] leading-snug transition-colors disabled:opacity-55 ${
                      isSaid
                        ? 'border-accent bg-accent font-medium text-on-accent'
                        : 'border-line bg-card hover:bg-tint'
                    }`}
                  >
                    <Icon aria-hidden className="size-4 shrink-0" />
                    {inLanguage(phrase.text)}
                  </button>
                </li>
              )
            })}
          </ul>
        </div>
        <footer className="grid gap-2 border-t border-line px-5 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
          {lengthOf(note) > 0 && (
            <p className="max-h-20 overflow-y-auto rounded-md bg-tint px-3.5 py-2 text-[0.9375rem] whitespace-pre-line wrap-anywhere">
              <bdi>{note}</bdi>
            </p>
          )}
          <LengthNote text={note} limit={limit} />
          <Button look="primary" size="lg" onClick={onClose}>
            {t('phrases.done')}
          </Button>
        </footer>
      </div>
    </Sheet>
  )
}

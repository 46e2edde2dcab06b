import { Printer } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { type Language, LANGUAGE_FACTS, LANGUAGES } from '#kit/shared/languages.ts'
import { useMultiLanguage } from '#kit/web/multi-language.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Dialog } from '#kit/web/ui/dialog.tsx'
import { Field, inputClass } from '#kit/web/ui/field.tsx'
import { Select } from '#kit/web/ui/select.tsx'
import { Skeleton } from '#kit/web/ui/states.tsx'
import { Switch } from '#kit/web/ui/switch.tsx'
import { useNow } from '#kit/web/use-now.ts'
import { useFontsOf } from '#kit/web/use-fonts.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import type { Guest } from '../contract.ts'
import { statusOf } from '../rules.ts'
import { RoomCard } from './room-card.tsx'
import type { CodesOf } from './use-codes.ts'
import { type Paper, PrintedCards, Sheet } from './room-card-sheets.tsx'

type DialogProps = { guests: readonly [Guest, ...Guest[]]; codes: CodesOf; onClose: () => void }

/** Previews and prints the cards for the rooms, in one language, on A6 or four to an A4 sheet. */
export function RoomCardDialog({ guests, codes, onClose }: DialogProps) {
  const { t } = useTranslation('hotel-admin')
  const shown = useLanguage()
  const isMultiLanguage = useMultiLanguage()
  const [language, setLanguage] = useState<Language>(shown)
  const [paper, setPaper] = useState<Paper>(guests.length > 1 ? 'A4' : 'A6')
  const switchId = useId()
  const [isCodeWanted, setCodeWanted] = useState(guests.some(codes.codeOf))
  const now = useNow(30)
  const able = guests.filter((guest) => statusOf(guest, now) === 'active')
  const codeOf = isCodeWanted
    ? (guest: Guest) => (able.includes(guest) ? codes.codeOf(guest) : undefined)
    : undefined
  const wantCodes = (isWanted: boolean) => {
    setCodeWanted(isWanted)
    const missing = able.filter((guest) => !codes.codeOf(guest))
    if (isWanted && missing.length > 0) codes.make.mutate(missing, { onError: () => setCodeWanted(false) })
  }
  useFontsOf([language])
  const [first] = guests
  const title =
    guests.length > 1
      ? t('guests.cardsTitle', { count: guests.length })
      : t('guests.cardTitle', { room: first.roomNumber })

  return (
    <>
      <Dialog
        title={title}
        onClose={onClose}
        footer={
          <Button look="primary" data-first-focus isBusy={codes.make.isPending} onClick={() => print()}>
            <Printer aria-hidden className="size-4" />
            {t('guests.cardPrint')}
          </Button>
        }
      >
        <div className="grid gap-4">
          <div className="grid gap-4 sm:grid-cols-2">
            {isMultiLanguage && (
              <Field label={t('guests.cardLanguage')}>
                {(control) => (
                  <Select
                    {...control}
                    value={language}
                    onChange={({ target }) =>
                      setLanguage(LANGUAGES.find((language) => language === target.value) ?? shown)
                    }
                    className={inputClass}
                  >
                    {LANGUAGES.map((language) => (
                      <option key={language} value={language} lang={language}>
                        {LANGUAGE_FACTS[language].name}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
            )}
            <Field label={t('guests.cardPaper')}>
              {(control) => (
                <Select
                  {...control}
                  value={paper}
                  onChange={({ target }) => setPaper(target.value === 'A4' ? 'A4' : 'A6')}
                  className={inputClass}
                >
                  <option value="A6">{t('guests.cardPaperA6')}</option>
                  <option value="A4">{t('guests.cardPaperA4')}</option>
                </Select>
              )}
            </Field>
          </div>
          <div className="flex items-center justify-between gap-4 rounded-md border border-line py-2 ps-3.5 pe-2">
            <div>
              <p id={switchId} className="text-[0.9375rem] font-medium">
                {t('guests.cardWithCode')}
              </p>
              <p id={`${switchId}-note`} className="text-sm text-muted">
                {able.length < guests.length && `${t('guests.cardNoCode')} `}
                {able.length > 0 && t('guests.codeReplaces')}
              </p>
            </div>
            <Switch
              disabled={able.length === 0}
              aria-labelledby={switchId}
              aria-describedby={`${switchId}-note`}
              isOn={isCodeWanted}
              onChange={wantCodes}
            />
          </div>
          <Suspense fallback={<Skeleton className="aspect-[105/148] w-full" />}>
            <div className="@container overflow-hidden rounded-md border border-line shadow-card">
              {paper === 'A4' ? (
                <div className="text-[calc(100cqw/60)]">
                  <Sheet guests={guests.slice(0, 4)} language={language} codeOf={codeOf} />
                </div>
              ) : (
                <div className="text-[calc(100cqw/30)]">
                  <RoomCard guest={first} language={language} code={codeOf?.(first)} />
                </div>
              )}
            </div>
          </Suspense>
        </div>
      </Dialog>
      {createPortal(
        <Suspense fallback={null}>
          <PrintedCards guests={guests} language={language} paper={paper} codeOf={codeOf} />
        </Suspense>,
        document.body,
      )}
    </>
  )
}

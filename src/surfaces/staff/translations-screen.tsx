import { useNavigate, useSearch } from '@tanstack/react-router'
import { PartyPopper } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { languageName } from '#kit/shared/language-name.ts'
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_FACTS } from '#kit/shared/languages.ts'
import { OTHER_LANGUAGES } from '#kit/shared/texts.ts'
import { LoadFailure, RowsSkeleton } from '#kit/web/ui/load-failure.tsx'
import { Page } from '#kit/web/ui/page.tsx'
import { Segments } from '#kit/web/ui/segments.tsx'
import { Badge, EmptyState } from '#kit/web/ui/states.tsx'
import { useLanguage } from '#kit/web/use-language.ts'
import { missingTexts } from './missing-texts.ts'
import { TranslationList } from './translation-list.tsx'
import { useHotelTexts } from './use-hotel-texts.ts'

/** What guests read only in English so far, by language, each with the way to where it is translated. */
export function TranslationsScreen() {
  const { t } = useTranslation('hotel-admin')
  const reader = useLanguage()
  const { texts, error, isFetching, refetch } = useHotelTexts()
  const found = OTHER_LANGUAGES.map((language: Language) => {
    const places = texts ? missingTexts(texts, language) : []
    return { language, places, count: places.reduce((sum, { things }) => sum + things.length, 0) }
  })
  const [language, show] = useShownLanguage(found)
  const shown = found.find((each) => each.language === language)

  return (
    <Page
      title={t('translations.title')}
      lead={t('translations.text')}
      tools={
        <Segments
          label={t('translations.languages')}
          choices={found.map((each) => ({
            value: each.language,
            text: (
              <>
                <span lang={each.language}>{LANGUAGE_FACTS[each.language].name}</span>
                {each.count > 0 && <Badge tone="wait">{each.count}</Badge>}
              </>
            ),
          }))}
          chosen={language}
          onChoose={show}
          className="max-sm:w-full"
        />
      }
    >
      {!texts && error && (
        <LoadFailure
          title={t('translations.loadFailed')}
          error={error}
          isBusy={isFetching}
          onRetry={refetch}
        />
      )}
      {!texts && !error && <RowsSkeleton />}
      {texts && shown?.count === 0 && (
        <EmptyState
          icon={PartyPopper}
          title={t('translations.done')}
          text={t('translations.doneText', { language: languageName(language, reader) })}
        />
      )}
      {shown?.places.map((place) => (
        <TranslationList key={place.place} {...place} language={language} />
      ))}
    </Page>
  )
}

type Found = { language: Language; count: number }

/** The language of the address, else the screen's own, else the first in which something is missing. */
function useShownLanguage(found: readonly Found[]) {
  const own = useLanguage()
  const asked = useSearch({
    strict: false,
    select: (search: Record<string, unknown>) =>
      found.find(({ language }) => language === search.of)?.language,
  })
  const navigate = useNavigate()
  const show = (of: Language) => void navigate({ to: '.', search: { of }, replace: true })
  const lacking = found.filter(({ count }) => count > 0)
  const usual = lacking.find(({ language }) => language === own) ?? lacking[0]
  return [asked ?? usual?.language ?? found[0]?.language ?? DEFAULT_LANGUAGE, show] as const
}

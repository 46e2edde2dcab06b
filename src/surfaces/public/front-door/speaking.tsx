import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { directionOf, type Language, LANGUAGE_FACTS, LANGUAGES } from '#kit/shared/languages.ts'
import { useFontsOf } from '#kit/web/use-fonts.ts'

/** The languages, each in its own script and direction. */
export function Speaking() {
  const { t } = useTranslation('front-door')
  useFontsOf(LANGUAGES)
  return (
    <section className="bg-[color-mix(in_oklch,var(--accent-light)_38%,#050807)] text-white">
      <div className="mx-auto grid w-full max-w-6xl items-center gap-10 px-5 py-16 md:grid-cols-2 md:px-10 md:py-22">
        <div>
          <h2 className="font-display text-[2rem] leading-[1.12] font-semibold tracking-tight text-balance md:text-[2.75rem]">
            {t('speak.title')}
          </h2>
          <p className="mt-4 max-w-md text-[1.0625rem] text-pretty text-white/90">{t('speak.text')}</p>
        </div>
        <ul className="grid divide-y divide-white/20">
          {LANGUAGES.map((language) => (
            <li key={language} className="py-5 first:pt-0 last:pb-0">
              <p className="text-sm text-white/80">
                {t('speak.line')}, <bdi lang={language}>{LANGUAGE_FACTS[language].name}</bdi>
              </p>
              <Suspense fallback={<p className={SAMPLE}>&nbsp;</p>}>
                <Sample language={language} />
              </Suspense>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const SAMPLE = 'mt-1.5 font-display text-[1.625rem] leading-snug font-semibold md:text-[1.875rem]'

/** What a guest reads in a language, whatever the page is in. */
function Sample({ language }: { language: Language }) {
  const { t } = useTranslation('front-door', { lng: language })
  return (
    <p lang={language} dir={directionOf(language)} className={SAMPLE}>
      {t('speak.sample')}
    </p>
  )
}

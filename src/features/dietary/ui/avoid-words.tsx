import { useTranslation } from 'react-i18next'
import { useAvoided, useIsAvoidedKnown, useServersAvoided } from './use-avoided.ts'
import { useTraitWords } from './use-trait-words.ts'

/** What the current person avoids, in a few words; without anything, that it can be said. */
export function AvoidWords() {
  const { t } = useTranslation('traits')
  const avoided = useAvoided()
  const isKnown = useIsAvoidedKnown()
  const { avoiding } = useTraitWords()
  const { isError } = useServersAvoided()
  const words = avoided.length > 0 ? avoiding(avoided) : isError && !isKnown ? t('avoidUnknown') : t('avoid')
  return <span className="max-w-64 truncate">{words}</span>
}

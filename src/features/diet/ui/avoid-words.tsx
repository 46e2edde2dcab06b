import { useTranslation } from 'react-i18next'
import { useAvoided, useServersAvoided } from './use-avoided.ts'
import { useTraitWords } from './use-trait-words.ts'

/** What the current person avoids, in a few words; without anything, that it can be said. */
export function AvoidWords() {
  const { t } = useTranslation('traits')
  const avoided = useAvoided()
  const { avoiding } = useTraitWords()
  useServersAvoided()
  return <span className="max-w-64 truncate">{avoided.length > 0 ? avoiding(avoided) : t('avoid')}</span>
}

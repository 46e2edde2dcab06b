import { useTranslation } from 'react-i18next'
import { localized } from '#kit/shared/languages.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import type { LineChoice } from '../contract.ts'

type LineChoicesProps = {
  line: { choices: readonly Pick<LineChoice, 'id' | 'name'>[]; note: string | null }
  className?: string
  noteLook?: string
}

/** What was chosen for a dish, and what the guest noted for it; nothing where nothing was. */
export function LineChoices({ line: { choices, note }, className = '', noteLook = '' }: LineChoicesProps) {
  const { t } = useTranslation('common')
  const language = useLanguage()
  return (
    <>
      {choices.length > 0 && (
        <span className={`block ${className}`}>
          {choices.map(({ id, name }, at) => (
            <span key={id}>
              {at > 0 && ' · '}
              <bdi>{localized(name, language)}</bdi>
            </span>
          ))}
        </span>
      )}
      {note && (
        <span className={`block ${className} ${noteLook}`}>
          <span className="sr-only">{t('lineNote')}: </span>
          <bdi className="whitespace-pre-line">“{note}”</bdi>
        </span>
      )}
    </>
  )
}

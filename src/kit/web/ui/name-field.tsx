import { useTranslation } from 'react-i18next'
import { DEFAULT_LANGUAGE, type Language } from '#kit/shared/languages.ts'
import { TextField } from './field.tsx'

type FieldProps = {
  label: string
  language: Language
  text: string | null
  limit: number
  /** What is wrong with it in English, where it is needed. */
  error?: string | undefined
  onChange: (text: string) => void
}

/** What something is called in a language, in its form; without, guests see the English name. */
export function NameField({ label, language, text, limit, error, onChange }: FieldProps) {
  const { t } = useTranslation('hotel-admin')
  const isNeeded = language === DEFAULT_LANGUAGE
  return (
    <TextField
      data-first-focus
      label={label}
      hint={isNeeded ? undefined : t('editor.fallback')}
      error={isNeeded ? error : undefined}
      isNoteKept
      limit={limit}
      lang={language}
      dir="auto"
      autoComplete="off"
      required={isNeeded}
      value={text ?? ''}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

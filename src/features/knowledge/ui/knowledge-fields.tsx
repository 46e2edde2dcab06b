import { useTranslation } from 'react-i18next'
import { Field, inputClass, TextField } from '#kit/web/ui/field.tsx'
import { Toggle } from '#kit/web/ui/toggle.tsx'
import type { EntryFields } from './entry-fields.ts'
import { PhrasingsField } from './phrasings-field.tsx'
import { CONTENT_MAX, CONTENT_WORDS_MAX, countWords, FEW_WORDS_LEFT, TOPIC_MAX, wordsLeft } from '../rules.ts'

type FieldsProps = { draft: EntryFields; wasSent: boolean; onChange: (more: Partial<EntryFields>) => void }

/** At the end of the label's line. */
const countClass = 'tabular absolute end-0 top-0 text-sm leading-6 text-muted'

/** Topic and content, with what is left of their limits (KNW-03, KNW-04). */
export function KnowledgeFields({ draft, wasSent, onChange }: FieldsProps) {
  const { t } = useTranslation('hotel-admin')
  const { topic, content, phrasings, active } = draft
  const topicLength = topic.trim().length
  const topicError = () => {
    if (topicLength > TOPIC_MAX) return t('knowledge.form.topicTooLong', { count: TOPIC_MAX })
    return wasSent && topicLength === 0 ? t('knowledge.form.needTopic') : undefined
  }
  const contentError = () => {
    const left = wordsLeft(content)
    if (left < 0) return t('knowledge.form.tooMany', { count: -left })
    if (content.trim().length > CONTENT_MAX) return t('knowledge.form.tooLong')
    return wasSent && !content.trim() ? t('knowledge.form.needContent') : undefined
  }
  return (
    <div className="grid gap-5">
      <div className="relative">
        <TextField
          data-first-focus
          label={t('knowledge.form.topic')}
          hint={t('knowledge.form.topicHint')}
          error={topicError()}
          dir="auto"
          required
          value={topic}
          onChange={({ target }) => onChange({ topic: target.value })}
        />
        <p className={countClass}>{t('knowledge.form.topicLeft', { used: topicLength, most: TOPIC_MAX })}</p>
      </div>
      <div className="relative">
        <Field
          label={t('knowledge.form.content')}
          hint={t('knowledge.form.contentHint')}
          error={contentError()}
        >
          {(control) => (
            <textarea
              {...control}
              rows={8}
              dir="auto"
              required
              value={content}
              onChange={({ target }) => onChange({ content: target.value })}
              className={`${inputClass} block resize-y py-3`}
            />
          )}
        </Field>
        <WordCount content={content} />
      </div>
      <PhrasingsField phrasings={phrasings} onChange={(next) => onChange({ phrasings: next })} />
      <Toggle
        isOn={active}
        label={t('knowledge.form.active')}
        on={t('knowledge.active')}
        off={t('knowledge.inactive')}
        onChange={(wanted) => onChange({ active: wanted })}
      />
    </div>
  )
}

/** The word count; also announced to screen readers when few words are left. */
function WordCount({ content }: { content: string }) {
  const { t } = useTranslation('hotel-admin')
  const left = wordsLeft(content)
  const isShort = left >= 0 && left < FEW_WORDS_LEFT
  return (
    <>
      <p className={`${countClass} ${left < 0 ? 'text-late' : ''}`}>
        {t('knowledge.form.words', { used: countWords(content), most: CONTENT_WORDS_MAX })}
      </p>
      <p role="status" className="text-sm font-medium text-wait">
        {isShort && t('knowledge.form.wordsLeft', { count: left })}
      </p>
    </>
  )
}

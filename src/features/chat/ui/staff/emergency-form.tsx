import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { languageName } from '#kit/shared/language-name.ts'
import { directionOf, type Language, LANGUAGES } from '#kit/shared/languages.ts'
import { lengthOf } from '#kit/shared/text.ts'
import { inLanguages } from '#kit/shared/texts.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { putAnswer } from '#kit/web/put-answer.ts'
import { toast } from '#kit/web/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { EditorForm } from '#kit/web/ui/editor-form.tsx'
import { Field, inputClass } from '#kit/web/ui/field.tsx'
import { LanguageTabs, useFormLanguage } from '#kit/web/ui/language-tabs.tsx'
import { useFieldEdits } from '#kit/web/use-field-edits.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import { useRefusalToast } from '#kit/web/use-refusal-toast.ts'
import type { EmergencyTexts as Texts } from '../../emergency-contract.ts'
import { otherNumbersIn } from '../../other-numbers.ts'
import { EMERGENCY_TEXT_MAX } from '../../rules.ts'
import { chatApi } from '../api.ts'
import { EmergencyPreview } from './emergency-preview.tsx'

type Fields = Record<Language, string>

/** A hotel's own texts of one danger, with what the guest will read beside. */
export function EmergencyForm({ texts, onClose }: { texts: Texts; onClose: () => void }) {
  const { t } = useTranslation('hotel-admin')
  const reader = useLanguage()
  const { danger, number, own } = texts
  const edits = useFieldEdits<Fields>(
    inLanguages((language) => own[language] ?? ''),
    `danger ${danger}`,
  )
  const { fields, change } = edits
  const [language, setLanguage] = useFormLanguage(reader)
  const save = useSaveTexts()
  const { list } = useFormatters()
  const { timeZone, contactPhone, bookingSupportNumber } = useHotel()
  const others = otherNumbersIn(fields[language], timeZone, [contactPhone, bookingSupportNumber]).map(
    (other) => `\u2066${other}\u2069`,
  )
  const wrongIn = LANGUAGES.filter((each) => lengthOf(fields[each]) > EMERGENCY_TEXT_MAX)
  const named = (all: Fields) => inLanguages((each) => all[each].trim() || null)
  return (
    <EditorForm
      title={t(`inbox.danger.${danger}`)}
      form={{
        edits,
        wrongIn,
        isWrong: wrongIn.length > 0,
        isChanged: edits.isChanged,
        isUnsettled: edits.conflicts.length > 0,
        send: () => {},
      }}
      words={{
        labelOf: (each) => languageName(each, reader),
        shown: (_each, value) => value || t('emergencies.ours'),
      }}
      overtaken={t('emergencies.theirs')}
      saving={save}
      failed={t('emergencies.saveFailed')}
      onSave={(done) =>
        save.mutate({ danger, own: named(fields), seen: named(edits.saved) }, { onSuccess: done })
      }
      onClose={onClose}
      language={language}
      onLanguage={setLanguage}
      aside={{
        label: t('emergencies.preview'),
        shown: <EmergencyPreview texts={texts} own={fields[language].trim() || null} language={language} />,
      }}
    >
      <p className="text-muted">{t('emergencies.numberStays', { number })}</p>
      <LanguageTabs language={language} onLanguage={setLanguage} missing={[]}>
        <Field
          label={t('emergencies.text', { language: languageName(language, reader) })}
          hint={t('emergencies.hint')}
          warning={
            others.length > 0 ? t('emergencies.otherNumbers', { number, numbers: list(others) }) : undefined
          }
          typed={{ text: fields[language], limit: EMERGENCY_TEXT_MAX }}
        >
          {(control) => (
            <textarea
              {...control}
              data-first-focus
              rows={7}
              lang={language}
              dir={directionOf(language)}
              placeholder={texts.ours[language]}
              value={fields[language]}
              onChange={({ target }) => change({ [language]: target.value })}
              className={`${inputClass} block resize-y py-3`}
            />
          )}
        </Field>
        <Button
          size="sm"
          disabled={fields[language] === ''}
          className="justify-self-start pointer-coarse:min-h-11"
          onClick={() => change({ [language]: '' })}
        >
          {t('emergencies.useOurs')}
        </Button>
      </LanguageTabs>
    </EditorForm>
  )
}

/** Saves the own texts of a danger, and shows what somebody else saved first. */
function useSaveTexts() {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const client = useQueryClient()
  const tell = useRefusalToast()
  const { queryKey } = chatApi.query.listEmergencyTexts.queryOptions({ input: { slug } })
  return useMutation({
    mutationFn: (said: Pick<Texts, 'danger' | 'own'> & { seen: Texts['own'] }) =>
      chatApi.call.saveEmergencyTexts({ slug, ...said }),
    onSuccess: (own, { danger }) => {
      putAnswer<Texts[]>(client, queryKey, (all) =>
        all?.map((each) => (each.danger === danger ? { ...each, own } : each)),
      )
      toast.success(t('emergencies.saved'))
    },
    onError: (error, { danger }) => {
      const current = chatApi.dataOf(error, 'CHANGED')?.current
      if (current)
        client.setQueryData(queryKey, (all) =>
          all?.map((each) => (each.danger === danger ? { ...each, own: current } : each)),
        )
      void client.invalidateQueries({ queryKey })
      tell(error, t('emergencies.saveFailed'), current ? t('editor.changed') : null)
    },
  })
}

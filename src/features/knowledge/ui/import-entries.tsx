import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { MEBIBYTE, TEXT_FILE_LENGTH } from '#kit/shared/sizes.ts'
import { readTextFile } from '#kit/web/read-text-file.ts'
import { ImportDialog } from '#kit/web/ui/import-dialog.tsx'
import type { KnowledgeImport } from '../contract.ts'
import { knowledgeApi } from './api.ts'
import { ImportPreview, useCountsOf } from './import-preview.tsx'

const EXAMPLE =
  'topic,content,phrasings,active\nBreakfast,"From 7:00 to 10:30 on the terrace.","When can we eat in the morning?\nIs there a buffet?",yes\nDoručak,"Od 7:00 do 10:30 na terasi.",,yes'
const UNREADABLE: KnowledgeImport = {
  outcome: 'refused',
  added: [],
  changed: [],
  sameCount: 0,
  problems: [{ line: 1, code: 'not-utf-8', column: null, value: '' }],
}

/** Imports entries from a file. */
export function ImportEntries({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const client = useQueryClient()
  const countsOf = useCountsOf()
  return (
    <ImportDialog
      words={{
        title: t('knowledge.importing.title'),
        lead: t('knowledge.importing.lead'),
        choose: t('knowledge.importing.choose'),
        another: t('knowledge.importing.another'),
        checking: t('knowledge.importing.checking'),
        drop: t('knowledge.importing.drop'),
        submit: t('knowledge.importing.submit'),
        done: t('knowledge.importing.done'),
        failed: t('knowledge.importing.failed'),
        tooLarge: t('knowledge.importing.tooLarge', { megabytes: TEXT_FILE_LENGTH / MEBIBYTE }),
      }}
      example={{ title: t('knowledge.importing.example'), text: EXAMPLE }}
      read={readTextFile}
      send={async (file, isDryRun) =>
        file === null ? UNREADABLE : knowledgeApi.call.importFile({ slug, file, isDryRun })
      }
      Preview={ImportPreview}
      countsOf={countsOf}
      willChange={({ added, changed }) => added.length + changed.length > 0}
      onImported={() => void client.invalidateQueries({ queryKey: [['knowledge']] })}
      onClose={onClose}
    />
  )
}

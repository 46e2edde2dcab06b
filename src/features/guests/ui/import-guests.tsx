import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { MEBIBYTE, TEXT_FILE_LENGTH } from '#kit/shared/sizes.ts'
import { readTextFile } from '#kit/web/read-text-file.ts'
import { ImportDialog } from '#kit/web/ui/import-dialog.tsx'
import type { GuestImport } from '../contract.ts'
import { guestsApi } from './api.ts'
import { ImportPreview, useCountsOf } from './import-preview.tsx'

const EXAMPLE = 'login_name,room,expiry\nSmith,101,2026-12-01\nHodžić,303,'
const UNREADABLE: GuestImport = {
  outcome: 'refused',
  added: [],
  addedCount: 0,
  changed: [],
  changedCount: 0,
  sameCount: 0,
  problems: [{ line: 1, code: 'not-utf-8', column: null, value: '' }],
  problemCount: 1,
  unusedColumns: [],
}

/** Imports guests from a file. */
export function ImportGuests({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const client = useQueryClient()
  const countsOf = useCountsOf()
  return (
    <ImportDialog
      words={{
        title: t('guests.importTitle'),
        lead: t('guests.importLead'),
        choose: t('guests.importChoose'),
        another: t('guests.importAnother'),
        checking: t('guests.importChecking'),
        drop: t('guests.importDrop'),
        submit: t('guests.importSubmit'),
        done: t('guests.imported'),
        failed: t('guests.importFailed'),
        tooLarge: t('guests.importTooLarge', { megabytes: TEXT_FILE_LENGTH / MEBIBYTE }),
      }}
      example={{ title: t('guests.importExample'), text: EXAMPLE }}
      read={readTextFile}
      send={async (file, isDryRun) =>
        file === null ? UNREADABLE : guestsApi.call.importFile({ slug, file, isDryRun })
      }
      Preview={ImportPreview}
      countsOf={countsOf}
      willChange={({ addedCount, changedCount }) => addedCount + changedCount > 0}
      onImported={() => void client.invalidateQueries({ queryKey: [['guests']] })}
      onClose={onClose}
    />
  )
}

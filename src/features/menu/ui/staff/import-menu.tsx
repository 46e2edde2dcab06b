import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { MEBIBYTE } from '#kit/shared/sizes.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { ImportDialog } from '#kit/web/ui/import-dialog.tsx'
import { FileTooLarge } from '#kit/web/read-text-file.ts'
import { MENU_FILE_BYTES_MAX } from '../../contract.ts'
import { OTHER_COLUMNS } from '../../fields.ts'
import { menuApi } from '../api.ts'
import { ImportPreview } from './import-preview.tsx'
import { staffMenuQuery } from './menu-query.ts'

/** Dishes from a file. */
export function ImportMenu({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const { list } = useFormatters()
  const client = useQueryClient()
  return (
    <ImportDialog
      words={{
        title: t('menu.import.title'),
        lead: t('menu.import.hint', { columns: list(OTHER_COLUMNS) }),
        choose: t('menu.import.choose'),
        another: t('menu.import.chooseOther'),
        checking: t('menu.import.checking'),
        drop: t('menu.import.drop'),
        tooLarge: t('menu.import.tooLarge', { megabytes: MENU_FILE_BYTES_MAX / MEBIBYTE }),
        submit: t('menu.import.go'),
        done: t('menu.import.done'),
        failed: t('menu.import.failed'),
      }}
      read={async (file) => {
        if (file.size > MENU_FILE_BYTES_MAX) throw new FileTooLarge()
        return file
      }}
      send={(file, isDryRun) => menuApi.call.importFile({ slug, file, isDryRun })}
      Preview={ImportPreview}
      countsOf={({ addedCount, changedCount }) => [
        ...(addedCount > 0 ? [t('menu.import.added', { count: addedCount })] : []),
        ...(changedCount > 0 ? [t('menu.import.changed', { count: changedCount })] : []),
      ]}
      willChange={({ addedCount, changedCount }) => addedCount + changedCount > 0}
      onImported={() => void client.invalidateQueries({ queryKey: staffMenuQuery(slug).queryKey })}
      onClose={onClose}
    />
  )
}

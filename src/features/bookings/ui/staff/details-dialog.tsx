import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#kit/web/ui/button.tsx'
import { Dialog } from '#kit/web/ui/dialog.tsx'
import { DiscardQuestion } from '#kit/web/ui/discard-question.tsx'
import type { Details } from './use-details.ts'

type DetailsProps = {
  room: string
  details: Details
  /** What is said where somebody else has changed it meanwhile. */
  overtaken: string
  /** What can be done with it besides saving. */
  buttons: ReactNode
  children: ReactNode
}

/** Everything about one booking; editable only while it is open (BKA-07). */
export function DetailsDialog({ room, details, overtaken, buttons, children }: DetailsProps) {
  const { t } = useTranslation('hotel-admin')
  const { isEditable, isReady, isPending, isOvertaken, failure, save, leave, discard } = details
  return (
    <>
      <Dialog
        wide
        title={t('details.title', { room })}
        onClose={leave}
        footer={
          <>
            {buttons}
            {isEditable && (
              <Button
                look="primary"
                disabled={!isReady}
                isBusy={isPending}
                className="max-sm:w-full"
                onClick={save}
              >
                {t('details.save')}
              </Button>
            )}
          </>
        }
      >
        <div className="grid gap-5">
          {(isOvertaken || failure) && (
            <p role="status" className="flex gap-2 rounded-md bg-late-tint px-3.5 py-2.5 text-late">
              <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
              {isOvertaken ? overtaken : failure}
            </p>
          )}
          {children}
        </div>
      </Dialog>
      {discard && <DiscardQuestion text={t('details.discardText', { room })} {...discard} />}
    </>
  )
}

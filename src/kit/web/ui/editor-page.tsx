import { Eye } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLeaving } from '../use-leave-guard.ts'
import { useMedia } from '../use-media.ts'
import { Button } from './button.tsx'
import { DiscardQuestion } from './discard-question.tsx'
import { type Aside, EditorBody, type EditorProps, useEditor } from './editor-body.tsx'
import { Page } from './page.tsx'
import { Preview } from './preview.tsx'
import { SaveTools, UnsavedStatus } from './save-tools.tsx'

type PageProps<Fields extends object> = EditorProps<Fields> & {
  /** The way back to the list. */
  back: ReactNode
  /** Puts all fields back as they are saved. */
  onDiscard: () => void
  aside: Aside
}

/** A page of its own for something with more than a handful of fields; it keeps what a dialog keeps. */
export function EditorPage<Fields extends object>(props: PageProps<Fields>) {
  const { title, back, saving, canSave = true, onDelete, onDiscard, aside } = props
  const { t } = useTranslation('hotel-admin')
  const { formId, isUnsaved, submit } = useEditor(props)
  const isPhone = useMedia('(width < 40rem)')
  const [isShown, setIsShown] = useState(false)
  const leaving = useLeaving(isUnsaved, isShown)
  const tools = (
    <SaveTools
      isUnsaved={isUnsaved}
      onDiscard={onDiscard}
      save={{ form: formId, disabled: !canSave, isBusy: saving.isPending }}
    />
  )

  return (
    <div className="@container">
      <Page
        title={title}
        back={back}
        tools={
          <>
            <Button
              look="quiet"
              aria-haspopup="dialog"
              className="@5xl:hidden"
              onClick={() => setIsShown(true)}
            >
              <Eye aria-hidden className="size-4.5" />
              {aside.label}
            </Button>
            {!isPhone && tools}
          </>
        }
      >
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 @5xl:grid-cols-[minmax(0,1fr)_22rem] @6xl:grid-cols-[minmax(0,1fr)_25.5rem]">
          <div className="grid min-w-0 gap-5">
            <EditorBody {...props} formId={formId} submit={submit} />
            {onDelete && (
              <Button look="quiet" className="justify-self-start text-late" onClick={onDelete}>
                {t('editor.delete')}
              </Button>
            )}
          </div>
          <div className="sticky top-[calc(var(--bar,0px)+var(--head,0px)+1.25rem)] hidden @5xl:block">
            {aside.shown}
          </div>
        </div>
      </Page>
      <UnsavedStatus isUnsaved={isUnsaved} />
      {isPhone && (
        <div
          data-bottom-bar
          className="sticky bottom-0 z-20 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-ground px-4 py-2.5"
        >
          {tools}
        </div>
      )}
      {isShown && (
        <Preview label={aside.label} onClose={() => setIsShown(false)}>
          {aside.shown}
        </Preview>
      )}
      {leaving.status === 'blocked' && <DiscardQuestion onKeep={leaving.reset} onDiscard={leaving.proceed} />}
    </div>
  )
}

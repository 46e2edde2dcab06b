import { useQuery } from '@tanstack/react-query'
import { BookOpenText, Download, FileUp, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { download } from '#kit/web/download.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { ConfirmDialog } from '#kit/web/ui/dialog.tsx'
import { EditorList } from '#kit/web/ui/editor-list.tsx'
import { SearchField } from '#kit/web/ui/search-field.tsx'
import { useFailureToast } from '#kit/web/use-failure-toast.ts'
import type { KnowledgeEntry } from '#features/knowledge/contract.ts'
import { AlikeEntries } from '#features/knowledge/ui/alike-entries.tsx'
import { Checks } from '#features/knowledge/ui/checks.tsx'
import { entriesAsCsv, searchEntries } from '#features/knowledge/ui/entries.ts'
import { entryAsGuest } from '#features/chat/ui/staff/entry-as-guest.tsx'
import { ImportEntries } from '#features/knowledge/ui/import-entries.tsx'
import { KnowledgeForm } from '#features/knowledge/ui/knowledge-form.tsx'
import { KnowledgePage } from '#features/unanswered-questions/ui/knowledge-page.tsx'
import { KnowledgeList } from '#features/knowledge/ui/knowledge-list.tsx'
import { TryIt } from '#features/knowledge/ui/try-it.tsx'
import { knowledgeQuery, useKnowledgeActions } from '#features/knowledge/ui/use-knowledge-actions.ts'

type Open =
  | { kind: 'form'; entry: KnowledgeEntry | null }
  | { kind: 'delete'; entry: KnowledgeEntry }
  | { kind: 'import' }

/** Chatbot Knowledge (KNW-01). */
export function KnowledgeScreen() {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const list = useQuery(knowledgeQuery(slug))
  const actions = useKnowledgeActions()
  const [open, setOpen] = useState<Open | null>(null)
  const [search, setSearch] = useState('')
  const close = () => setOpen(null)
  useFailureToast(list.data ? list.error : null, t('knowledge.loadFailed'))

  const all = list.data ?? []
  const find = (id: string) => all.find((each) => each.id === id) ?? null
  const openById = (id: string) => {
    const entry = find(id)
    if (entry) setOpen({ kind: 'form', entry })
  }
  const addNew = () => setOpen({ kind: 'form', entry: null })

  return (
    <KnowledgePage
      count={all.length > 0 ? t('knowledge.count', { count: all.length }) : null}
      lead={t('knowledge.lead')}
      tools={
        <>
          {(all.length > 0 || list.isPending) && (
            <Button
              className="max-sm:!px-3"
              disabled={all.length === 0}
              onClick={() => download(`${slug}-knowledge.csv`, entriesAsCsv(all))}
            >
              <Download aria-hidden className="size-4" />
              <span className="max-sm:sr-only">{t('knowledge.export')}</span>
            </Button>
          )}
          <Button className="max-sm:!px-3" onClick={() => setOpen({ kind: 'import' })}>
            <FileUp aria-hidden className="size-4" />
            <span className="max-sm:sr-only">{t('knowledge.import')}</span>
          </Button>
          <Button look="primary" onClick={addNew}>
            <Plus aria-hidden className="size-4.5" />
            {t('knowledge.add')}
          </Button>
        </>
      }
    >
      <EditorList
        query={list}
        failed={t('knowledge.loadFailed')}
        empty={
          all.length > 0
            ? null
            : {
                icon: BookOpenText,
                title: t('knowledge.empty'),
                text: t('knowledge.emptyText'),
                add: t('knowledge.add'),
                onAdd: addNew,
              }
        }
      >
        <div className="grid items-start gap-5 xl:grid-cols-[1fr_22rem]">
          <div className="xl:sticky xl:top-[calc(var(--bar,0px)+var(--head,0px)+1.25rem)] xl:col-start-2 xl:row-start-1">
            <TryIt onOpen={openById} />
          </div>
          <div className="grid min-w-0 gap-4 xl:col-start-1 xl:row-start-1">
            <SearchField
              label={t('knowledge.search')}
              clearLabel={t('knowledge.clearSearch')}
              search={search}
              onSearch={setSearch}
            />
            {search.trim() === '' && (
              <>
                <Checks onOpen={openById} />
                <AlikeEntries all={all} onEdit={(entry) => setOpen({ kind: 'form', entry })} />
              </>
            )}
            <KnowledgeList
              all={all}
              found={searchEntries(all, search)}
              onSwitch={(thing) => actions.setActive.mutate({ thing })}
              onEdit={(entry) => setOpen({ kind: 'form', entry })}
              onDelete={(entry) => setOpen({ kind: 'delete', entry })}
            />
          </div>
        </div>
      </EditorList>
      {open?.kind === 'import' && <ImportEntries onClose={close} />}
      {open?.kind === 'form' && (
        <KnowledgeForm
          opened={open.entry}
          current={open.entry && find(open.entry.id)}
          actions={actions}
          renderPreview={entryAsGuest}
          onDelete={(entry) => setOpen({ kind: 'delete', entry })}
          onClose={close}
        />
      )}
      {open?.kind === 'delete' && (
        <ConfirmDialog
          title={t('knowledge.confirm.deleteTitle', { topic: open.entry.topic })}
          text={t('knowledge.confirm.deleteText')}
          confirm={t('knowledge.confirm.delete')}
          isDangerous
          isBusy={actions.remove.isPending}
          onClose={close}
          onConfirm={() => actions.remove.mutate(find(open.entry.id) ?? open.entry, { onSettled: close })}
        />
      )}
    </KnowledgePage>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { Page } from '#kit/web/ui/page.tsx'
import { questionsQuery } from './api.ts'

const tabClass =
  'inline-flex min-h-10 flex-1 items-center justify-center gap-2 rounded-[10px] px-4 font-medium whitespace-nowrap text-muted transition-colors hover:text-ink aria-[current=page]:bg-card aria-[current=page]:text-ink aria-[current=page]:shadow-card'

type KnowledgePageProps = {
  /** The number of items; null: none, or not known yet, and its line is kept free. */
  count?: string | null
  lead: string
  /** Actions for the whole list. */
  tools?: ReactNode
  children: ReactNode
}

/** The screens about the assistant: its knowledge, the questions it could not answer, what it did, what it says in an emergency. */
export function KnowledgePage({ count, lead, tools, children }: KnowledgePageProps) {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const { data: questions } = useQuery(questionsQuery(slug))
  const open = questions?.total ?? 0
  return (
    <Page
      title={t('knowledge.title')}
      about={count !== undefined && <p className="min-h-lh">{count}</p>}
      lead={lead}
      tools={
        <>
          <nav
            aria-label={t('knowledge.title')}
            className="order-last flex basis-full xl:order-none xl:basis-auto"
          >
            <div className="flex rounded-md border border-line bg-side p-0.5 max-sm:grid max-sm:w-full max-sm:grid-cols-2">
              <Link
                to="/hotelly/$slug/admin/chatbot"
                params={{ slug }}
                activeOptions={{ exact: true, includeSearch: false }}
                className={tabClass}
              >
                {t('questions.entries')}
              </Link>
              <Link to="/hotelly/$slug/admin/chatbot/questions" params={{ slug }} className={tabClass}>
                {t('questions.title')}
                {open > 0 && (
                  <span className="tabular grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1.5 text-xs font-semibold text-on-accent">
                    <span aria-hidden>{open > 99 ? '99+' : open}</span>
                    <span className="sr-only">{t('questions.open', { count: open })}</span>
                  </span>
                )}
              </Link>
              <Link to="/hotelly/$slug/admin/chatbot/figures" params={{ slug }} className={tabClass}>
                {t('figures.title')}
              </Link>
              <Link to="/hotelly/$slug/admin/chatbot/emergencies" params={{ slug }} className={tabClass}>
                {t('emergencies.title')}
              </Link>
            </div>
          </nav>
          {tools}
        </>
      }
    >
      {children}
    </Page>
  )
}

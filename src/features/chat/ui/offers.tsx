import { useTranslation } from 'react-i18next'
import { QuestionChips } from './question-chips.tsx'
import { newestOf } from './said.ts'
import type { Chat } from './use-chat.ts'

/** Suggestions after a question without an answer; a tap asks one. */
export function Offers({ chat, onAsk }: { chat: Chat; onAsk: (question: string) => void }) {
  const { t } = useTranslation('chat')
  const last = newestOf(chat.messages)
  const mayAsk = chat.state === 'assistant' && !chat.isBusy && !chat.isAtLimit
  if (!mayAsk || !last?.isDefault || last.sources.length === 0) return null
  return (
    <div className="grid gap-2.5">
      <p className="px-1 text-[0.9375rem] text-muted">{t('offers')}</p>
      <QuestionChips label={t('offers')} questions={last.sources.map(({ topic }) => topic)} onAsk={onAsk} />
    </div>
  )
}

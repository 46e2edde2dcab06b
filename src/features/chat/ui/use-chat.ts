import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { isOwnedBy, type Owner, ownerAt } from '#features/sessions/ui/identity.ts'
import { newId } from '#kit/shared/ids.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { putAnswer } from '#kit/web/put-answer.ts'
import { useOnline } from '#kit/web/use-online.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import type { Conversation } from '../contract.ts'
import { DEFAULT_MAX_CONVERSATIONS } from '../rules.ts'
import { chatApi, chatStreams } from './api.ts'
import { afterEvent, isAwaited, type PendingMessage, shownMessages } from './said.ts'
import { holdSession } from './session.ts'
import { useRate } from './use-rate.ts'
import { useMarkSeen } from './use-mark-seen.ts'
import { useSession } from './use-session.ts'
import { dropWritten, keepWritten, moveWritten, useWritten } from './written.ts'

/** How often a chat with the staff is asked for besides live events, of which one may be lost. */
const QUIET_REFRESH_MS = 30_000

/** A text above the input; `signInHelps` where guests who have signed in may go on. */
type Note = { text: string; signInHelps: boolean }

/** The state and actions of the chat. `onAnswer` is called with each answer to a spoken question. */
export function useChat(onAnswer: (text: string) => void) {
  const { slug } = useHotel()
  const { t } = useTranslation('chat')
  const language = useLanguage()
  const client = useQueryClient()
  const { errorText, limitText } = useErrorText()
  const session = useSession(slug)
  const [pending, setOnTheWay] = useState<PendingMessage | null>(null)
  const onTheWay = pending?.sessionId === session.id ? pending : null
  const written = useWritten().filter(({ sessionId }) => sessionId === session.id)
  const [note, setNoteShown] = useState<Note | null>(null)
  const setNote = (text: string | null, signInHelps = false) =>
    setNoteShown(text === null ? null : { text, signInHelps })
  const settings = useQuery(chatApi.query.getSettings.queryOptions({ input: { slug, language } }))
  const asked = (sessionId: string) =>
    chatApi.query.getConversation.queryOptions({ input: { slug, sessionId } })
  const query = useQuery({
    ...asked(session.id),
    refetchInterval: ({ state: { data } }) => (data && data.state !== 'assistant' ? QUIET_REFRESH_MS : false),
  })
  const conversation = query.data ?? null
  const rate = useRate(session.id)
  useMarkSeen(conversation)
  const limit = conversation?.limit ?? settings.data?.maxConversations ?? DEFAULT_MAX_CONVERSATIONS
  const state = conversation?.state ?? 'assistant'

  useEffect(() => {
    if (conversation) holdSession(slug, conversation.sessionId, conversation.state !== 'assistant')
  }, [slug, conversation])

  const change = (sessionId: string, next: (before: Conversation | null) => Conversation | null) =>
    client.setQueryData<Conversation | null>(asked(sessionId).queryKey, (before) => next(before ?? null))

  const inputOf = ({ sessionId, key, text }: PendingMessage, guestId: Owner) => ({
    slug,
    guestId,
    sessionId,
    key,
    language,
    message: text,
  })

  /** Sends what does not wait for the answer that is being made: an emergency. All else is refused, and waits. */
  const tryAtOnce = async (message: PendingMessage) => {
    const { key, sessionId } = message
    const owner = ownerAt(slug)
    try {
      const input = { ...inputOf(message, owner), onlyUrgent: true }
      for await (const event of await chatStreams.call.send(input)) {
        if (!isOwnedBy(owner, ownerAt(slug))) return
        dropWritten(key)
        if (event.kind !== 'piece')
          change(sessionId, (before) => afterEvent(before, event, { id: key, sessionId, limit }))
      }
    } catch {
      // it goes out in its turn
    }
  }

  /** @returns whether it was not refused */
  const deliver = async (message: PendingMessage): Promise<boolean> => {
    const { key, sessionId } = message
    const owner = ownerAt(slug)
    let isKept = false
    const sent = { ...message, answer: '', failure: null }
    setNote(null)
    setOnTheWay(sent)
    keepWritten(sent)
    try {
      for await (const event of await chatStreams.call.send(inputOf(message, owner))) {
        if (!isOwnedBy(owner, ownerAt(slug))) return true
        if (event.kind === 'piece') {
          setOnTheWay((now) => now && { ...now, answer: now.answer + event.text })
          continue
        }
        isKept = true
        dropWritten(key)
        await client.cancelQueries({ queryKey: asked(sessionId).queryKey })
        change(sessionId, (before) => afterEvent(before, event, { id: key, sessionId, limit }))
        if (event.kind === 'kept') continue
        // a read that was broken off may have held what others wrote meanwhile
        void client.invalidateQueries({ queryKey: asked(sessionId).queryKey })
        const failure = event.error && t(event.error)
        setOnTheWay((now) => (failure && now ? { ...now, answer: '', failure } : null))
        if (message.isSpoken && event.message) onAnswer(event.message.text)
        return true
      }
      throw new Error('The answer stream ended early')
    } catch (error) {
      // if somebody else is signed in by now, the message is not sent in their name
      if (!isOwnedBy(owner, ownerAt(slug))) {
        dropWritten(key)
        return true
      }
      return refuse(error, message, isKept)
    }
  }

  const noteRefusal = (error: unknown, otherwise: string) => {
    const data = chatApi.dataOf(error, 'RATE_LIMITED')
    const signInHelps = data !== null && 'signInHelps' in data && data.signInHelps === true
    setNote(limitText(error, 'other') ?? errorText(error, otherwise), signInHelps)
  }

  const refuse = (error: unknown, message: PendingMessage, isKept: boolean): boolean | Promise<boolean> => {
    const code = chatApi.codeOf(error)
    if (code === 'SESSION_TAKEN') {
      const sessionId = session.startAnew()
      moveWritten(message.sessionId, sessionId)
      return deliver({ ...message, sessionId })
    }
    if (code === null || isKept) {
      setOnTheWay({ ...message, answer: '', failure: t(isKept ? 'failed' : 'sendFailed') })
      return true
    }
    // nothing waits for it
    keepWritten({ ...message, failure: t('sendFailed') })
    setOnTheWay(null)
    if (code === 'CHAT_LIMIT_REACHED') {
      setNote(t('limitReached'))
      void query.refetch()
    } else if (code === 'STILL_ANSWERING') setNote(t('stillAnswering'))
    else noteRefusal(error, t('sendFailed'))
    return false
  }

  /** Asks for a person, or takes back what called one; shows the conversation as it is then. */
  const hand = async (call: typeof chatApi.call.askPerson, otherwise: string) => {
    setNote(null)
    try {
      const now = await call({ slug, guestId: ownerAt(slug), sessionId: session.id, language })
      putAnswer<Conversation | null>(client, asked(session.id).queryKey, now)
    } catch (error) {
      if (chatApi.codeOf(error) === 'SESSION_TAKEN') session.startAnew()
      noteRefusal(error, otherwise)
    }
  }

  const messages = conversation?.messages ?? []
  const isBusy = onTheWay !== null && onTheWay.failure === null
  const isUnsent = onTheWay !== null && !isBusy && !messages.some(({ id }) => id === onTheWay.key)

  const next = written.filter(({ key }) => key !== onTheWay?.key)
  const retry = () => onTheWay && deliver(onTheWay)
  const first = next.find(({ failure }) => failure === null)
  const goOn = useEffectEvent(() => {
    if (first) void deliver(first)
  })
  const isOnline = useOnline()
  const tryAgain = useEffectEvent(() => {
    if (isUnsent) void retry()
  })
  useEffect(() => {
    if (isOnline) tryAgain()
  }, [isOnline])
  const mayGoOn = !isBusy && !isUnsent && first !== undefined
  useEffect(() => {
    if (mayGoOn) goOn()
  }, [mayGoOn])
  return {
    sessionId: session.id,
    settings: settings.data,
    isLoading: query.isPending,
    note,
    setNote,
    isBusy,
    /** The hotel does not have what is on its way, as it could not be reached. */
    isUnsent,
    onTheWay,
    /** What goes out once the message before it has been answered, and what was refused. */
    next,
    state,
    staffName: conversation?.staffName ?? null,
    staffSawAt: conversation?.staffSawAt ?? null,
    isAlerted: conversation?.isAlerted ?? false,
    danger: conversation?.danger ?? null,
    messages: shownMessages(messages, onTheWay),
    loadError: query.error,
    reload: () => void query.refetch(),
    isAwaiting: onTheWay !== null && isAwaited(messages, onTheWay),
    repliesLeft: Math.max(0, limit - (conversation?.replyCount ?? 0)),
    isAtLimit: state === 'assistant' && (conversation?.replyCount ?? 0) >= limit,
    /** Sends a message, after those that are still on their way; resolves to whether the input can be cleared. */
    send: async (text: string, isSpoken = false): Promise<boolean> => {
      const at = new Date().toISOString()
      const message = { key: newId(), sessionId: session.id, text, isSpoken, at, answer: '', failure: null }
      if (isBusy || isUnsent) {
        keepWritten(message)
        void (isUnsent ? retry() : tryAtOnce(message))
        return true
      }
      const isTaken = await deliver(message)
      // its words go back into the input
      if (!isTaken) dropWritten(message.key)
      return isTaken
    },
    retry,
    retryRefused: (message: PendingMessage) => keepWritten({ ...message, failure: null }),
    /** CHAT-07 */
    startNew: () => {
      setNote(null)
      session.startAnew()
    },
    rate,
    recallEmergency: () => hand(chatApi.call.recallEmergency, t('emergency.recallFailed')),
    askPerson: () => hand(chatApi.call.askPerson, t('askFailed')),
  }
}

export type Chat = ReturnType<typeof useChat>

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Guest } from '#features/guests/contract.ts'
import { newId } from '#kit/shared/ids.ts'
import { RETRY, withRetry } from '#kit/shared/retry.ts'
import { anyRefusal } from '#kit/web/api.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { toast } from '#kit/web/toast.ts'
import type { Booking } from '../../contract.ts'
import { useSending } from '../use-sending.ts'

type Word = 'title' | 'note' | 'send' | 'done' | 'failed' | 'off' | 'leaveTitle' | 'leaveText'

type ForGuest<Own, Booked> = {
  /** What the room asks besides, before anything is chosen. */
  empty: Own
  /** How the room calls what its staff book. */
  say: (word: Word, about?: { room: string }) => string
  onShow: (booked: Booked) => void
  onClose: () => void
}

type Way<Booked> = {
  book: (to: { guestId: string; key: string }) => Promise<Booked>
  /** Puts it where its room shows it. */
  onBooked: (booked: Booked) => void
  /** What the room alone knows of a refusal; null where it is one that any booking may get. */
  explain: (error: unknown) => string[] | null
}

/** What staff book for a guest, sent under one key for as long as it says the same. */
export function useBookForGuest<Own extends object, Booked extends Pick<Booking, 'roomNumber'>>({
  empty,
  say,
  onShow,
  onClose,
}: ForGuest<Own, Booked>) {
  const { t } = useTranslation('hotel-admin')
  const { errorText, limitText } = useErrorText()
  const { attempt, begin, end, isHere, setAttempt } = useSending()
  const [problems, setProblems] = useState<string[]>([])
  const [{ draft, key }, setBooking] = useState(() => ({
    draft: { ...empty, guest: null as Guest | null, note: '' },
    key: newId(),
  }))

  type Changed = Partial<typeof draft>
  /** By a function where it adds to what is there by then, which may be more than was shown. */
  const change = (more: Changed | ((now: typeof draft) => Changed)) => {
    setProblems([])
    const key = newId()
    setBooking((before) => ({
      draft: { ...before.draft, ...(typeof more === 'function' ? more(before.draft) : more) },
      key,
    }))
  }

  const explain = (error: unknown): string => {
    const code: string | null = anyRefusal.codeOf(error)
    switch (code) {
      case 'TIME_UNAVAILABLE':
        return t('bookings.forGuest.timeGone')
      case 'NOT_FOUND':
        return t('bookings.forGuest.guestGone')
      case 'SERVICE_UNAVAILABLE':
        return say('off')
      case 'KEY_REUSED':
        change({})
        return say('failed')
      default:
        return limitText(error, 'booking') ?? errorText(error, say('failed'))
    }
  }

  const send = async (way: Way<Booked>) => {
    const { guest } = draft
    if (!guest || !begin()) return
    setProblems([])
    try {
      const booked = await withRetry(RETRY.critical, () => way.book({ guestId: guest.id, key }), setAttempt)
      way.onBooked(booked)
      toast.success(say('done', { room: booked.roomNumber }), {
        action: { label: t('bookings.forGuest.show'), onClick: () => onShow(booked) },
      })
      if (isHere()) onClose()
    } catch (error) {
      setProblems(way.explain(error) ?? [explain(error)])
    } finally {
      end()
    }
  }

  return { draft, change, send, problems, attempt, say, onClose }
}

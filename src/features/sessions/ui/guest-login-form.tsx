import { useLocation, useNavigate } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { readCode, spacedCode } from '#features/guests/one-time-code.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { TextField } from '#kit/web/ui/field.tsx'
import { sessionsApi } from './api.ts'
import { useLoginError } from './login-error.ts'
import { RoomField } from './room-field.tsx'
import { useGuestChange } from './use-guest.ts'

const FIELDS = [
  { name: 'lastName', autoComplete: 'family-name', autoCapitalize: 'words', Field: TextField },
  { name: 'roomNumber', autoComplete: 'off', autoCapitalize: 'characters', Field: RoomField },
] as const

type FormProps = {
  /** The one-time code that a room card has brought. */
  code: string | null
  onSubmit: () => void
}

/** GLOG-01; with a field for a one-time code, where one opens the lock. */
export function GuestLoginForm({ code: given, onSubmit }: FormProps) {
  const { slug } = useHotel()
  const { t } = useTranslation('guest')
  const navigate = useNavigate()
  const wanted = useLocation({ select: ({ state }) => state.wanted })
  const change = useGuestChange()
  const errorOf = useLoginError()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isSending = useRef(false)
  const [typedCode, setCode] = useState<string | null>(null)
  const code = typedCode ?? (given ? spacedCode(given) : '')
  const [isCodeAsked, setCodeAsked] = useState(false)
  const [isCodeWrong, setCodeWrong] = useState(false)
  const [isPhoneLocked, setPhoneLocked] = useState(false)
  const [empty, setEmpty] = useState<readonly string[]>([])
  const form = useRef<HTMLFormElement>(null)

  const refuseCode = (text: string) => {
    flushSync(() => {
      setProblem(text)
      setCodeAsked(true)
      setCodeWrong(true)
    })
    form.current?.querySelector<HTMLInputElement>('[name=code]')?.focus()
  }
  const refuse = (error: unknown) => {
    const text = errorOf(error)
    const refusal = sessionsApi.codeOf(error)
    if (refusal === 'CODE_INVALID') return refuseCode(text)
    setProblem(text)
    if (refusal !== 'RATE_LIMITED') return
    const canUseCode = canUseCodeAfter(error)
    setCodeAsked(canUseCode === true)
    setPhoneLocked(canUseCode === false)
  }
  const logIn = async (typed: FormData) => {
    const [lastName = '', roomNumber = ''] = FIELDS.map(({ name }) => {
      const value = typed.get(name)
      return typeof value === 'string' ? value : ''
    })
    const missing = FIELDS.flatMap(({ name }, at) => ([lastName, roomNumber][at]?.trim() ? [] : [name]))
    setEmpty(missing)
    if (missing[0]) {
      form.current?.querySelector<HTMLInputElement>(`[name=${missing[0]}]`)?.focus()
      return setProblem(t('login.invalid'))
    }
    if (code.trim() && readCode(code) === null) return refuseCode(t('login.codeMalformed'))
    setProblem(null)
    setCodeWrong(false)
    setPhoneLocked(false)
    setIsBusy(true)
    try {
      const guest = await sessionsApi.call.signInGuest({ slug, lastName, roomNumber, code: code || null })
      change(guest)
      const isForChat = new URLSearchParams(location.search).get('to') === 'chat'
      const { screen, hash } = wanted ?? { screen: isForChat ? 'chat' : 'services', hash: '' }
      await navigate({ to: `/hotelly/$slug/${screen}`, params: { slug }, hash })
    } catch (error) {
      refuse(error)
    } finally {
      setIsBusy(false)
    }
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    onSubmit()
    await logIn(new FormData(event.currentTarget))
    isSending.current = false
  }

  return (
    <form
      ref={form}
      onSubmit={(event) => void submit(event)}
      noValidate
      className="mt-6 grid gap-4 md:mt-7 md:gap-5"
    >
      {FIELDS.map(({ Field, ...field }) => (
        <Field
          key={field.name}
          {...field}
          label={t(`login.${field.name}`)}
          aria-invalid={empty.includes(field.name)}
          spellCheck={false}
        />
      ))}
      <div role="alert" className="-mb-5">
        {problem && (
          <p className="mb-5 flex animate-rise gap-2.5 rounded-md bg-late-tint px-4 py-3 text-[0.9375rem] font-medium text-late">
            <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
            {problem}
          </p>
        )}
      </div>
      {isPhoneLocked && <p className="-mt-2 text-[0.9375rem] text-muted">{t('login.phoneLocked')}</p>}
      {isCodeAsked && (
        <TextField
          name="code"
          label={t('login.code')}
          hint={isCodeWrong ? undefined : t('login.codeOffer')}
          aria-invalid={isCodeWrong}
          dir="ltr"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      )}
      <Button type="submit" look="primary" size="lg" isBusy={isBusy}>
        {isBusy ? t('login.submitting') : t('login.submit')}
      </Button>
    </form>
  )
}

/** Whether it is the name or the room that is locked, and not the phone; null where it is neither. */
function canUseCodeAfter(error: unknown): boolean | null {
  const data = sessionsApi.dataOf(error, 'RATE_LIMITED')
  return data && 'canUseCode' in data ? (data.canUseCode ?? null) : null
}

import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowLeft, CircleAlert } from 'lucide-react'
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Cover } from '#features/hotels/ui/cover.tsx'
import { OfflineBanner } from '#kit/web/ui/offline-banner.tsx'
import { MadeWithLove } from '#kit/web/ui/made-with-love.tsx'
import { codeInFragment, readCode, spacedCode } from '#features/guests/one-time-code.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { HotelLogo } from '#features/hotels/ui/hotel-logo.tsx'
import { PhoneLink } from '#features/hotels/ui/phone-link.tsx'
import { useArea } from '#kit/web/area.ts'
import { Button, buttonClass } from '#kit/web/ui/button.tsx'
import { TextField } from '#kit/web/ui/field.tsx'
import { LanguageSwitcher } from '#kit/web/ui/language-switcher.tsx'
import { useLive } from '#kit/web/use-live.ts'
import { sessionsApi } from './api.ts'
import { useLoginError } from './login-error.ts'
import { useGuestChange } from './use-guest.ts'

/** GLOG-01: login with last name and room number. */
export function GuestLoginScreen() {
  const hotel = useHotel()
  const { t } = useTranslation('guest')
  useArea('guest')
  useLive(hotel.slug, 'visitor')
  return (
    <div className="relative grid min-h-dvh content-start md:grid-cols-[1.15fr_1fr] md:grid-rows-[auto_1fr] md:content-stretch">
      <div className="md:col-span-2">
        <OfflineBanner />
      </div>
      <div className="relative hidden overflow-hidden md:block">
        <Cover hotel={hotel} isLazy />
      </div>
      <div className="mx-auto flex min-h-dvh w-full max-w-lg flex-col px-6 pb-5 md:px-12 md:pb-8">
        <header className="-mx-2 flex items-center justify-between pt-4 md:pt-8">
          <Link to="/hotelly/$slug" params={{ slug: hotel.slug }} className={buttonClass('quiet')}>
            <ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" />
            {t('login.back')}
          </Link>
          <LanguageSwitcher />
        </header>
        <main className="flex grow flex-col pt-8 md:justify-center md:pt-0">
          <div className="flex items-center gap-3">
            <HotelLogo hotel={hotel} />
            <bdi className="font-medium text-muted">{hotel.name}</bdi>
          </div>
          <h1 className="mt-6 font-display text-[2.25rem] font-semibold tracking-tight">
            {t('login.title')}
          </h1>
          <p className="mt-2 text-[1.0625rem] text-pretty text-muted">{t('login.text')}</p>
          <LoginForm />
          <div className="mt-8 border-t border-line pt-5 text-[0.9375rem] text-muted">
            <p className="text-pretty">{t('login.help')}</p>
            <PhoneLink number={hotel.contactPhone} label={t('login.callReception')} className="-ms-4" />
          </div>
        </main>
        <footer className="pt-6">
          <MadeWithLove className="md:text-start" />
        </footer>
      </div>
    </div>
  )
}

function LoginForm() {
  const { slug } = useHotel()
  const { t } = useTranslation('guest')
  const navigate = useNavigate()
  const change = useGuestChange()
  const errorOf = useLoginError()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isSending = useRef(false)
  const [code, setCode] = useState('')
  const [isCodeAsked, setCodeAsked] = useState(false)
  const [isPhoneLocked, setPhoneLocked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useCodeOfCard(setCode)

  const refuseCode = (text: string) => {
    flushSync(() => {
      setProblem(text)
      setCodeAsked(true)
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
    const [lastName = '', roomNumber = ''] = ['lastName', 'roomNumber'].map((name) => {
      const value = typed.get(name)
      return typeof value === 'string' ? value : ''
    })
    if (!lastName.trim() || !roomNumber.trim()) return setProblem(t('login.invalid'))
    if (code.trim() && readCode(code) === null) return refuseCode(t('login.codeMalformed'))
    setProblem(null)
    setPhoneLocked(false)
    setIsBusy(true)
    try {
      const guest = await sessionsApi.call.signInGuest({ slug, lastName, roomNumber, code: code || null })
      change(guest)
      await navigate({ to: '/hotelly/$slug/services', params: { slug } })
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
    await logIn(new FormData(event.currentTarget))
    isSending.current = false
  }

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className="mt-7 grid gap-5">
      <TextField
        name="lastName"
        label={t('login.lastName')}
        autoComplete="family-name"
        autoCapitalize="words"
        spellCheck={false}
      />
      <TextField
        name="roomNumber"
        label={t('login.roomNumber')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
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
          hint={t('login.codeOffer')}
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

/** Takes the one-time code of a scanned room card out of the address, so that it stays in no history. */
function useCodeOfCard(onCode: (code: string) => void) {
  const take = useEffectEvent(() => {
    const code = codeInFragment(location.hash)
    if (code === null) return
    history.replaceState(history.state, '', location.pathname + location.search)
    onCode(spacedCode(code))
  })
  useEffect(() => take(), [])
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PASSWORD_LENGTH_MIN, passwordProblem } from '#features/sessions/rules.ts'
import { Email } from '../contract.ts'

export type UserDraft = { email: string; fullName: string; password: string; hotelId: string }
type Problems = Partial<Record<keyof UserDraft, string>>

const EMPTY: UserDraft = { email: '', fullName: '', password: '', hotelId: '' }

/** The input for a new user, and its problems once it has been submitted. */
export function useUserForm() {
  const { t } = useTranslation('platform')
  const [draft, setDraft] = useState(EMPTY)
  const [isSent, setSent] = useState(false)
  const [taken, setTaken] = useState<string | null>(null)
  const { email, fullName, password, hotelId } = draft

  const weakness = passwordProblem(password, email.trim().toLowerCase())
  const problems: Problems = {
    ...(Email.safeParse(email).success ? {} : { email: t('users.form.needEmail') }),
    ...(fullName.trim() ? {} : { fullName: t('users.form.needName') }),
    ...(weakness ? { password: t(`users.form.${weakness}`, { min: PASSWORD_LENGTH_MIN }) } : {}),
    ...(hotelId ? {} : { hotelId: t('users.form.needHotel') }),
  }
  const isTaken = taken !== null && taken === email
  return {
    draft,
    isChanged: Object.values(draft).some((text) => text !== ''),
    /** The first field that is not valid yet. */
    unready: Object.keys(problems)[0] ?? null,
    problems: { ...(isSent ? problems : {}), ...(isTaken ? { email: t('users.form.taken') } : {}) },
    change: (more: Partial<UserDraft>) => setDraft((before) => ({ ...before, ...more })),
    markSent: () => setSent(true),
    markTaken: () => setTaken(email),
  }
}

export type UserForm = ReturnType<typeof useUserForm>

import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordField } from './password-field.tsx'
import { SecondFactorField } from './second-factor-field.tsx'

export type Proof = { current: string; code: string }

type Attempt = { isPending: boolean; error: unknown; reset: () => void }

/** What is typed to prove who one is, until it is sent; what was refused is no longer said once it is changed. */
export function useProof(attempt: Attempt, send: (proof: Proof) => void) {
  const [proof, setProof] = useState<Proof>({ current: '', code: '' })
  const [isChecked, setChecked] = useState(false)
  return {
    proof,
    isChecked,
    change: (more: Partial<Proof>) => {
      if (attempt.error) attempt.reset()
      setProof({ ...proof, ...more })
    },
    submit: (event: SubmitEvent) => {
      event.preventDefault()
      setChecked(true)
      if (proof.current && proof.code.trim() && !attempt.isPending) send(proof)
    },
  }
}

type FieldsProps = Omit<ReturnType<typeof useProof>, 'submit'> & {
  /** What was wrong with each. */
  problems: Partial<Record<keyof Proof, string | undefined>>
  label: string
  hint?: string
}

/** One's password, and a code of the app. */
export function ProofFields({ proof, isChecked, change, problems, label, hint }: FieldsProps) {
  const { t } = useTranslation(['second-factor', 'hotel-admin'])
  return (
    <>
      <SecondFactorField
        label={label}
        {...(hint && { hint })}
        error={isChecked && !proof.code.trim() ? t('own.needCode') : problems.code}
        code={proof.code}
        onCode={(code) => change({ code })}
      />
      <PasswordField
        label={t('hotel-admin:account.current')}
        autoComplete="current-password"
        value={proof.current}
        error={isChecked && !proof.current ? t('hotel-admin:login.needPassword') : problems.current}
        onChange={({ target }) => change({ current: target.value })}
      />
    </>
  )
}

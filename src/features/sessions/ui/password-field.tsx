import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field, inputClass } from '#kit/web/ui/field.tsx'

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: string; error?: string | undefined }

/** A password that can be shown while it is typed. */
export function PasswordField({ label, error, ...props }: Props) {
  const { t } = useTranslation('hotel-admin')
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field label={label} error={error}>
      {(control) => (
        <div dir="ltr" className="relative">
          <input
            {...control}
            {...props}
            type={isShown ? 'text' : 'password'}
            className={`${inputClass} pe-14 text-start`}
          />
          <button
            type="button"
            aria-label={t(isShown ? 'login.hide' : 'login.show')}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0.5 end-0.5 grid w-11 place-items-center rounded-md text-muted hover:text-ink"
          >
            <Icon aria-hidden className="size-5" />
          </button>
        </div>
      )}
    </Field>
  )
}

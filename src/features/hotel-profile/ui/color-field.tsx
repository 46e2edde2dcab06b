import { useTranslation } from 'react-i18next'
import { isColor } from '#features/hotels/rules.ts'
import { accentsOf } from '#kit/shared/accent.ts'
import { Field, inputClass } from '#kit/web/ui/field.tsx'

const PLATFORM_COLOR = '#0b5d43'

type ColorProps = { color: string | null; error: string | undefined; onColor: (color: string | null) => void }

/** `0b5d43`, `#0B5` → the stored form; text that is not yet a colour is left as typed. */
function toColor(text: string): string {
  const hex = text.trim().replace(/^#/, '')
  if (/^[0-9a-f]{3}$/i.test(hex)) return `#${[...hex].map((digit) => digit + digit).join('')}`
  return /^[0-9a-f]{6}$/i.test(hex) ? `#${hex}` : text.trim()
}

/** The hotel's colour, picked or typed, and how it is adjusted for legibility in light and dark. */
export function ColorField({ color, error, onColor }: ColorProps) {
  const { t } = useTranslation('hotel-profile')
  const isReady = color !== null && isColor(color)
  return (
    <div className="grid gap-2">
      <Field label={t('form.color')} hint={color ? undefined : t('form.colorHint')} error={error}>
        {(control) => (
          <span className="flex gap-2">
            <input
              type="color"
              aria-label={t('form.colorPick')}
              title={t('form.colorPick')}
              value={isReady ? color : PLATFORM_COLOR}
              onChange={({ target }) => onColor(target.value)}
              className={`size-12 shrink-0 cursor-pointer rounded-md border border-line bg-card p-1.5 [&::-webkit-color-swatch]:rounded-sm [&::-webkit-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0 ${isReady ? '' : 'opacity-40'}`}
            />
            <input
              {...control}
              value={color ?? ''}
              onChange={({ target }) => onColor(target.value || null)}
              onBlur={() => color && onColor(toColor(color))}
              placeholder="#0B5D43"
              autoComplete="off"
              spellCheck={false}
              dir="ltr"
              className={`${inputClass} tabular uppercase`}
            />
          </span>
        )}
      </Field>
      {isReady && <ColorNote color={color} />}
    </div>
  )
}

function ColorNote({ color }: { color: string }) {
  const { t } = useTranslation('hotel-profile')
  const { light, dark } = accentsOf(color)
  const isSame = (one: string) => one.toLowerCase() === color.toLowerCase()
  return (
    <ul className="grid gap-1 text-sm text-muted" aria-live="polite">
      {!isSame(light) && <li>{t('form.colorDarker', { color: light.toUpperCase() })}</li>}
      {!isSame(dark) && <li>{t('form.colorLighter', { color: dark.toUpperCase() })}</li>}
      {isSame(light) && isSame(dark) && <li>{t('form.colorOk')}</li>}
    </ul>
  )
}

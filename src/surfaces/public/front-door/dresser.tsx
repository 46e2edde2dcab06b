import { Building2, Check, Palette } from 'lucide-react'
import { type SubmitEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#kit/web/ui/button.tsx'

/** The first is the theme's own, which the page arrives in. */
export const COLORS = {
  green: '#0b5d43',
  blue: '#1d5c96',
  red: '#a03e1c',
  purple: '#6b2f7a',
  gold: '#8a6a12',
} as const

const NAME_MAX = 40

type DresserProps = {
  name: string
  color: string
  onName: (name: string) => void
  onColor: (color: string) => void
  onShow: () => void
}

/** Where an owner types the hotel's name and picks its colour. */
export function Dresser({ name, color, onName, onColor, onShow }: DresserProps) {
  const { t } = useTranslation('front-door')
  const id = useId()
  const show = (event: SubmitEvent) => {
    event.preventDefault()
    onShow()
  }
  return (
    // what is typed before the application is there would be lost
    <form onSubmit={show} inert={!globalThis.document} className="mx-auto mt-5 w-full max-w-4xl md:mt-9">
      <div className="grid items-center gap-x-3 gap-y-2 rounded-[20px] border border-line bg-card p-2 shadow-float md:grid-cols-[1fr_auto] lg:grid-cols-[1fr_auto_auto]">
        <div className="flex items-center gap-3 ps-3 md:max-lg:col-span-2">
          <Building2 aria-hidden className="size-5 shrink-0 text-muted" />
          <input
            id={`${id}-name`}
            aria-label={t('dress.name')}
            aria-describedby={`${id}-hint`}
            placeholder={t('dress.name')}
            value={name}
            maxLength={NAME_MAX}
            autoComplete="organization"
            onChange={({ target }) => onName(target.value)}
            className="min-h-12 w-full min-w-0 rounded-md bg-transparent px-1 text-lg placeholder:text-muted"
          />
        </div>
        <Colors color={color} onColor={onColor} />
        <Button type="submit" look="primary" size="lg" className="rounded-[14px]!">
          {t('dress.show')}
        </Button>
      </div>
      <p id={`${id}-hint`} className="mt-2.5 text-center text-sm md:mt-3.5 text-pretty text-muted">
        {t('dress.hint')}
      </p>
    </form>
  )
}

function Colors({ color, onColor }: Pick<DresserProps, 'color' | 'onColor'>) {
  const { t } = useTranslation('front-door')
  const isOwn = !Object.values<string>(COLORS).includes(color)
  return (
    <fieldset className="flex flex-wrap items-center ps-3 lg:ps-0">
      <legend className="sr-only">{t('dress.color')}</legend>
      <span aria-hidden className="pe-2 text-start text-sm font-medium text-muted max-md:w-full">
        {t('dress.color')}
      </span>
      {(Object.keys(COLORS) as (keyof typeof COLORS)[]).map((name) => (
        <label key={name} title={t(`dress.${name}`)} className={`${SWATCH} max-md:first-of-type:-ms-2`}>
          <input
            type="radio"
            name="color"
            aria-label={t(`dress.${name}`)}
            checked={color === COLORS[name]}
            onChange={() => onColor(COLORS[name])}
            className="absolute inset-0 cursor-pointer appearance-none rounded-full"
          />
          <span aria-hidden style={{ background: COLORS[name] }} className={DOT}>
            {color === COLORS[name] && <Check className="size-4" strokeWidth={3} />}
          </span>
        </label>
      ))}
      <label title={t('dress.own')} className={SWATCH}>
        <input
          type="color"
          aria-label={t('dress.own')}
          value={color}
          onChange={({ target }) => onColor(target.value)}
          className="absolute inset-0 size-full cursor-pointer rounded-full opacity-0"
        />
        <span
          aria-hidden
          style={isOwn ? { background: color } : undefined}
          className={isOwn ? DOT : `${DOT} border border-line bg-ground text-muted!`}
        >
          <Palette className="size-3.5" />
        </span>
      </label>
    </fieldset>
  )
}

const SWATCH =
  'relative grid size-11 place-items-center rounded-full has-focus-visible:outline-2 has-focus-visible:outline-accent'
const DOT = 'pointer-events-none grid size-7 place-items-center rounded-full text-white'

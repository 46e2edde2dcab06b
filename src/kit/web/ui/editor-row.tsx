import { Link } from '@tanstack/react-router'
import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { languageName } from '#kit/shared/language-name.ts'
import type { Language } from '#kit/shared/languages.ts'
import { OTHER_LANGUAGES } from '#kit/shared/texts.ts'
import { useLanguage } from '../use-language.ts'
import type { RowOrder } from '../use-row-order.tsx'
import { buttonClass, IconButton } from './button.tsx'
import { OrderButtons } from './order-buttons.tsx'
import { Badge } from './states.tsx'

/** Around rows that measure themselves by what is around them. */
export const rowsFrameClass =
  'divide-y divide-line overflow-hidden rounded-lg border border-line bg-card shadow-card'
/** Around the rows of a list that staff edit: those of `EditorRow`, by its width. */
export const rowsClass = `@container ${rowsFrameClass}`

const rowClass = 'flex flex-wrap items-center gap-x-4 gap-y-1 ps-4 pe-2'
/** From which width of its list a row is one line: with a price later than without. */
const ONE_LINE = {
  withPrice: { row: '@3xl:flex-nowrap', tools: 'w-full @3xl:w-auto', toggle: '@3xl:w-36' },
  without: { row: '@2xl:flex-nowrap', tools: 'w-full @2xl:w-auto', toggle: '@2xl:w-36' },
}
const nameClass = 'line-clamp-3 min-h-6 w-fit max-w-full text-start text-[0.9375rem] font-semibold'

/** How a row is opened: as a form over its list, or as a page of its own. */
type Opened =
  | { onEdit: () => void; link?: undefined }
  | { link: { to: string; search: object; state: object }; onEdit?: undefined }

type Named = { id: string; name: string; onDelete: () => void }

type RowProps = Named & {
  onEdit: () => void
  picture?: ReactNode
  /** Beside the name in a narrow list, and in a column of its own elsewhere. */
  price?: string
  /** It is switched off. */
  isMuted?: boolean
  toggle?: ReactNode
  /** Of two lines, where there are many. */
  isTight?: boolean
  order?: RowOrder
  /** Below the name. */
  children: ReactNode
}

/** A thing that staff edit as a line; as two where its list is narrow. */
export function EditorRow(props: RowProps) {
  const { id, name, picture, price, isMuted, isTight, toggle, order } = props
  const { onEdit, onDelete, children } = props
  const oneLine = ONE_LINE[price ? 'withPrice' : 'without']
  return (
    <li
      data-row={id}
      className={`${rowClass} ${oneLine.row} ${isTight ? 'py-1.5' : 'py-2.5'} transition-colors hover:bg-ink/2 ${order?.rowClass(id) ?? ''}`}
    >
      {picture}
      <div
        className={`grid min-w-0 flex-1 grid-cols-1 ${isTight ? '' : 'gap-1'} ${toggle ? '' : 'basis-56'}`}
      >
        <div className="flex items-baseline gap-3">
          <RowName name={name} isMuted={isMuted} onEdit={onEdit} />
          {price && (
            <span className="tabular ms-auto shrink-0 pe-2 font-medium @3xl:hidden">
              <bdi>{price}</bdi>
            </span>
          )}
        </div>
        {children}
      </div>
      {price && (
        <span className="tabular hidden w-24 shrink-0 text-end text-[0.9375rem] font-medium @3xl:block">
          <bdi>{price}</bdi>
        </span>
      )}
      <div className={`ms-auto flex flex-wrap items-center gap-x-1 ${toggle ? oneLine.tools : ''}`}>
        {toggle && <div className={oneLine.toggle}>{toggle}</div>}
        <RowTools id={id} name={name} onEdit={onEdit} onDelete={onDelete} order={order} />
      </div>
    </li>
  )
}

type NameProps = Opened & { name: string; isMuted?: boolean | undefined }

/** The name of a row, which opens it. */
export function RowName({ name, isMuted = false, onEdit, link }: NameProps) {
  const className = `${nameClass} wrap-anywhere hover:underline ${isMuted ? 'text-muted' : ''}`
  if (link)
    return (
      <Link {...link} className={className}>
        <bdi>{name}</bdi>
      </Link>
    )
  return (
    <button type="button" onClick={onEdit} className={className}>
      <bdi>{name}</bdi>
    </button>
  )
}

type ToolsProps = Named & Opened & { order?: RowOrder | null | undefined; deleteClass?: string }

/** What can be done with a row: moved, opened, deleted. */
export function RowTools({ id, name, order, deleteClass, onEdit, link, onDelete }: ToolsProps) {
  const { t } = useTranslation('hotel-admin')
  const label = t('editor.editOf', { name })
  return (
    <div className="ms-auto flex items-center">
      {order && <OrderButtons id={id} name={name} order={order} />}
      {link ? (
        <Link {...link} aria-label={label} title={label} className={buttonClass('quiet', 'icon')}>
          <Pencil aria-hidden className="size-4.5" />
        </Link>
      ) : (
        <IconButton look="quiet" label={label} onClick={onEdit}>
          <Pencil aria-hidden className="size-4.5" />
        </IconButton>
      )}
      <IconButton
        look="quiet"
        label={t('editor.deleteOf', { name })}
        onClick={onDelete}
        className={deleteClass}
      >
        <Trash2 aria-hidden className="size-4.5" />
      </IconButton>
    </div>
  )
}

/** The languages other than English in which something is missing. */
export function MissingLanguages({ isMissing }: { isMissing: (language: Language) => boolean }) {
  const { t } = useTranslation('hotel-admin')
  const reader = useLanguage()
  return OTHER_LANGUAGES.filter(isMissing).map((language) => (
    <Badge key={language} tone="wait">
      <span className="text-xs">{t('editor.missing', { language: languageName(language, reader) })}</span>
    </Badge>
  ))
}

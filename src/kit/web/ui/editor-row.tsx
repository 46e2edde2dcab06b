import { Link } from '@tanstack/react-router'
import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { languageName } from '#kit/shared/language-name.ts'
import type { Language } from '#kit/shared/languages.ts'
import { OTHER_LANGUAGES } from '#kit/shared/texts.ts'
import { useLanguage } from '../use-language.ts'
import { useMedia } from '../use-media.ts'
import type { RowOrder } from '../use-row-order.tsx'
import { buttonClass, IconButton } from './button.tsx'
import { RowGrip, RowSteps } from './order-buttons.tsx'
import { type Opened, RowMenu } from './row-menu.tsx'
import { Badge } from './states.tsx'

/** Around rows that measure themselves by what is around them. */
export const rowsFrameClass =
  'divide-y divide-line overflow-hidden rounded-lg border border-line bg-card shadow-card'
/** Around the rows of a list that staff edit: those of `EditorRow`, by its width. */
export const rowsClass = `@container ${rowsFrameClass}`

/** Two columns, the tools on a line of their own; with room, those at the end of the head line, and the rest below. */
const rowClass =
  'relative grid grid-cols-[auto_minmax(0,1fr)] grid-rows-[auto_1fr] items-center ps-4 pe-2 @2xl:grid-cols-[auto_minmax(0,1fr)_auto]'
const toolsClass =
  'col-span-2 flex items-center gap-x-1 @2xl:-my-2 @2xl:col-span-1 @2xl:col-start-3 @2xl:row-start-1'
const nameClass =
  'line-clamp-3 min-h-6 w-fit max-w-full text-start text-[0.9375rem] font-semibold wrap-anywhere hover:underline'
const wholeClass = 'after:absolute after:inset-0'

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

/** A thing that staff edit as a line, which opens it wherever it is pressed; as two where its list is narrow. */
export function EditorRow(props: RowProps) {
  const { id, name, picture, price, isMuted, isTight, toggle, order } = props
  const { onEdit, onDelete, children } = props
  return (
    <li
      data-row={id}
      className={`${rowClass} ${isTight ? 'py-1.5' : 'gap-y-1 py-2.5'} transition-colors hover:bg-ink/2 ${order?.rowClass(id) ?? ''}`}
    >
      <div className="row-span-2 pe-4 empty:hidden">{picture}</div>
      <div className="col-start-2 flex min-w-0 items-baseline gap-3">
        <RowName name={name} isMuted={isMuted} isWhole onEdit={onEdit} />
        {price && (
          <span className="tabular ms-auto shrink-0 pe-2 font-medium @2xl:hidden">
            <bdi>{price}</bdi>
          </span>
        )}
      </div>
      <div
        className={`col-start-2 grid min-w-0 grid-cols-1 self-start pe-2 @2xl:col-end-4 ${isTight ? '' : 'gap-1'}`}
      >
        {children}
      </div>
      <div className={toolsClass}>
        {price && (
          <span className="tabular hidden w-24 shrink-0 pe-3 text-end text-[0.9375rem] font-medium @2xl:block">
            <bdi>{price}</bdi>
          </span>
        )}
        {toggle && <div className="relative @2xl:w-36">{toggle}</div>}
        <RowTools id={id} name={name} onEdit={onEdit} onDelete={onDelete} order={order} />
      </div>
    </li>
  )
}

type NameProps = Opened & {
  name: string
  isMuted?: boolean | undefined
  /** Its row, which is placed, opens wherever nothing else of it is pressed. */
  isWhole?: boolean
}

/** The name of a row, which opens it. */
export function RowName({ name, isMuted = false, isWhole = false, onEdit, link }: NameProps) {
  const className = `${nameClass} ${isMuted ? 'text-muted' : ''} ${isWhole ? wholeClass : ''}`
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

/** What can be done with a row: moved, opened, deleted; with a finger in a menu beside the grip. */
export function RowTools(props: ToolsProps) {
  const { id, name, order, deleteClass = '', onEdit, link, onDelete } = props
  const { t } = useTranslation('hotel-admin')
  const isTouched = useMedia('(pointer: coarse)')
  const label = t('editor.editOf', { name })
  if (isTouched) return <RowMenu {...props} />
  return (
    <div className="relative ms-auto flex items-center">
      {order && <RowSteps id={id} name={name} order={order} />}
      {link ? (
        <Link
          {...link}
          aria-label={label}
          title={label}
          className={`${buttonClass('quiet', 'icon')} calm-tool`}
        >
          <Pencil aria-hidden className="size-4.5" />
        </Link>
      ) : (
        <IconButton look="quiet" label={label} onClick={onEdit} className="calm-tool">
          <Pencil aria-hidden className="size-4.5" />
        </IconButton>
      )}
      <IconButton
        look="quiet"
        label={t('editor.deleteOf', { name })}
        onClick={onDelete}
        className={`calm-tool ${deleteClass}`}
      >
        <Trash2 aria-hidden className="size-4.5" />
      </IconButton>
      {order && <RowGrip id={id} name={name} order={order} />}
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

import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#kit/web/ui/button.tsx'
import { RangeField } from '#kit/web/ui/range-field.tsx'
import { SearchField } from '#kit/web/ui/search-field.tsx'
import { Select } from '#kit/web/ui/select.tsx'
import { useAuditAddress } from './audit-address.ts'
import { DEEDS } from './audit-words.ts'
import { isKind, KINDS, useSentences } from './use-sentence.ts'

const fieldClass = 'min-h-11 w-full rounded-md border border-line bg-card px-3 text-base lg:text-sm'

/** Filters by person or thing, kind, action and days, all kept in the URL. */
export function AuditFilters({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('hotel-admin')
  const { choice, go } = useAuditAddress()
  const { deed } = useSentences()
  const { search, entity, action, from, to } = choice
  return (
    <div className="grid grid-cols-2 items-end gap-x-2 gap-y-3 sm:grid-cols-4 lg:flex lg:flex-wrap">
      <SearchField
        label={t('audit.search')}
        clearLabel={t('audit.clearSearch')}
        search={search}
        onSearch={(wanted) => go({ search: wanted })}
        className="col-span-full lg:min-w-56 lg:flex-1"
      />
      {children}
      <Choice
        label={t('audit.kindLabel')}
        value={entity}
        isWide={!isKind(entity)}
        onChoose={(kind) => go({ entity: kind, action: null })}
      >
        <option value="">{t('audit.allKinds')}</option>
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`audit.kind.${kind}`)}
          </option>
        ))}
      </Choice>
      {isKind(entity) && (
        <Choice label={t('audit.actionLabel')} value={action} onChoose={(wanted) => go({ action: wanted })}>
          <option value="">{t('audit.allActions')}</option>
          {DEEDS[entity].map((each) => (
            <option key={each} value={each}>
              {deed(entity, each, '…')}
            </option>
          ))}
        </Choice>
      )}
      <div className="col-span-2 min-w-0 lg:max-w-64">
        <RangeField
          label={t('audit.days')}
          range={{ from, to }}
          onRange={go}
          onAny={() => go({ from: null, to: null })}
          className={fieldClass}
        />
      </div>
    </div>
  )
}

type ChoiceProps = {
  label: string
  value: string | null
  isWide?: boolean
  onChoose: (value: string | null) => void
  children: ReactNode
}

const Choice = ({ label, value, isWide = false, onChoose, children }: ChoiceProps) => (
  <div className={`min-w-0 lg:max-w-56 ${isWide ? 'col-span-2' : ''}`}>
    <Select
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChoose(target.value || null)}
      className={`${fieldClass} truncate`}
    >
      {children}
    </Select>
  </div>
)

/** The person and the thing that the list is filtered by, each removable. */
export function ActiveFilters({ thing }: { thing: string | null }) {
  const { t } = useTranslation('hotel-admin')
  const { choice, go, clear, isNarrowed } = useAuditAddress()
  const { actor, entityId } = choice
  if (!isNarrowed) return null
  return (
    <div className="flex flex-wrap gap-2">
      {actor && (
        <Chosen
          name={actor}
          label={t('audit.everybody', { name: actor })}
          onDrop={() => go({ actor: null })}
        />
      )}
      {entityId && (
        <Chosen
          name={thing ?? t('audit.thisThing')}
          label={t('audit.everything', { name: thing ?? t('audit.thisThing') })}
          onDrop={() => go({ entityId: null })}
        />
      )}
      <Button size="sm" look="quiet" onClick={clear}>
        {t('audit.clear')}
      </Button>
    </div>
  )
}

const Chosen = ({ name, label, onDrop }: { name: string; label: string; onDrop: () => void }) => (
  <Button size="sm" look="soft" aria-label={label} title={label} onClick={onDrop} className="max-w-full">
    <bdi className="truncate">{name}</bdi>
    <X aria-hidden className="size-3.5 shrink-0" />
  </Button>
)

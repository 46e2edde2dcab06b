import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { declaredAt } from '#features/offers/categories/all.ts'
import { useOpenCategories } from '#features/offers/ui/use-open-categories.ts'
import { WorkDesk } from '#features/work/ui/staff/work-desk.tsx'
import { ComingSoon } from './coming-soon.tsx'

/** The requests and appointments of one area; what is announced there, until the area is open. */
export function ServiceWorkScreen() {
  const { t } = useTranslation('hotel-admin')
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/+$/, '').split('/').at(-1) ?? '' })
  const declared = declaredAt(path)
  const open = useOpenCategories()
  if (!open) return null
  if (!declared || !open.has(declared.category)) return <ComingSoon />
  return (
    <WorkDesk
      key={path}
      title={t(`service.${path as 'housekeeping'}`)}
      category={declared.category}
      first={declared.kinds[0]}
    />
  )
}

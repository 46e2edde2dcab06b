import { useTranslation } from 'react-i18next'
import type { PersonOnDuty } from '../contract.ts'
import type { Duty } from '../rules.ts'
import { useAreas } from './use-areas.ts'

/** Says what was changed of somebody's duty, a sentence for each. */
export function useDutyWords() {
  const { t } = useTranslation('hotel-admin')
  const { namesOf } = useAreas()
  return ({ name, mode, areas, quiet }: PersonOnDuty, changed: Partial<Duty>): string[] => {
    const said: string[] = []
    const ofMode = t(`alerts.people.changed.${mode}`, { name })
    if (changed.mode) said.push(ofMode)
    if (changed.quiet !== undefined)
      said.push(quiet ? t('alerts.quiet.changed', { name, ...quiet }) : t('alerts.quiet.removed', { name }))
    if (changed.areas !== undefined)
      said.push(
        areas
          ? t('alerts.areas.changed', { name, areas: namesOf(areas) })
          : t('alerts.areas.changedAll', { name }),
      )
    return said.length > 0 ? said : [ofMode]
  }
}

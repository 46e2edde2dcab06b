import { useTranslation } from 'react-i18next'
import { type Rule, ruleOf } from '../../option-rule.ts'
import type { OptionGroup } from '../../options-contract.ts'

/** How many may be chosen, in words. */
export function useRuleWords() {
  const { t } = useTranslation('hotel-admin')
  const wordsOf = ({ kind, min, max }: Rule) => t(`menu.options.rule.${kind}`, { min, max })
  return { wordsOf, wordsOfGroup: (group: OptionGroup) => wordsOf(ruleOf(group)) }
}

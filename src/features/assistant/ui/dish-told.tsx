import { useTranslation } from 'react-i18next'
import { useTraitWords } from '#features/dietary/ui/use-trait-words.ts'
import { useLineName } from '#features/room-service/ui/use-line-name.ts'
import type { IntentLine } from './asked-line.ts'
import { Apart } from './apart.tsx'

/** What is to be said of a dish: what it contains of that which a remark names, what is not declared, that it is not halved. */
export function DishTold({
  dish,
}: {
  dish: Pick<IntentLine, 'name' | 'contains' | 'undeclared' | 'asked' | 'quantity'>
}) {
  const { t } = useTranslation('chat')
  const { inline } = useTraitWords()
  const nameOf = useLineName()
  const name = nameOf(dish)
  const { contains, undeclared, asked, quantity } = dish
  return (
    <>
      {asked !== undefined && <Apart>{t('wish.whole', { name, asked, quantity })}</Apart>}
      {contains && <Apart>{t('wish.contains', { name, what: inline(contains) })}</Apart>}
      {undeclared && <Apart>{t('wish.undeclared', { name, what: inline(undeclared) })}</Apart>}
    </>
  )
}

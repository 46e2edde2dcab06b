import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { listed } from '#kit/shared/languages.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { Badge } from '#kit/web/ui/states.tsx'
import { useLanguage } from '#kit/web/use-language.ts'
import type { MenuImportAnswer, MenuProblem } from '../../contract.ts'
import { isDishValue } from '../../fields.ts'
import { useDishWords } from './use-dish-words.ts'

/** What a file would do to the menu, or why it is not taken, line by line. */
export const ImportPreview = ({ plan }: { plan: MenuImportAnswer }) => (
  <div role="status">{plan.outcome === 'refused' ? <Problems plan={plan} /> : <Changes plan={plan} />}</div>
)

/** Where a problem names a line too, only the name is said. */
const withoutLine = (value: string | undefined) => value?.replace(/, \d+$/, '') ?? ''

function Problems({ plan }: { plan: MenuImportAnswer }) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const wordsOf = ({ code, column, value }: MenuProblem) =>
    isDishValue(code)
      ? t(`common:dish.wrong.${code}`, { value })
      : t(`menu.import.problem.${code}`, { column, value: withoutLine(value) })
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold text-late">
        {t('menu.import.refused')} · {t('menu.import.problems', { count: plan.problemCount })}
      </h3>
      <p className="text-muted">{t('menu.import.refusedText')}</p>
      <ul className="divide-y divide-line rounded-md border border-line">
        {plan.problems.map((problem) => (
          <li key={JSON.stringify(problem)} className="flex gap-3 px-3 py-2">
            <span className="tabular shrink-0 font-semibold">
              {t('menu.import.line', { line: problem.line })}
            </span>
            <span>{wordsOf(problem)}</span>
          </li>
        ))}
      </ul>
      <More count={plan.problemCount - plan.problems.length} />
      <Unused columns={plan.unusedColumns} />
    </section>
  )
}

function Changes({ plan }: { plan: MenuImportAnswer }) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { money } = useFormatters(useHotel().currency)
  const { nameOf, valueOf } = useDishWords()
  const { addedCount, changedCount, sameCount } = plan
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">
        {t(addedCount + changedCount > 0 ? 'menu.import.planned' : 'menu.import.nothing')}
      </h3>
      <p className="flex flex-wrap gap-2">
        <Badge tone="good">{t('menu.import.added', { count: addedCount })}</Badge>
        <Badge tone="accent">{t('menu.import.changed', { count: changedCount })}</Badge>
        <Badge>{t('menu.import.same', { count: sameCount })}</Badge>
      </p>
      <ul className="divide-y divide-line rounded-md border border-line empty:hidden">
        {plan.added.map(({ name, price, category }) => (
          <li key={`+${name}`} className="flex flex-wrap items-center gap-x-3 px-3 py-2">
            <Badge tone="good">{t('menu.import.new')}</Badge>
            <bdi className="font-semibold">{name}</bdi>
            <span className="text-muted">{t(`common:categories.${category}`)}</span>
            <span className="tabular ms-auto">
              <bdi>{money(price)}</bdi>
            </span>
          </li>
        ))}
        {plan.changed.map(({ name, changes }) => (
          <li key={`~${name}`} className="px-3 py-2">
            <bdi className="font-semibold">{name}</bdi>
            <ul>
              {changes.map(({ field, before, after }) => (
                <li key={field} className="text-muted">
                  {nameOf(field)}: <bdi className="line-through">{valueOf(field, before)}</bdi>{' '}
                  <bdi className="font-medium text-ink">{valueOf(field, after)}</bdi>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <More count={addedCount + changedCount - plan.added.length - plan.changed.length} />
      <Unused columns={plan.unusedColumns} />
    </section>
  )
}

function More({ count }: { count: number }) {
  const { t } = useTranslation('hotel-admin')
  return count > 0 && <p className="text-muted">{t('menu.import.others', { count })}</p>
}

function Unused({ columns }: { columns: string[] }) {
  const { t } = useTranslation('hotel-admin')
  const language = useLanguage()
  return (
    columns.length > 0 && (
      <p className="text-wait">{t('menu.import.unused', { columns: listed(columns, language) })}</p>
    )
  )
}

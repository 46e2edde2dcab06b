import { useTranslation } from 'react-i18next'
import { againstOf, ALLERGENS, DIETS, isDeclared, type Trait, type Traits } from '#features/dietary/traits.ts'
import { TraitIcon } from '#features/dietary/ui/trait-icon.tsx'
import { allergensIn, useTraitWords } from '#features/dietary/ui/use-trait-words.ts'
import { listed } from '#kit/shared/languages.ts'
import { useLanguage } from '#kit/web/use-language.ts'

type TraitsProps = {
  traits: Traits
  /** What whoever reads it avoids. */
  avoided: readonly Trait[]
}

/** What a dish contains with the choices that are taken, and what of it is not declared. */
export function DishTraits({ traits, avoided }: TraitsProps) {
  const { t } = useTranslation('traits')
  const { inline } = useTraitWords()
  const language = useLanguage()
  const against = againstOf(traits, avoided)
  const undeclared = ALLERGENS.filter((trait) => traits[trait] === undefined)
  const open = avoided.filter((trait) => against.undeclared.includes(trait))
  const rest = undeclared.filter((trait) => !open.includes(trait))
  const broken = DIETS.filter((trait) => trait !== 'spicy' && against.contains.includes(trait))
  const kept = DIETS.filter((trait) => traits[trait])
  const contained = allergensIn(traits)
  return (
    <dl aria-live="polite" className="grid grid-cols-1 gap-2.5 text-[0.9375rem]">
      {contained.length > 0 && (
        <Row term={t('contains')}>
          {contained.map((trait) => (
            <Tag key={trait} trait={trait} look={against.contains.includes(trait) ? 'against' : 'plain'}>
              <span aria-hidden={against.contains.includes(trait)}>{t(`name.${trait}`)}</span>
              {against.contains.includes(trait) && (
                <span className="sr-only">{listed([t(`name.${trait}`), t('youAvoidIt')], language)}</span>
              )}
            </Tag>
          ))}
        </Row>
      )}
      {kept.length + broken.length > 0 && (
        <Row term={t('diets')}>
          {broken.map((trait) => (
            <Tag key={trait} trait={trait} look="against">
              {t(`against.${trait as 'vegan'}`)}
            </Tag>
          ))}
          {kept.map((trait) => (
            <Tag key={trait} trait={trait} look={against.contains.includes(trait) ? 'against' : 'kept'}>
              {t(`name.${trait}`)}
            </Tag>
          ))}
        </Row>
      )}
      {(open.length > 0 || rest.length > 0) && (
        <Row term={t('undeclared')}>
          {open.map((trait) => (
            <Tag key={trait} trait={trait} look="open">
              {t(`name.${trait}`)}
            </Tag>
          ))}
          {rest.length > 0 && (
            <span className="py-1 text-muted">{isDeclared(traits) ? inline(rest) : t('allAllergens')}</span>
          )}
        </Row>
      )}
    </dl>
  )
}

const LOOK = {
  plain: 'border-line bg-card text-ink',
  kept: 'border-transparent bg-good-tint text-good',
  against: 'border-late/40 bg-late-tint font-semibold text-late',
  open: 'border-wait/40 bg-wait-tint font-semibold text-wait',
} as const

type TagProps = { trait: Trait; look: keyof typeof LOOK; children: React.ReactNode }

const Tag = ({ trait, look, children }: TagProps) => (
  <span className={`inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 ${LOOK[look]}`}>
    <TraitIcon trait={trait} className="size-4 shrink-0" />
    <span>{children}</span>
  </span>
)

const Row = ({ term, children }: { term: string; children: React.ReactNode }) => (
  <div className="grid grid-cols-[5.5rem_1fr] items-baseline gap-x-2 max-[22rem]:grid-cols-1">
    <dt className="text-muted">{term}</dt>
    <dd className="flex min-w-0 flex-wrap gap-1.5">{children}</dd>
  </div>
)

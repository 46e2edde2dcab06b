import { useTranslation } from 'react-i18next'
import { ALLERGENS, type Trait, type Traits } from '#features/dietary/traits.ts'
import { type Said, TraitGrid } from '#features/dietary/ui/trait-grid.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { Badge } from '#kit/web/ui/states.tsx'

type DeclaredProps = { traits: Traits; onChange: (traits: Traits) => void }

/** The traits with one of them said anew. */
const withSaid = (traits: Traits, trait: Trait, said: Said): Traits => {
  const { [trait]: _before, ...others } = traits
  return typeof said === 'boolean' ? { ...others, [trait]: said } : others
}

/** How many allergens nobody has declared. */
export const undeclaredIn = (traits: Traits) => ALLERGENS.filter((trait) => traits[trait] === undefined)

/** What is declared of a dish or of a choice, and what of the allergens is not. */
export function DeclaredTraits({ traits, onChange }: DeclaredProps) {
  const { t } = useTranslation(['hotel-admin', 'traits'])
  const undeclared = undeclaredIn(traits)
  const freeOfRest = Object.fromEntries(undeclared.map((trait) => [trait, false]))
  return (
    <>
      <div className="-mt-1 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
        <p className="min-w-0 flex-1 basis-56 text-sm text-muted">{t('menu.traits.hint')}</p>
        <span role="status">
          {undeclared.length > 0 && (
            <Badge tone="wait">{t('traits:notDeclaredCount', { count: undeclared.length })}</Badge>
          )}
        </span>
        {undeclared.length > 0 && (
          <Button
            size="sm"
            className="pointer-coarse:min-h-11"
            onClick={() => onChange({ ...traits, ...freeOfRest })}
          >
            {t('traits:declareFreeOfRest')}
          </Button>
        )}
      </div>
      <TraitGrid
        saidOf={(trait) => traits[trait] ?? null}
        onSay={(trait, said) => onChange(withSaid(traits, trait, said))}
      />
    </>
  )
}

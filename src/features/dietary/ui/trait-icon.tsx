import {
  Bean,
  Carrot,
  Egg,
  Fish,
  Flame,
  Flower2,
  type LucideIcon,
  Milk,
  MoonStar,
  Nut,
  Salad,
  Shell,
  Shrimp,
  Sprout,
  Vegan,
  Wheat,
  Wine,
} from 'lucide-react'
import type { Trait } from '../traits.ts'
import { Peanut, Sesame } from './drawn-traits.tsx'

const ICONS: Record<Trait, LucideIcon | typeof Peanut> = {
  gluten: Wheat,
  crustaceans: Shrimp,
  eggs: Egg,
  fish: Fish,
  peanuts: Peanut,
  soybeans: Bean,
  milk: Milk,
  nuts: Nut,
  celery: Salad,
  mustard: Sprout,
  sesame: Sesame,
  sulphites: Wine,
  lupin: Flower2,
  molluscs: Shell,
  vegetarian: Carrot,
  vegan: Vegan,
  halal: MoonStar,
  spicy: Flame,
}

/** What stands for an allergen or a diet, always beside its name. */
export function TraitIcon({ trait, className = '' }: { trait: Trait; className?: string }) {
  const Icon = ICONS[trait]
  return <Icon aria-hidden className={className} />
}

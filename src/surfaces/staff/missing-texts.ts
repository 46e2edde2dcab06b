import type { Announcement } from '#features/announcements/contract.ts'
import type { MenuItem } from '#features/menu/dish-shapes.ts'
import type { OptionGroup } from '#features/menu/options-contract.ts'
import type { DayPart } from '#features/menu/parts-contract.ts'
import type { Offer } from '#features/service-items/contract.ts'
import type { Question } from '#features/service-items/questions.ts'
import type { Resource } from '#features/service-items/resources-contract.ts'
import type { Service } from '#features/services/contract.ts'
import type { Language } from '#kit/shared/languages.ts'
import type { Texts } from '#kit/shared/texts.ts'

/** All texts of a hotel that guests read in their language. */
export type HotelTexts = {
  menu: readonly Pick<MenuItem, 'id' | 'name' | 'description'>[]
  options: readonly Pick<OptionGroup, 'id' | 'name' | 'choices'>[]
  parts: readonly Pick<DayPart, 'id' | 'name'>[]
  announcements: readonly Pick<Announcement, 'id' | 'title' | 'description'>[]
  services: readonly Pick<Service, 'id' | 'label'>[]
  /** Of the areas that are open, each with the area in whose editor it is. */
  offers: readonly (Pick<Offer, 'id' | 'kind' | 'name' | 'description' | 'location' | 'questions'> & InArea)[]
  resources: readonly (Pick<Resource, 'id' | 'name'> & InArea)[]
}
type InArea = { area: string }
export type Place = keyof HotelTexts

/** What a thing lacks in a language: texts of its own by their kind, and the names of these choices and questions. */
export type Untranslated = {
  id: string
  name: Texts
  lacks: readonly ('name' | 'heading' | 'description' | 'location')[]
  choices: readonly Texts[]
  area?: string
}

const isMissing = (texts: Texts, language: Language) => texts.en.trim() !== '' && !texts[language]?.trim()

const textsOf = (question: Question): Texts[] => [
  question.label,
  ...(question.kind === 'choice' ? question.choices.map(({ label }) => label) : []),
]

/** What is not translated into a language yet, by the place where it is edited; places without any are left out. */
export function missingTexts(
  { menu, options, parts, announcements, services, offers, resources }: HotelTexts,
  language: Language,
): { place: Place; things: Untranslated[] }[] {
  const lacking = (
    id: string,
    name: Texts,
    texts: Partial<Record<Untranslated['lacks'][number], Texts>>,
    choices: readonly Texts[] = [],
  ): Untranslated => ({
    id,
    name,
    lacks: (Object.keys(texts) as Untranslated['lacks'][number][]).filter((each) => {
      const text = texts[each]
      return text !== undefined && isMissing(text, language)
    }),
    choices: choices.filter((choice) => isMissing(choice, language)),
  })
  const all: Record<Place, Untranslated[]> = {
    menu: menu.map(({ id, name, description }) => lacking(id, name, { name, description })),
    options: options.map(({ id, name, choices }) =>
      lacking(
        id,
        name,
        { name },
        choices.map((choice) => choice.name),
      ),
    ),
    parts: parts.map(({ id, name }) => lacking(id, name, { name })),
    announcements: announcements.map(({ id, title, description }) =>
      lacking(id, title, { heading: title, description }),
    ),
    services: services.map(({ id, label }) => lacking(id, label, { name: label })),
    offers: offers.map(({ id, kind, name, description, location, questions, area }) => {
      const texts = { name, description, ...(kind === 'appointment' ? { location } : {}) }
      return { ...lacking(id, name, texts, questions.flatMap(textsOf)), area }
    }),
    resources: resources.map(({ id, name, area }) => ({ ...lacking(id, name, { name }), area })),
  }
  return (Object.keys(all) as Place[])
    .map((place) => ({
      place,
      things: all[place].filter(({ lacks, choices }) => lacks.length + choices.length > 0),
    }))
    .filter(({ things }) => things.length > 0)
}

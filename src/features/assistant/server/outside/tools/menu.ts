import { z } from 'zod'
import { TRAITS } from '#features/dietary/traits.ts'
import { traitsAsServed } from '#features/menu/as-served.ts'
import type { MenuItem } from '#features/menu/dish-shapes.ts'
import { searchMenu } from '#features/menu/search.ts'
import { textIn } from '#kit/server/texts.ts'
import { listed, localized } from '#kit/shared/languages.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { dietFactOf } from '../../facts/diet/diet-fact.ts'
import { sentencesIn } from '../../facts/diet/sentences.ts'
import { dishText } from '../../facts/facts.ts'
import { namedOf } from '../../../talk.ts'
import { dishesCalled } from './named.ts'
import { type Proof, type Desk, toolOf } from './tool.ts'

const DISHES_MAX = 25

/** What room service has, and what is declared of it. */
export function menuTools(desk: Desk) {
  const { question, facts, lookedUp } = desk
  const { hotel, language } = question
  const say = (key: string, values?: Record<string, string>) => textIn(language, 'assistant', key, values)

  function told(item: MenuItem): Proof {
    const options = item.optionGroupIds.flatMap((id) => facts.groups.find((group) => group.id === id) ?? [])
    const choices = options.flatMap((group) =>
      group.choices.map(({ name, price }) => {
        const own = localized(name, language)
        return price > 0 ? `${own} +${formatMoney(price, hotel.currency)}` : own
      }),
    )
    const name = localized(item.name, language)
    const lines = [
      dishText(item, hotel, language),
      ...(choices.length > 0 ? [listed(choices, language)] : []),
      ...(item.soldOut ? [say('wish.soldOut', { names: name })] : []),
    ]
    const declared = sentencesIn(language).declared(traitsAsServed({ ...item, options }), TRAITS, true)
    return {
      topic: name,
      content: lines.join('\n'),
      isOne: true,
      aside: declared.join(' '),
      named: namedOf('dish', [item]),
    }
  }

  return {
    search_menu: toolOf(
      desk,
      'Searches the room service menu: dishes with prices, options, what is sold out, and the allergens and diets declared of them.',
      z.object({
        dish: z
          .string()
          .max(200)
          .optional()
          .describe('a dish, a kind of food or a word of it; left out: all dishes'),
        category: z
          .string()
          .max(50)
          .optional()
          .describe(`one of ${[...new Set(facts.menu.map(({ category }) => category))].join(', ')}`),
      }),
      ({ dish, category }) => {
        const called = dish
          ? [...dishesCalled(dish, facts.menu), ...searchMenu(facts.menu, dish)]
          : facts.menu
        return [...new Set(called)]
          .filter((item) => !category || item.category === category)
          .slice(0, DISHES_MAX)
          .map(told)
      },
    ),
    dietary: toolOf(
      desk,
      'Answers what dishes contain or for whom they are: allergens, vegetarian, vegan, halal, spicy. The guest is shown its answer as it is; say nothing of your own about it.',
      z.object({
        question: z
          .string()
          .max(300)
          .describe('such as: Which dishes are vegan? Does the soup contain nuts?'),
      }),
      ({ question: asked }) => {
        const fact = dietFactOf(asked, facts, hotel, language)
        if (!fact) return 'Ask for one allergen or diet at a time, and name the dish as the menu does.'
        if (!lookedUp.verbatim.includes(fact.text)) lookedUp.verbatim.push(fact.text)
        return 'The guest has been shown the answer. Do not repeat it.'
      },
    ),
  }
}

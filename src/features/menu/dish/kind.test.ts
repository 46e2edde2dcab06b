import { expect, test } from 'vitest'
import { inEnglish } from '#kit/shared/texts.ts'
import type { MenuCategory } from '../dish-shapes.ts'
import { kindOf } from './kind.ts'

const named = (en: string, category: MenuCategory = 'Main Courses', ar: string | null = null) =>
  kindOf({ name: { ...inEnglish(en), ar }, category })

test.each([
  ['Red Lentil Soup', 'soup'],
  ['Begova čorba', 'soup'],
  ['Neretva Trout', 'fish'],
  ['Pastrmka na žaru', 'fish'],
  ['Sarajevski ćevapi', 'grill'],
  ['Tagliatelle with porcini', 'pasta'],
  ['Club Sandwich', 'sandwich'],
  ['Eggs Benedict', 'breakfast'],
  ['Bosanski lonac', 'plate'],
] as const)('%s is drawn as %s', (name, kind) => expect(named(name)).toBe(kind))

test('the words of any language count', () =>
  expect(named('House special', 'Main Courses', 'سمك مشوي')).toBe('fish'))

test.each([
  ['Soups', 'soup'],
  ['Cold Appetizers', 'salad'],
  ['Warm Appetizers', 'mezze'],
  ['Main Courses', 'plate'],
  ['Desserts', 'dessert'],
  ['Drinks', 'drink'],
] as const)('a name that says nothing is drawn by its category: %s', (category, kind) =>
  expect(named('House special', category)).toBe(kind),
)

test('a cake with tea stays a dessert', () => expect(named('Tea cake', 'Desserts')).toBe('dessert'))

import { expect, test } from 'vitest'
import { inEnglish, type Texts } from '#kit/shared/texts.ts'
import { type HotelTexts, missingTexts } from './missing-texts.ts'

const both = { ...inEnglish('Night'), ar: 'الليل', bs: 'Noć' }
const arabic = { ...inEnglish('Soup'), ar: 'حساء' }
const choice = (name: Texts) => ({
  id: name.en,
  name,
  price: 0,
  isDefault: false,
  isSoldOut: false,
  traits: {},
})
const nothing: HotelTexts = {
  menu: [],
  options: [],
  parts: [],
  announcements: [],
  services: [],
  offers: [],
  resources: [],
}

test('a hotel whose texts are all there lacks nothing', () => {
  const texts: HotelTexts = {
    ...nothing,
    menu: [{ id: 'a', name: both, description: inEnglish('') }],
    options: [{ id: 'b', name: both, choices: [choice(both)] }],
    parts: [{ id: 'c', name: both }],
    announcements: [{ id: 'd', title: both, description: both }],
    services: [{ id: 'e', label: both }],
  }
  expect(missingTexts(texts, 'ar')).toEqual([])
  expect(missingTexts(texts, 'bs')).toEqual([])
})

test('each thing says which of its texts it lacks, in the language that is asked for alone', () => {
  const texts: HotelTexts = {
    ...nothing,
    menu: [
      { id: 'a', name: arabic, description: inEnglish('Warm') },
      { id: 'b', name: both, description: { ...both, bs: ' ' } },
    ],
    options: [{ id: 'c', name: both, choices: [choice(both), choice(arabic)] }],
    parts: [{ id: 'd', name: arabic }],
    announcements: [{ id: 'e', title: both, description: arabic }],
    services: [{ id: 'f', label: arabic }],
  }
  expect(missingTexts(texts, 'ar')).toEqual([
    { place: 'menu', things: [{ id: 'a', name: arabic, lacks: ['description'], choices: [] }] },
  ])
  expect(missingTexts(texts, 'bs')).toEqual([
    {
      place: 'menu',
      things: [
        { id: 'a', name: arabic, lacks: ['name', 'description'], choices: [] },
        { id: 'b', name: both, lacks: ['description'], choices: [] },
      ],
    },
    { place: 'options', things: [{ id: 'c', name: both, lacks: [], choices: [arabic] }] },
    { place: 'parts', things: [{ id: 'd', name: arabic, lacks: ['name'], choices: [] }] },
    { place: 'announcements', things: [{ id: 'e', name: both, lacks: ['description'], choices: [] }] },
    { place: 'services', things: [{ id: 'f', name: arabic, lacks: ['name'], choices: [] }] },
  ])
  expect(missingTexts(nothing, 'bs')).toEqual([])
})

test('offers lack names, descriptions, questions and choices, and are translated in their area', () => {
  const questions = [
    { id: 'q', label: arabic, kind: 'choice' as const, choices: [{ id: 'c', label: both, price: 0 }] },
    { id: 'r', label: both, kind: 'choice' as const, choices: [{ id: 'd', label: arabic, price: 0 }] },
    { id: 's', label: arabic, kind: 'note' as const, isRequired: false },
  ]
  const said = { name: both, description: both }
  const texts: HotelTexts = {
    ...nothing,
    offers: [
      { id: 'a', kind: 'request', ...said, location: arabic, questions: [], area: 'housekeeping' },
      {
        id: 'b',
        kind: 'appointment',
        ...said,
        description: arabic,
        location: arabic,
        questions,
        area: 'spa',
      },
    ],
    resources: [{ id: 'c', name: arabic, area: 'housekeeping' }],
  }
  expect(missingTexts(texts, 'ar')).toEqual([])
  expect(missingTexts(texts, 'bs')).toEqual([
    {
      place: 'offers',
      things: [
        {
          id: 'b',
          name: both,
          lacks: ['description', 'location'],
          area: 'spa',
          choices: [arabic, arabic, arabic],
        },
      ],
    },
    {
      place: 'resources',
      things: [{ id: 'c', name: arabic, lacks: ['name'], choices: [], area: 'housekeeping' }],
    },
  ])
})

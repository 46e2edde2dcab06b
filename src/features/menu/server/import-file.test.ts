import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readMenuFile } from './import-file.ts'

const read = (text: string, currency = 'USD') => readMenuFile(Buffer.from(text), currency)
const line = (values: object) => expect.objectContaining(values)

test('reads the five columns in any order and case', () => {
  const { rows, problems } = read(
    '\uFEFFPrice;NAME;Image;Category;Description\r\n12,50;"Begova čorba";soup.jpg;soups;"Chicken, okra"\r\n',
  )
  expect(problems).toEqual([])
  expect(rows).toEqual([
    {
      line: 2,
      options: null,
      parts: null,
      traits: {},
      image: 'soup.jpg',
      fields: { name: 'Begova čorba', description: 'Chicken, okra', price: 1250, category: 'Soups' },
    },
  ])
})

test('reads the other languages; an empty cell is no text, an absent column says nothing', () => {
  const { rows } = read('name,name_ar,Name BS,price,category\nSoup,حساء,,5,Soups')
  expect(rows[0]).toMatchObject({ image: null })
  expect(rows[0]?.fields).toEqual({
    name: 'Soup',
    nameAr: 'حساء',
    nameBs: null,
    price: 500,
    category: 'Soups',
  })
})

test('answers every problem of every line at once', () => {
  const { problems } = read(
    [
      'name,description,price,category,image',
      `,no name,1,Soups,`,
      `${'n'.repeat(201)},,1,Soups,`,
      `Long,${'d'.repeat(101)},1,Soups,`,
      'Free,,free,Snacks,',
      'Dear,,1000000,Soups,',
      'Tea,,1,Drinks,',
      'TEA,,2,Drinks,',
      'Comma,,12,50,Drinks',
      'More commas,,12,50,Drinks,tea.png',
    ].join('\n'),
  )
  expect(problems).toEqual([
    { line: 2, code: 'missing', column: 'name', value: '' },
    { line: 3, code: 'too-long', column: 'name', value: '200' },
    { line: 4, code: 'too-long', column: 'description', value: '100' },
    { line: 5, code: 'price', column: 'price', value: 'free' },
    { line: 5, code: 'category', column: 'category', value: 'Snacks' },
    { line: 6, code: 'price-too-high', column: 'price', value: '999999.99' },

    { line: 9, code: 'category', column: 'category', value: '50' },
    { line: 10, code: 'too-many-fields' },
    { line: 10, code: 'category', column: 'category', value: '50' },
  ])
})

test('200 and 100 characters are taken', () => {
  const { problems } = read(`name,description,price,category\n${'n'.repeat(200)},${'d'.repeat(100)},1,Soups`)
  expect(problems).toEqual([])
})

test('names columns that are missing, twice or unknown', () => {
  expect(read('name,name,cost\nSoup,Soup,1')).toEqual({
    rows: [],
    problems: [
      { line: 1, code: 'column-missing', column: 'price' },
      { line: 1, code: 'column-missing', column: 'category' },
      { line: 1, code: 'column-twice', column: 'name' },
    ],
    unusedColumns: ['cost'],
  })
})

test('what a database or a screen cannot hold is dropped', () => {
  const { rows } = read('name,price,category\nSo\u0000u\u0007p,1,Soups')
  expect(rows[0]?.fields.name).toBe('Soup')
})

test('the guard against formulas is taken off, whatever stands around it', () => {
  const { rows } = read('name,price,category\n"\'\n=Soup",1,Soups\n \'=Tea,1,Drinks')
  expect(rows.map(({ fields }) => fields.name)).toEqual(['=Soup', '=Tea'])
})

test('at most 20,000 lines', () => {
  const lines = Array.from({ length: 20_001 }, (_, index) => `Dish ${index},1,Soups`)
  const header = 'name,price,category\n'
  expect(read(header + lines.slice(1).join('\n')).rows).toHaveLength(20_000)
  expect(read(header + lines.join('\n')).problems).toEqual([line({ line: 20_002, code: 'too-many-lines' })])
})

test("prices are the hotel's currency's", () => {
  expect(read('name,price,category\nTea,1.500,Drinks', 'KWD').rows[0]?.fields.price).toBe(1500)
})

test('a price that can be read in two ways is asked about', () => {
  const { problems } = read('name;price;category\nTea;1.234;Drinks\nSoup;1,234;Soups\nCake;12,50;Desserts')
  expect(problems).toEqual([
    { line: 2, code: 'price-unclear', column: 'price', value: '1.234' },
    { line: 3, code: 'price-unclear', column: 'price', value: '1,234' },
  ])
})

test('a picture is no menu', () => {
  const picture = readFileSync('src/demo/pictures/hummus.webp')
  expect(readMenuFile(picture, 'USD').problems[0]).toMatchObject({ line: 1, code: 'not-utf-8' })
})

test('what a dish contains, when it is served and where it is made is read in any case', () => {
  const { rows, problems } = read(
    'name,price,category,allergens,Free of,diets,parts,station,stock\nSoup,5,Soups,Milk|GLUTEN,nuts,Vegetarian,Lunch|Night,Hot,12\nTea,1,Drinks,,,,,,',
  )
  expect(problems).toEqual([])
  expect(rows).toMatchObject([
    {
      traits: { allergens: ['milk', 'gluten'], free_of: ['nuts'], diets: ['vegetarian'] },
      parts: ['Lunch', 'Night'],
      fields: { station: 'hot', stock: 12 },
    },
    { traits: { allergens: [], free_of: [], diets: [] }, parts: [], fields: { station: null, stock: null } },
  ])
  expect(rows[0]?.traits).not.toHaveProperty('not_diets')
})

test('an allergen, a diet, a station or a number that cannot be is a problem of its line', () => {
  const { problems } = read(
    'name,price,category,allergens,free_of,diets,not_diets,station,stock\nSoup,5,Soups,milk|honey,MILK,nuts,,cellar,few\nTea,1,Drinks,,,vegan,vegan,,10000',
  )
  expect(problems).toEqual([
    { line: 2, code: 'station', column: 'station', value: 'cellar' },
    { line: 2, code: 'stock', column: 'stock', value: 'few' },
    { line: 2, code: 'trait', column: 'allergens', value: 'honey' },
    { line: 2, code: 'trait', column: 'diets', value: 'nuts' },
    { line: 2, code: 'trait-twice', column: 'free_of', value: 'milk' },
    { line: 3, code: 'stock', column: 'stock', value: '10000' },
    { line: 3, code: 'trait-twice', column: 'not_diets', value: 'vegan' },
  ])
})

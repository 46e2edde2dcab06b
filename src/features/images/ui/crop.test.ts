import { expect, test } from 'vitest'
import { cropBox } from './crop.ts'

test.each([
  ['a wide one to a square', [300, 100, 1, 0.5], { x: 100, y: 0, width: 100, height: 100 }],
  ['a tall one to a square', [100, 300, 1, 0], { x: 0, y: 0, width: 100, height: 100 }],
  ['a tall one from its end', [100, 300, 1, 1], { x: 0, y: 200, width: 100, height: 100 }],
  ['one that fits', [1600, 900, 16 / 9, 0.3], { x: 0, y: 0, width: 1600, height: 900 }],
] as const)('cuts %s', (_name, [width, height, ratio, position], box) => {
  expect(cropBox(width, height, ratio, position)).toEqual(box)
})

import { expect, test } from 'vitest'
import { PAGE_MAX } from '#kit/shared/sizes.ts'
import { platformSurface } from './screens.ts'

test('no address asks for a page beyond the last that can be asked for', () => {
  const pages = platformSurface.screens
    .flatMap((screen) => ('readSearch' in screen ? [screen.readSearch({ page: 1_000_000_000 })] : []))
    .flatMap((read) => ('page' in read ? [read.page] : []))
  expect(pages).toEqual([PAGE_MAX, PAGE_MAX, PAGE_MAX])
})

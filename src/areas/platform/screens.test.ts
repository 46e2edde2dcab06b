import { expect, test } from 'vitest'
import { PAGE_MAX } from '#kit/shared/sizes.ts'
import { platformArea } from './screens.ts'

test('no address asks for a page beyond the last that can be asked for', () => {
  const pages = platformArea.screens
    .flatMap((screen) => ('readSearch' in screen ? [screen.readSearch({ page: 1_000_000_000 })] : []))
    .flatMap((read) => ('page' in read ? [read.page] : []))
  expect(pages).toEqual([PAGE_MAX, PAGE_MAX, PAGE_MAX])
})

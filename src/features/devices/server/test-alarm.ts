import { textIn } from '#kit/server/texts.ts'
import { directionOf, type Language } from '#kit/shared/languages.ts'
import type { Device } from '../contract.ts'
import type { DeviceMessage } from '#kit/shared/device-message.ts'

/** What a device shows when somebody tries it out. */
export const testAlarm =
  (slug: string) =>
  (language: Language, { id, name }: Device): DeviceMessage => ({
    title: textIn(language, 'hotel-admin', 'devices.test.title'),
    body: textIn(language, 'hotel-admin', 'devices.test.text', { device: name }),
    url: `/hotelly/${slug}/admin/alerts`,
    kind: 'alarm',
    tag: `test ${id}`,
    language,
    direction: directionOf(language),
    seen: null,
  })

import i18next from 'i18next'
import { expect, test } from 'vitest'
import texts from '../../../../../locales/en/work.json' with { type: 'json' }
import { OFFER_TEXTS } from '../../fields.ts'
import { fieldLabel } from './field-label.ts'

test('the language of a text is named in the reader’s language', async () => {
  const t = await i18next.createInstance().init({ lng: 'en', ns: 'work', resources: { en: { work: texts } } })
  const { name } = texts.editor.field
  expect(fieldLabel(t as never, 'en', OFFER_TEXTS.name.ar)).toBe(`${name} (Arabic)`)
  expect(fieldLabel(t as never, 'bs', OFFER_TEXTS.name.ar)).toBe(`${name} (arapski)`)
  expect(fieldLabel(t as never, 'bs', OFFER_TEXTS.name.en)).toBe(name)
})

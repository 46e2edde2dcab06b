import { expect, test } from 'vitest'
import { IMAGE_MEGABYTES_MAX } from '#features/images/contract.ts'
import { textIn } from '#kit/server/texts.ts'

/** Texts that screens show when something is wrong; their English matches the requirements word for word. */
test.each([
  [
    'ANA-02',
    'hotel-admin',
    'announcements.form.required',
    'Please fill in at least English title and description',
  ],
  ['CHAT-14', 'chat', 'limitReached', 'Chat limit reached. Please start a new chat.'],
  ['ERR-02', 'common', 'crash.title', 'Oops! Something went wrong'],
  ['GLOG-03', 'guest', 'login.hotelNotLoaded', 'Hotel information not loaded. Please try again.'],
  ['GST-12', 'hotel-admin', 'guests.missing', 'Please fill in login name and room number'],
  ['GST-18', 'hotel-admin', 'guests.loadFailed', 'Failed to load guests'],
  ['GST-18', 'hotel-admin', 'guests.deleteFailed', 'Failed to delete guest'],
  ['HOT-13', 'platform', 'hotels.form.slugTaken', 'A hotel with this slug already exists'],
  ['HOT-14', 'platform', 'hotels.loadFailed', 'Failed to load hotels'],
  ['HOT-14', 'platform', 'hotels.form.loadFailed', 'Failed to load hotel'],
  ['HOT-15', 'hotel-profile', 'logo.saveFirst', 'Please save the hotel first, then upload a logo'],
  [
    'HOT-16',
    'hotel-profile',
    'logo.tooLarge',
    `File size must be less than ${IMAGE_MEGABYTES_MAX}MB`,
    { megabytes: IMAGE_MEGABYTES_MAX },
  ],
  ['HOT-17', 'hotel-profile', 'logo.wrongType', 'Please upload a PNG, JPG, or SVG file'],
  ['HOT-18', 'hotel-profile', 'logo.uploaded', 'Logo uploaded successfully'],
  ['HUS-06', 'platform', 'users.form.needHotel', 'Please select a hotel'],
  ['HUS-12', 'platform', 'users.form.taken', 'A user with this email already exists'],
  ['HUS-13', 'platform', 'users.form.failed', 'Failed to create user: {{message}}'],
  ['KNW-02', 'hotel-admin', 'knowledge.required', 'Please fill in both topic and content'],
  ['KNW-09', 'hotel-admin', 'knowledge.loadFailed', 'Failed to load knowledge entries'],
  ['KNW-09', 'hotel-admin', 'knowledge.saveFailed', 'Failed to save knowledge entry'],
  ['RL-16', 'common', 'limits.login', 'Too many login attempts. Please try again in {{time}}.'],
  ['RL-19', 'common', 'limits.other', 'Action temporarily blocked. Please try again in {{time}}.'],
  ['RL-21', 'common', 'limits.exceeded', 'Rate limit exceeded. Please try again later.'],
])('%s: %s:%s reads "%s"', (_code, namespace, key, text, own?: object) => {
  // the screens fill in the other placeholders; here each is replaced by its own name
  const named = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([whole, name]) => [`${name}`, whole])
  const values = { ...Object.fromEntries(named), ...own }
  expect(textIn('en', namespace, key, values)).toBe(text)
})

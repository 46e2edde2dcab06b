/** The texts of the panel and of the platform, which guests never need. */
export const closedTexts = import.meta.glob<{ default: Record<string, unknown> }>(
  '../../../locales/*/{hotel-admin,platform}.json',
)

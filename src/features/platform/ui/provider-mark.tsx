import { firstLetter } from '#kit/shared/first-letter.ts'
import { pageData } from '#kit/web/page-data.ts'

/** The provider's initial, in the style of a hotel without a logo. */
export const ProviderMark = () => (
  <span
    aria-hidden
    className="grid size-9 shrink-0 place-items-center rounded-sm bg-accent text-base font-semibold text-on-accent"
  >
    {firstLetter(pageData.provider)}
  </span>
)

/** The bar that stands on every page of the panel while something waits of which everybody was alerted. */
export const RED_BAR = 'bg-[oklch(47%_0.18_27)] text-white'
export const BAR_BUTTON =
  'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-md px-4 font-semibold select-none hover:brightness-95 max-sm:px-3'
export const ON_RED = 'bg-white text-[oklch(42%_0.17_27)] focus-visible:outline-white'

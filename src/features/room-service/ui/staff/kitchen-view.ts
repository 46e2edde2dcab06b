import { createContext, use } from 'react'
import { type Language, localized } from '#kit/shared/languages.ts'
import type { Texts } from '#kit/shared/texts.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import type { Order } from '../../contract.ts'
import type { Station } from './stations.ts'

/** How the kitchen wants to see its orders. */
type View = {
  /** The hotel's for its kitchen; null: the screen's own. */
  language: Language | null
  /** Null: all. */
  station: Station | null
}

const Current = createContext<View>({ language: null, station: null })
export const KitchenView = Current.Provider

/** How a line of an order is shown in the kitchen. */
export function useKitchenView() {
  const { language: own, station } = use(Current)
  const screen = useLanguage()
  const language = own ?? screen
  return {
    language,
    own,
    station,
    nameOf: (name: Texts) => localized(name, language),
    /** What the guest read, where the kitchen reads something else. */
    guestNameOf: (name: Texts, { guestLanguage }: Pick<Order, 'guestLanguage'>) => {
      if (own === null || !guestLanguage || guestLanguage === own) return null
      const read = localized(name, guestLanguage)
      return read === localized(name, own) ? null : read
    },
  }
}

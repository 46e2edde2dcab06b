import type chat from '../../../locales/en/chat.json'
import type common from '../../../locales/en/common.json'
import type dish from '../../../locales/en/dish.json'
import type frontDoor from '../../../locales/en/front-door.json'
import type guest from '../../../locales/en/guest.json'
import type hotelAdmin from '../../../locales/en/hotel-admin.json'
import type hotelProfile from '../../../locales/en/hotel-profile.json'
import type platform from '../../../locales/en/platform.json'
import type secondFactor from '../../../locales/en/second-factor.json'
import type times from '../../../locales/en/times.json'
import type told from '../../../locales/en/told.json'
import type traits from '../../../locales/en/traits.json'
import type work from '../../../locales/en/work.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      chat: typeof chat
      common: typeof common
      dish: typeof dish
      guest: typeof guest
      'front-door': typeof frontDoor
      'hotel-admin': typeof hotelAdmin
      'hotel-profile': typeof hotelProfile
      platform: typeof platform
      'second-factor': typeof secondFactor
      times: typeof times
      told: typeof told
      traits: typeof traits
      work: typeof work
    }
  }
}

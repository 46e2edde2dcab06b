/** RS-04: the categories in the order of a meal. */
export const CATEGORIES = [
  'Soups',
  'Cold Appetizers',
  'Warm Appetizers',
  'Main Courses',
  'Desserts',
  'Drinks',
] as const

/** Where in the kitchen a dish is made. */
export const STATIONS = ['hot', 'grill', 'cold', 'pastry', 'bar'] as const

/** Guests are told how many portions are left once these few are. */
export const FEW_LEFT = 5
export const STOCK_MAX = 9999

/** Parts of the day of one hotel. */
export const PARTS_MAX = 12

/** By the hotel's clock: what is sold out until the next opening can be had again then. */
export const KITCHEN_OPENS = '05:00'

/** How far one change lowers or raises prices. */
export const PERCENT_MIN = -90
export const PERCENT_MAX = 900

export const OPTION_NAME_MAX = 100
/** Choices of one group, groups of one dish, groups of one hotel, and choices taken for one dish. */
export const CHOICES_MAX = 30
export const GROUPS_OF_DISH_MAX = 10
export const GROUPS_OF_HOTEL_MAX = 200
export const CHOSEN_MAX = 50

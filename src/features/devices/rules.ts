export const DEVICE_NAME_LENGTH = 60
export const DEVICES_MAX = 20

/** A device that stays in the hotel, or somebody's own. */
export const PLACES = ['hotel', 'own'] as const

/** On how many phones a guest is told. */
export const GUEST_DEVICES_MAX = 5

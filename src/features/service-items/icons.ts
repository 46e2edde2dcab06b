/** The signs that an offer can have. */
export const OFFER_ICONS = [
  ...(['towels', 'cleaning', 'bed', 'baby', 'clothes', 'laundry', 'luggage', 'bell'] as const),
  ...(['repair', 'light', 'air', 'shower', 'television', 'internet', 'power', 'health'] as const),
  ...(['car', 'taxi', 'bus', 'plane', 'bicycle', 'map', 'sight', 'mountain', 'ticket'] as const),
  ...(['flower', 'massage', 'bath', 'pool', 'gym', 'hair', 'table', 'wine', 'coffee', 'gift'] as const),
] as const
export type OfferIcon = (typeof OFFER_ICONS)[number]

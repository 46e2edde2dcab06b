import type { PlaceWords } from '../kinds/words.ts'

export const PLACES: PlaceWords = {
  coast: String.raw`jadran\w*|otok`,
  mountains: String.raw`planin\w*`,
  dunes: String.raw`pustinj\w*`,
  towers: 'aerodrom|neboder',
  hills: 'vila|vrt|imanje',
  'old-town': 'carsija|konak',
  spires: 'dvorac',
}

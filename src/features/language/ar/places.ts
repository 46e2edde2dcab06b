import type { PlaceWords } from '../kinds/words.ts'

export const PLACES: PlaceWords = {
  coast: 'شاطي|بحر|خليج|جزيره|منتجع',
  mountains: 'جبل|جبال',
  dunes: 'صحراء|واحه|رمال',
  towers: 'مطار|برج|ابراج',
  hills: 'فيلا|حديقه|ريف',
  'old-town': 'سلطان|خان|سراي',
  spires: 'قلعه',
}

import type { NameWords } from '../kinds/words.ts'

export const NAMES: NameWords = {
  titles: 'السيد السيدة الآنسة سيد سيدة الأستاذ الأستاذة الدكتور الدكتورة',
  room: 'غرفة الغرفة رقم',
}

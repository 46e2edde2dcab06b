import type { SmallTalkWords } from '../kinds/words.ts'

export const SMALL_TALK: SmallTalkWords = {
  hello: 'مرحبا مراحب اهلا اهلين سلام هلا هلو حياكم حياك صباح مساء هاي',
  thanks: 'شكرا مشكور* متشكر* ممنون* تسلم* يسلمو* يعطيك يعطيكم',
  bye: 'سلامه وداعا باي لقا لقاء',
  around: 'عليكم وسهلا سهلا خير نور جزيلا لك لكم الف عافيه مع كثيرا جدا يا الي له ورحمه الله وبركاته',
}

const LATIN: Record<string, string> = {
  ...{ đ: 'd', ð: 'd', ø: 'o', ł: 'l', ħ: 'h', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ŋ: 'n' },
  ...{ ا: 'a', ٱ: 'a', ب: 'b', ت: 't', ث: 'th', ج: 'j', ح: 'h', خ: 'kh', د: 'd', ذ: 'dh', ر: 'r', ز: 'z' },
  ...{ س: 's', ش: 'sh', ص: 's', ض: 'd', ط: 't', ظ: 'z', ع: 'a', غ: 'gh', ف: 'f', ق: 'q', ك: 'k', ل: 'l' },
  ...{ م: 'm', ن: 'n', ه: 'h', و: 'w', ي: 'y', ى: 'a', ة: 'a', ء: '', پ: 'p', چ: 'ch', ژ: 'zh', گ: 'g' },
  ...{ ک: 'k', ی: 'y', ھ: 'h' },
  ...{ '٠': '0', '١': '1', '٢': '2', '٣': '3', '٤': '4', '٥': '5', '٦': '6', '٧': '7', '٨': '8', '٩': '9' },
}

/** Converts to lower-case Latin: drops accents, replaces letters such as đ and Arabic ones, and keeps other scripts. */
export const toLatin = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .toLocaleLowerCase('en')
    .replace(/\P{ASCII}/gu, (letter) => LATIN[letter] ?? letter)

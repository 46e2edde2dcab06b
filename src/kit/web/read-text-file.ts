import { TEXT_FILE_LENGTH } from '#kit/shared/sizes.ts'

export class FileTooLarge extends Error {}

/** Reads a text file to send in a call; null when it is not UTF-8. Throws `FileTooLarge`. */
export async function readTextFile(file: File): Promise<string | null> {
  if (file.size > TEXT_FILE_LENGTH) throw new FileTooLarge()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
  } catch {
    return null
  }
}

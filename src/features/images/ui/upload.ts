import { LIMIT_HEADER } from '#kit/shared/rate-limits.ts'
import { noteAttemptsLeft } from '#kit/web/attempts-left.ts'

export type PictureFolder = 'menu-items' | 'announcements'

/** A picture that the server did not take; `code` is null when it could not be reached. */
export class UploadRefused extends Error {
  readonly code: string | null
  readonly retryAfterSeconds: number | null
  constructor(code: string | null, retryAfterSeconds: number | null = null) {
    super(`The upload was refused: ${code ?? 'no answer'}`)
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}

type Answer = { url?: string; code?: string; data?: { retryAfterSeconds?: number } }

function read(text: string): Answer {
  try {
    return JSON.parse(text) as Answer
  } catch {
    return {}
  }
}

/** Sends a picture and tells how much of it is there, from 0 to 1; answers its address. Throws `UploadRefused`. */
export function uploadPicture(
  slug: string,
  folder: PictureFolder | `hotel-logos/${string}`,
  picture: Blob,
  onProgress: (part: number) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/hotelly-uploads/${slug}/${folder}`)
    request.timeout = 120_000
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    const lost = () => reject(new UploadRefused(null))
    request.addEventListener('error', lost)
    request.addEventListener('timeout', lost)
    request.addEventListener('load', () => {
      noteAttemptsLeft(request.getResponseHeader(LIMIT_HEADER))
      const { url, code, data } = read(request.responseText)
      if (url) resolve(url)
      else reject(new UploadRefused(code ?? 'UNAVAILABLE', data?.retryAfterSeconds ?? null))
    })
    request.send(picture)
  })
}

import { LIMIT_HEADER } from '#kit/shared/limit-header.ts'
import { noteAttemptsLeft } from '#kit/web/attempts-left.ts'
import type { RefusalCode, Uploaded, UploadRefusal } from '../contract.ts'

/** The server rejected the upload; `code` is null when the server could not be reached. */
export class UploadRefused extends Error {
  readonly code: RefusalCode | null
  readonly retryAfterSeconds: number | null
  constructor(code: RefusalCode | null, retryAfterSeconds: number | null = null) {
    super(`The upload was refused: ${code ?? 'no answer'}`)
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}

type Answer = Partial<Uploaded & UploadRefusal>

function read(text: string): Answer {
  try {
    return JSON.parse(text) as Answer
  } catch {
    return {}
  }
}

/**
 * Uploads a picture to one of the contract's paths and reports progress from 0 to 1; returns its URL. Throws
 * `UploadRefused`.
 */
export function uploadPicture(
  path: string,
  picture: Blob,
  onProgress: (part: number) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
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

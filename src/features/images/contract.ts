import { MEBIBYTE } from '#kit/shared/sizes.ts'

/** Pictures come in beside the calls: `POST` to an address under this one, with the bytes as the body. */
export const UPLOADS = '/hotelly-uploads/'

/** What staff of a hotel upload pictures for; each kind lies in a folder of this name. */
export const PICTURE_FOLDERS = ['menu-items', 'announcements'] as const
export type PictureFolder = (typeof PICTURE_FOLDERS)[number]

/** Where staff of a hotel send a picture. */
export const pictureUploadPath = (slug: string, folder: string) => `${UPLOADS}${slug}/${folder}`

/** Where super admins send a hotel's logo, which it wears at once. */
export const logoUploadPath = (hotelId: string) => `${UPLOADS}internal/hotel-logos/${hotelId}`

/** Up to and including so much, whatever the picture is for (MNU-06, OP-12). */
export const IMAGE_MEGABYTES_MAX = 5
export const IMAGE_BYTES_MAX = IMAGE_MEGABYTES_MAX * MEBIBYTE
export const IMAGE_MEGAPIXELS_MAX = 16

export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'] as const
/** HOT-17. */
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/svg+xml'] as const

/** Characters of the address of a picture. */
export const PICTURE_URL_LENGTH = 300

/** The address under which the stored picture is served. */
export type Uploaded = { url: string }
export type UploadRefusal = { code: RefusalCode; data?: { retryAfterSeconds: number } }
export type RefusalCode = keyof typeof REFUSAL_STATUS

/** Why a picture itself is not taken, with the status of the answer. */
export const IMAGE_REFUSAL_STATUS = {
  IMAGE_TOO_LARGE: 413,
  NOT_AN_IMAGE: 415,
  IMAGE_TOO_MANY_PIXELS: 422,
  IMAGE_UNREADABLE: 422,
} as const
export type ImageRefusal = keyof typeof IMAGE_REFUSAL_STATUS

/** Why an upload is not taken, with the status of the answer. */
export const REFUSAL_STATUS = {
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  PASSWORD_CHANGE_NEEDED: 403,
  NOT_FOUND: 404,
  ...IMAGE_REFUSAL_STATUS,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
} as const

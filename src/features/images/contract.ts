import { MEBIBYTE } from '#kit/shared/sizes.ts'

/** Pictures are uploaded outside of the RPC API: `POST` to a path below this one, with the bytes as the body. */
export const UPLOADS = '/hotelly-uploads/'

/** What hotel staff upload pictures for; also the names of the storage folders. */
export const PICTURE_FOLDERS = ['menu-items', 'announcements', 'offers'] as const
export type PictureFolder = (typeof PICTURE_FOLDERS)[number]

/** The storage folder of what guests send with a request, and the first part of its address. */
export const GUEST_PICTURES = 'guest-pictures'

/** The upload path of a picture: for hotel staff, or with `GUEST_PICTURES` for a guest. */
export const pictureUploadPath = (slug: string, folder: string) => `${UPLOADS}${slug}/${folder}`

/** The upload path of a hotel's logo, for super admins; the logo takes effect at once. */
export const logoUploadPath = (hotelId: string) => `${UPLOADS}internal/hotel-logos/${hotelId}`

/** The same for the hotel's own staff. */
export const ownLogoUploadPath = (slug: string) => `${UPLOADS}${slug}/logo`

/** Maximum size of any picture, inclusive (MNU-06, OP-12). */
export const IMAGE_MEGABYTES_MAX = 5
export const IMAGE_BYTES_MAX = IMAGE_MEGABYTES_MAX * MEBIBYTE
export const IMAGE_MEGAPIXELS_MAX = 16

export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'] as const
/** HOT-17. */
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/svg+xml'] as const

/** Maximum length of a picture's URL, in characters. */
export const PICTURE_URL_LENGTH = 300

/** The URL of the stored picture. */
export type Uploaded = { url: string }
export type UploadRefusal = { code: RefusalCode; data?: { retryAfterSeconds: number } }
export type RefusalCode = keyof typeof REFUSAL_STATUS

/** Why a picture itself is rejected, with the status of the response. */
export const IMAGE_REFUSAL_STATUS = {
  IMAGE_TOO_LARGE: 413,
  NOT_AN_IMAGE: 415,
  IMAGE_TOO_MANY_PIXELS: 422,
  IMAGE_UNREADABLE: 422,
} as const
export type ImageRefusal = keyof typeof IMAGE_REFUSAL_STATUS

/** Why an upload is rejected, with the status of the response. */
export const REFUSAL_STATUS = {
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  PASSWORD_CHANGE_NEEDED: 403,
  NOT_FOUND: 404,
  ...IMAGE_REFUSAL_STATUS,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
  STORAGE_FULL: 507,
} as const

import type { OpenAPI } from '@orpc/openapi'
import {
  GUEST_PICTURES,
  IMAGE_MEGABYTES_MAX,
  IMAGE_MEGAPIXELS_MAX,
  LOGO_TYPES,
  logoUploadPath,
  ownLogoUploadPath,
  PICTURE_FOLDERS,
  PICTURE_TYPES,
  pictureUploadPath,
  REFUSAL_STATUS,
  type Uploaded,
  type UploadRefusal,
} from '#features/images/contract.ts'
import { ERRORS } from './errors.ts'

type Fields<Shape> = Record<keyof Shape, OpenAPI.SchemaObject>

const picture = { type: 'string', contentMediaType: 'application/octet-stream' } as const

const refusals = Object.entries(Object.groupBy(Object.entries(REFUSAL_STATUS), ([, status]) => status)).map(
  ([status, entries]) => [status, describeRefusal(entries.map(([code]) => code))],
)

function describeRefusal(codes: string[]): OpenAPI.ResponseObject {
  const properties: Fields<UploadRefusal> = { code: { enum: codes }, data: { type: 'object' } }
  return {
    description: codes.map((code) => `\`${code}\`: ${ERRORS[code]}`).join(' '),
    content: { 'application/json': { schema: { type: 'object', properties, required: ['code'] } } },
  }
}

function describeUpload(operation: {
  operationId: string
  summary: string
  description: string
  parameters: OpenAPI.ParameterObject[]
  types: readonly string[]
  url: string
  session?: 'staffSession' | 'guestSession'
}): OpenAPI.PathItemObject {
  const { operationId, summary, description, parameters, types, url, session = 'staffSession' } = operation
  const properties: Fields<Uploaded> = { url: { type: 'string' } }
  return {
    // at the root of the site, outside /api
    servers: [{ url: '/', description: 'The site itself' }],
    post: {
      operationId,
      summary,
      description,
      parameters,
      tags: ['Uploads'],
      security: [{ [session]: [] }],
      requestBody: {
        required: true,
        description: `The bytes of the picture. What it is, its content says; up to ${IMAGE_MEGABYTES_MAX} MiB and ${IMAGE_MEGAPIXELS_MAX} megapixels.`,
        content: Object.fromEntries(types.map((type) => [type, { schema: picture }])),
      },
      responses: {
        200: {
          description: 'Stored. The small size for lists is beside it, with `-s` before `.webp`.',
          content: {
            'application/json': {
              schema: { type: 'object', properties, required: ['url'] },
              example: { url } satisfies Uploaded,
            },
          },
        },
        ...Object.fromEntries(refusals),
      },
    },
  }
}

const SLUG: OpenAPI.ParameterObject = {
  name: 'slug',
  in: 'path',
  required: true,
  schema: { type: 'string' },
  description: "The hotel's segment in addresses.",
  example: 'demo-hotel',
}

/** The picture uploads, which are not part of the contract's calls. */
export const UPLOAD_PATHS: Record<string, OpenAPI.PathItemObject> = {
  [pictureUploadPath('{slug}', '{folder}')]: describeUpload({
    operationId: 'uploads.picture',
    summary: 'Upload a picture for a menu item or an announcement',
    description: 'For staff of the hotel. Pass the `url` of the answer as `imageUrl` when saving.',
    parameters: [
      SLUG,
      {
        name: 'folder',
        in: 'path',
        required: true,
        schema: { type: 'string', enum: [...PICTURE_FOLDERS] },
        description: 'What the picture is for.',
        example: 'menu-items',
      },
    ],
    types: PICTURE_TYPES,
    url: '/files/menu-items/0198c2f0-5c1e-7a3b-9d4e-2f6a8b1c3d5e/1763663400000.webp',
  }),
  [pictureUploadPath('{slug}', GUEST_PICTURES)]: describeUpload({
    operationId: 'uploads.guestPicture',
    summary: 'Upload a picture to answer a question of an offer with',
    description:
      'For a guest of the hotel, while it asks for a picture of anything. Pass the `url` of the answer as `picture` when booking; only the guest and the staff of the hotel can open it.',
    parameters: [SLUG],
    types: PICTURE_TYPES,
    url: '/guest-pictures/0198c2f0-5c1e-7a3b-9d4e-2f6a8b1c3d5e/0198c2f0-7d42-7a3b-8c11-9e4f2a6b7c8d/1763663400000000000.webp',
    session: 'guestSession',
  }),
  [ownLogoUploadPath('{slug}')]: describeUpload({
    operationId: 'uploads.ownLogo',
    summary: "Upload the hotel's own logo, which takes effect at once",
    description: 'For the staff of the hotel.',
    parameters: [SLUG],
    types: LOGO_TYPES,
    url: '/files/hotel-logos/0198c2f0-5c1e-7a3b-9d4e-2f6a8b1c3d5e/logo.webp?v=1763663400000',
  }),
  [logoUploadPath('{hotelId}')]: describeUpload({
    operationId: 'uploads.logo',
    summary: "Upload a hotel's logo, which takes effect at once",
    description: 'For super admins.',
    parameters: [
      {
        name: 'hotelId',
        in: 'path',
        required: true,
        schema: { type: 'string', format: 'uuid' },
        description: 'The id of the hotel.',
        example: '0198c2f0-5c1e-7a3b-9d4e-2f6a8b1c3d5e',
      },
    ],
    types: LOGO_TYPES,
    url: '/files/hotel-logos/0198c2f0-5c1e-7a3b-9d4e-2f6a8b1c3d5e/1763663400000.webp',
  }),
}

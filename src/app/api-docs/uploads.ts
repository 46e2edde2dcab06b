import type { OpenAPI } from '@orpc/openapi'
import { ERRORS } from './errors.ts'

const REFUSALS = {
  401: ['UNAUTHORIZED'],
  403: ['FORBIDDEN', 'PASSWORD_CHANGE_NEEDED'],
  404: ['NOT_FOUND'],
  413: ['IMAGE_TOO_LARGE'],
  415: ['NOT_AN_IMAGE'],
  422: ['IMAGE_TOO_MANY_PIXELS', 'IMAGE_UNREADABLE'],
  429: ['RATE_LIMITED'],
  503: ['UNAVAILABLE'],
} as const

const picture = { type: 'string', contentMediaType: 'application/octet-stream' } as const

function upload(operation: {
  operationId: string
  summary: string
  description: string
  parameters: OpenAPI.ParameterObject[]
  types: string[]
  url: string
}): OpenAPI.PathItemObject {
  const { operationId, summary, description, parameters, types, url } = operation
  return {
    // beside the API, at the root of the site
    servers: [{ url: '/', description: 'The site itself' }],
    post: {
      ...{ operationId, summary, description, parameters },
      tags: ['Uploads'],
      security: [{ staffSession: [] }],
      requestBody: {
        required: true,
        description: 'The bytes of the picture. What it is, its content says; up to 5 MiB and 16 megapixels.',
        content: Object.fromEntries(types.map((type) => [type, { schema: picture }])),
      },
      responses: {
        200: {
          description: 'Stored. The small size for lists is beside it, with `-s` before `.webp`.',
          content: {
            'application/json': {
              schema: { type: 'object', properties: { url: { type: 'string' } }, required: ['url'] },
              example: { url },
            },
          },
        },
        ...Object.fromEntries(
          Object.entries(REFUSALS).map(([status, codes]) => [
            status,
            {
              description: codes.map((code) => `\`${code}\`: ${ERRORS[code]}`).join(' '),
              content: {
                'application/json': {
                  schema: {
                    type: 'object',
                    properties: { code: { enum: codes }, data: { type: 'object' } },
                    required: ['code'],
                  },
                },
              },
            },
          ]),
        ),
      },
    },
  }
}

/** Pictures come in beside the calls, as bodies of their own (`src/app/uploads.ts`). */
export const UPLOADS: Record<string, OpenAPI.PathItemObject> = {
  '/hotelly-uploads/{slug}/{folder}': upload({
    operationId: 'uploads.picture',
    summary: 'Upload a picture for a menu item or an announcement',
    description: 'For staff of the hotel. Pass the `url` of the answer as `imageUrl` when saving.',
    parameters: [
      {
        ...{ name: 'slug', in: 'path', required: true, schema: { type: 'string' } },
        ...{ description: "The hotel's segment in addresses.", example: 'demo-hotel' },
      },
      {
        ...{ name: 'folder', in: 'path', required: true },
        schema: { type: 'string', enum: ['menu-items', 'announcements'] },
        ...{ description: 'What the picture is for.', example: 'menu-items' },
      },
    ],
    types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
    url: '/files/menu-items/0198c2f0-5c1e-7a3b-9d4e-2f6a8b1c3d5e/1763663400000.webp',
  }),
  '/hotelly-uploads/internal/hotel-logos/{hotelId}': upload({
    operationId: 'uploads.logo',
    summary: "Upload a hotel's logo, which it wears at once",
    description: 'For super admins.',
    parameters: [
      {
        ...{ name: 'hotelId', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
        ...{ description: 'The id of the hotel.', example: '0198c2f0-5c1e-7a3b-9d4e-2f6a8b1c3d5e' },
      },
    ],
    types: ['image/png', 'image/jpeg', 'image/svg+xml'],
    url: '/files/hotel-logos/0198c2f0-5c1e-7a3b-9d4e-2f6a8b1c3d5e/1763663400000.webp',
  }),
}

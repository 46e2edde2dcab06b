import { type JSONSchema, type OpenAPI, OpenAPIGenerator } from '@orpc/openapi'
import { type AnyProcedure, isProcedure } from '@orpc/server'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { z } from 'zod'
import { GUARDS } from '#kit/server/guards.ts'
import { RATE_LIMITS } from '#kit/shared/rate-limits.ts'
import { router } from '../router.ts'
import { ERRORS } from './errors.ts'
import { exampleOf, fieldsOf, fits, isNull, itemsOf, partsOf } from './examples.ts'
import { INTRODUCTION } from './introduction.ts'
import { FIELDS, TAGS } from './meanings.ts'
import { UPLOAD_PATHS } from './uploads.ts'

type Schema = OpenAPI.SchemaObject
type Guard = keyof typeof GUARDS

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

const guest = [{ guestSession: [] }]
const staff = [{ staffSession: [] }]
/** Who may call a procedure, and the required session, by its guard. */
const CALLERS: Record<Guard, { who: string; security: OpenAPI.SecurityRequirementObject[] }> = {
  anybody: { who: 'For anybody.', security: [] },
  visitor: { who: 'For anybody.', security: [] },
  publicRead: {
    who: `For anybody; at most ${RATE_LIMITS.database_read.maxAttempts} such reads in a minute.`,
    security: [],
  },
  guest: { who: 'For a signed-in guest of the hotel.', security: guest },
  hotelAdmin: { who: 'For staff of the hotel, and super admins on a support visit.', security: staff },
  ownHotelAdmin: { who: 'For staff of the hotel.', security: staff },
  newHotelAdmin: { who: 'For staff of the hotel.', security: staff },
  superAdmin: { who: 'For super admins.', security: staff },
  newSuperAdmin: { who: 'For super admins.', security: staff },
}

function callerOf(operationId: string) {
  let found: unknown = router
  for (const name of operationId.split('.')) found = Object(found)[name]
  const used = isProcedure(found) ? (found satisfies AnyProcedure)['~orpc'].middlewares : []
  const guard = (Object.keys(GUARDS) as Guard[]).find((name) =>
    used.some((each) => Object.is(each, GUARDS[name])),
  )
  if (!guard) throw new Error(`${operationId} has no guard`)
  return CALLERS[guard]
}

/** Adds descriptions to the fields of a schema at any depth. */
function explain(schema: Schema) {
  for (const [name, field] of fieldsOf(schema)) {
    const { description, example } = FIELDS[name] ?? {}
    const isMeant = description && (example === undefined || fits(example, field))
    if (isMeant && field.const === undefined) field.description ??= description
    explain(field)
  }
  for (const part of [...partsOf(schema), itemsOf(schema)]) if (part) explain(part)
}

/** Adds descriptions to the data of an error. */
function explainData(error: Schema) {
  for (const [name, field] of fieldsOf(error)) if (name === 'data') explain(field)
}

/** Completes a parameter; removes null from its schema, because in a URL it is left out instead. */
function completeParameter(parameter: OpenAPI.ParameterObject, operationId: string) {
  const { name } = parameter
  const schema = Object(parameter.schema) as Schema
  const [only, ...others] = partsOf(schema).filter((part) => !isNull(part))
  const shape = only && others.length === 0 ? only : schema
  delete parameter.allowEmptyValue
  delete parameter.allowReserved
  parameter.description = FIELDS[name]?.description ?? ''
  Object.assign(parameter, { schema: shape, example: exampleOf(shape, operationId, name) })
}

function completeContent(content: Record<string, OpenAPI.MediaTypeObject>, operationId: string) {
  // files are sent as a form, never as JSON
  if ('multipart/form-data' in content) delete content['application/json']
  for (const media of Object.values(content)) {
    const schema = Object(media.schema) as Schema
    explain(schema)
    media.example = exampleOf(schema, operationId)
  }
}

/** The error codes of an answer's schema, where each error has its code as a constant. */
const codesOf = (schema: Schema): string[] =>
  partsOf(schema).flatMap((part) => {
    const code = fieldsOf(part).find(([name]) => name === 'code')?.[1].const
    return typeof code === 'string' ? [code] : []
  })

const explained = (codes: readonly string[]) =>
  codes.map((code) => `\`${code}\`: ${ERRORS[code] ?? ''}`).join(' ')

const badRequest = {
  description: explained(['BAD_REQUEST']),
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: {
          defined: { const: false },
          code: { const: 'BAD_REQUEST' },
          status: { const: 400 },
          message: { type: 'string' },
          data: { type: 'object' },
        },
        required: ['defined', 'code', 'status', 'message'],
      },
    },
  },
} as const satisfies OpenAPI.ResponseObject

function completeOperation(operation: OpenAPI.OperationObject) {
  const { operationId = '', requestBody } = operation
  const { who, security } = callerOf(operationId)
  operation.description = who
  operation.security = security
  for (const parameter of operation.parameters ?? []) {
    if ('name' in parameter) completeParameter(parameter, operationId)
  }
  if (requestBody && 'content' in requestBody) completeContent(requestBody.content, operationId)
  const responses = { ...operation.responses }
  for (const [status, response] of Object.entries(responses)) {
    if (!response || !('content' in response) || !response.content) continue
    const isDone = status.startsWith('2')
    const [media] = Object.values(response.content)
    const codes = isDone ? [] : codesOf(Object(media?.schema) as Schema)
    if (isDone) completeContent(response.content, operationId)
    else partsOf(Object(media?.schema) as Schema).forEach(explainData)
    response.description = isDone
      ? 'Done.'
      : explained([...(status === '400' ? ['BAD_REQUEST'] : []), ...codes])
  }
  responses[400] ??= structuredClone(badRequest)
  operation.responses = responses
}

const isText = (shape: JSONSchema) => typeof shape === 'object' && shape.type === 'string'

/** Documents the length limits that apply to texts after cleaning. */
const converter = new ZodToJsonSchemaConverter({
  interceptors: [
    ({ schema, options, next }) => {
      const [isNeeded, shape] = next()
      if (options.strategy !== 'input' || !(schema instanceof z.ZodPipe)) return [isNeeded, shape]
      const [, cleaned] = new ZodToJsonSchemaConverter().convert(schema.def.out, options)
      return [isNeeded, isText(shape) && isText(cleaned) ? cleaned : shape]
    },
  ],
})

async function generate(): Promise<OpenAPI.Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [converter] })
  const document = await generator.generate(router, {
    info: {
      title: 'Hotelly',
      version: '1',
      description: INTRODUCTION.join('\n\n'),
      license: { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/api', description: 'The site itself' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    components: {
      securitySchemes: {
        guestSession: {
          type: 'apiKey',
          in: 'cookie',
          name: 'hotelly_guest',
          description:
            'Set by `POST /hotels/{slug}/guest-session`. Over https its name is `__Host-hotelly_guest`.',
        },
        staffSession: {
          type: 'apiKey',
          in: 'cookie',
          name: 'hotelly_staff',
          description:
            'Set by `POST /hotels/{slug}/staff-session`, and for super admins by `POST /platform/session`. Over https its name is `__Host-hotelly_staff`.',
        },
      },
    },
  })
  for (const item of Object.values(document.paths ?? {})) {
    for (const method of METHODS) if (item?.[method]) completeOperation(item[method])
  }
  document.paths = { ...document.paths, ...UPLOAD_PATHS }
  return document
}

let known: Promise<OpenAPI.Document> | undefined

/** The API's OpenAPI document, generated from the contract, with descriptions of the fields and who may call. */
export const describeApi = () => (known ??= generate())

import { oc } from '@orpc/contract'
import { z } from 'zod'
import { ServiceCategory, ServiceIcon } from '#features/services/contract.ts'
import { changedError, commonErrors } from '#kit/shared/errors.ts'
import { Id, plainText } from '#kit/shared/shapes.ts'

export const FlagName = z.enum(['multi_language'])
export type FlagName = z.infer<typeof FlagName>

const Count = z.int().min(0)

/** Platform-wide counts (PDB-01), without deleted hotels; of admins and guests, those who can sign in now. */
export const PlatformStats = z.object({
  totalHotels: Count,
  activeHotels: Count,
  totalAdmins: Count,
  totalGuests: Count,
})
export type PlatformStats = z.infer<typeof PlatformStats>

/** A service that applies to all hotels (DATA-05). */
export const GlobalService = z.object({
  id: Id,
  category: ServiceCategory,
  icon: ServiceIcon,
  serviceName: z.string(),
  description: z.string(),
  enabled: z.boolean(),
  orderIndex: z.int(),
})
export type GlobalService = z.infer<typeof GlobalService>

/** DATA-13. */
export const FeatureFlag = z.object({
  flagName: z.string(),
  description: z.string(),
  enabled: z.boolean(),
  updatedAt: z.iso.datetime(),
})
export type FeatureFlag = z.infer<typeof FeatureFlag>

/** The webhook that receives the assistant's questions (DATA-12); the URL is empty until one is saved. */
export const Webhook = z.object({ url: z.string(), updatedAt: z.iso.datetime() })
export type Webhook = z.infer<typeof Webhook>

export const PlatformSettings = z.object({
  webhook: Webhook,
  services: z.array(GlobalService),
  flags: z.array(FeatureFlag),
})
export type PlatformSettings = z.infer<typeof PlatformSettings>

export const WEBHOOK_URL_LENGTH = 2000

/** The outcome of a webhook call: the status and how long it took, or why there was no response. */
export const WebhookTest = z.object({
  status: z.int().nullable(),
  reason: z.string().nullable(),
  milliseconds: Count,
})
export type WebhookTest = z.infer<typeof WebhookTest>

const route = (method: 'GET' | 'PUT' | 'POST', path: string, summary: string) =>
  ({ method, path: `/platform/${path}` as const, summary, tags: ['Platform'] }) as const

export const platformContract = {
  flag: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/flags/{flagName}',
      summary: 'Whether a feature flag is on',
      tags: ['Platform'],
    })
    .input(z.strictObject({ flagName: FlagName }))
    .output(z.object({ enabled: z.boolean() })),
  stats: oc
    .errors(commonErrors)
    .route(route('GET', 'stats', 'Platform-wide counts'))
    .output(PlatformStats),
  settings: oc
    .errors(commonErrors)
    .route(route('GET', 'settings', 'The webhook, and the services and feature flags of all hotels'))
    .output(PlatformSettings),
  setWebhookUrl: oc
    .errors({
      ...commonErrors,
      /** Not a web address, one without TLS, or one that points to a private network. */
      WEBHOOK_REFUSED: {
        status: 400,
        data: z.object({ problem: z.enum(['unusable', 'insecure', 'inward']) }),
      },
      /** Somebody else changed it first; the data is the current URL. */
      ...changedError(Webhook),
    })
    .route(
      route('PUT', 'webhook', "Set the URL that receives the assistant's questions, or take it away (OP-78)"),
    )
    .input(
      z.strictObject({
        seen: plainText(WEBHOOK_URL_LENGTH),
        /** Empty takes the webhook away. */
        url: plainText(WEBHOOK_URL_LENGTH).trim(),
      }),
    )
    .output(Webhook),
  testWebhook: oc
    .errors(commonErrors)
    .route(route('POST', 'webhook/test', 'Call the webhook once and return its response'))
    .output(WebhookTest),
  setServiceEnabled: oc
    .errors(commonErrors)
    .route(route('PUT', 'services/{id}/enabled', 'Switch a service on or off for all hotels'))
    .input(z.strictObject({ id: Id, enabled: z.boolean() }))
    .output(GlobalService),
  setFlag: oc
    .errors(commonErrors)
    .route(route('PUT', 'flags/{flagName}', 'Switch a feature flag on or off'))
    .input(z.strictObject({ flagName: plainText(100).min(1), enabled: z.boolean() }))
    .output(FeatureFlag),
}

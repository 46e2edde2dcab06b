import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors } from '#kit/shared/errors.ts'

export const FlagName = z.enum(['multi_language'])
export type FlagName = z.infer<typeof FlagName>

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
}

import { z } from 'zod'

const base64url = (characters: number) =>
  z
    .string()
    .length(characters)
    .regex(/^[\w-]+$/)

/** What a browser gives to be reached by. */
export const Subscription = z.strictObject({
  endpoint: z
    .string()
    .min(1)
    .max(1024)
    .regex(/^[!-~]+$/),
  p256dh: base64url(87),
  auth: base64url(22),
})

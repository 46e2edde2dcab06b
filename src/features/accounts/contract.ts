import { z } from 'zod'

export const StaffRole = z.enum(['hotel_admin', 'super_admin'])
export type StaffRole = z.infer<typeof StaffRole>

/** Since when an address refuses e-mails, and in which words of its server. */
export const MailRefusal = z.object({ at: z.iso.datetime(), words: z.string() })
export type MailRefusal = z.infer<typeof MailRefusal>

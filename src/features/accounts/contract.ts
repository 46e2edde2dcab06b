import { z } from 'zod'

export const StaffRole = z.enum(['hotel_admin', 'super_admin'])
export type StaffRole = z.infer<typeof StaffRole>

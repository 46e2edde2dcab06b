import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors } from '#kit/shared/errors.ts'
import { Id, OfHotel } from '#kit/shared/ids.ts'
import { Money } from '#kit/shared/money.ts'

export const MenuCategory = z.enum([
  'Soups',
  'Cold Appetizers',
  'Warm Appetizers',
  'Main Courses',
  'Desserts',
  'Drinks',
])
export type MenuCategory = z.infer<typeof MenuCategory>

/** A dish or drink. Name and description are English; Arabic and Bosnian fall back to it when null. */
export const MenuItem = z.object({
  id: Id,
  name: z.string(),
  nameAr: z.string().nullable(),
  nameBs: z.string().nullable(),
  description: z.string(),
  descriptionAr: z.string().nullable(),
  descriptionBs: z.string().nullable(),
  price: Money,
  category: MenuCategory,
  imageUrl: z.string().nullable(),
  enabled: z.boolean(),
  orderIndex: z.int(),
})
export type MenuItem = z.infer<typeof MenuItem>

export const menuContract = {
  list: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/hotels/{slug}/menu',
      summary: 'The visible menu of a hotel',
      tags: ['Menu'],
    })
    .input(OfHotel)
    .output(z.array(MenuItem)),
}

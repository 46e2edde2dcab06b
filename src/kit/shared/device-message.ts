import { z } from 'zod'
import { LANGUAGES } from './languages.ts'

const path = z.string().max(300)

/** What a device is sent: the service worker shows it as it is. Its bounds let the longest one fit one push message. */
export const DeviceMessage = z.object({
  title: z.string().min(1).max(150),
  body: z.string().max(800),
  /** What a press opens. */
  url: path.startsWith('/hotelly/'),
  /** An alarm stays until somebody presses it; news come quietly, and not where a window shows them already. */
  kind: z.enum(['alarm', 'news']),
  /** Of two with the same tag, the newer one stands in the place of the older. */
  tag: z.string().min(1).max(120),
  language: z.enum(LANGUAGES),
  direction: z.enum(['ltr', 'rtl']),
  /** The button by which it is seen: what it says, and what is called by PUT. Null for none. */
  seen: z.object({ text: z.string().min(1).max(60), path: path.startsWith('/api/') }).nullable(),
  /** What is called by PUT once it is shown; missing or null where nobody asks. */
  shown: z.object({ path: path.startsWith('/api/') }).nullish(),
})
export type DeviceMessage = z.infer<typeof DeviceMessage>

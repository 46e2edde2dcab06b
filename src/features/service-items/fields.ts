import { textNames } from '#kit/shared/texts.ts'

/** Names of the texts of an offer and of a resource where each language has a field of its own. */
export const OFFER_TEXTS = {
  name: textNames('name'),
  description: textNames('description'),
  location: textNames('location'),
}
export const RESOURCE_TEXTS = { name: textNames('name') }

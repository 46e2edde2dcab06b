import type { ChatTool } from '#kit/server/chat-model.ts'
import { cardTools } from './cards.ts'
import { informationTools } from './information.ts'
import { menuTools } from './menu.ts'
import { offerTools } from './offers.ts'
import { ownTools } from './own.ts'
import type { Desk } from './tool.ts'

/** A model that looks up more is lost, and one that reads more costs too much. */
const CALLS_MAX = 12
const READ_MAX = 20_000

/** All that a model may look up and draft for whoever asks, in their own context: nothing of another hotel or guest. */
export function toolsFor(desk: Desk): Record<string, ChatTool> {
  let calls = 0
  let read = 0
  const bounded = (tool: ChatTool): ChatTool => ({
    ...tool,
    run: async (input) => {
      if (++calls > CALLS_MAX || read > READ_MAX) return 'No more can be looked up. Answer now.'
      const told = await tool.run(input)
      read += told.length
      return told
    },
  })
  const all = {
    ...informationTools(desk),
    ...menuTools(desk),
    ...offerTools(desk),
    ...ownTools(desk),
    ...cardTools(desk),
  }
  return Object.fromEntries(Object.entries(all).map(([name, tool]) => [name, bounded(tool)]))
}

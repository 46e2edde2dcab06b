import type { NOTES } from '../en/notes.ts'
import type { HealthWords } from './health.ts'

type English = (typeof NOTES)['phrases']

/** What guests of hotels often write to the kitchen, ready to be tapped: short lines, by group and id. */
type Phrases = { [Group in keyof English]: Record<keyof English[Group], string> }

/** What guests write in their notes. */
export type NoteWords = { health: HealthWords; phrases: Phrases }

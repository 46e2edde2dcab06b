import { foldedWords } from '#features/language/server/fold.ts'
import type { Question } from '../question.ts'
import type { ServiceReading } from './read-service.ts'

type Written = Pick<Question, 'text' | 'written' | 'before'>

/** What a guest wrote last and just now. */
const messagesOf = ({ text, written = text, before }: Written) => {
  const last = before.findLast(({ author, text: said }) => author === 'guest' && said !== written)
  return [...(last ? [last.text.trim()] : []), written.trim()]
}

/** A note that a message may have been read with, in nothing but what the guest wrote. */
function noteAsWritten(note: string, question: Written): string {
  const messages = messagesOf(question)
  if (messages.some((message) => message.includes(note))) return note
  const words = foldedWords(note)
  return messages.filter((message) => foldedWords(message).some((word) => words.includes(word))).join('\n')
}

/** What was read of a message, with notes in nothing but what the guest wrote; "fix it" with what it is about. */
export function asWritten<Of>(reading: ServiceReading<Of>, question: Written): ServiceReading<Of> {
  const noted = (note: string) =>
    reading.isBareReport ? messagesOf(question).join('\n') : noteAsWritten(note, question)
  const options = reading.options.map((option) => ({
    ...option,
    answers: option.answers.map((answer) => (answer.note ? { ...answer, note: noted(answer.note) } : answer)),
  }))
  return { ...reading, options }
}

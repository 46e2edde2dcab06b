import { foldedWords } from '#features/language/server/fold.ts'
import { languageOf } from '#features/language/server/language-of.ts'
import type { QuestionGroup, QuestionGroups } from '../contract.ts'
import { groupAlike } from './group.ts'
import type { Lesson } from './queries.ts'
import { GROUPS_MAX, WORDINGS_MAX } from '../rules.ts'

/** Whether it contains a letter or a digit: a lone `?` is not a question. */
const isQuestion = ({ question }: Lesson) => /[\p{L}\p{N}]/u.test(question)

/** The wordings of a question, most frequent first, then newest. */
function wordingsOf(lessons: readonly Lesson[]) {
  const wordings = new Map<string, { newest: Lesson; count: number }>()
  for (const lesson of lessons) {
    const key = foldedWords(lesson.question).join(' ')
    const known = wordings.get(key)
    if (known) known.count++
    else wordings.set(key, { newest: lesson, count: 1 })
  }
  return [...wordings.values()].toSorted((a, b) => b.count - a.count).map(({ newest }) => newest)
}

function toGroup(newest: Lesson, lessons: readonly Lesson[]): QuestionGroup {
  const wordings = wordingsOf(lessons)
  const disliked = lessons.filter(({ dislikedAnswer }) => dislikedAnswer !== null)
  return {
    questions: wordings
      .slice(0, WORDINGS_MAX)
      .map(({ question, language }) => ({ text: question, language: languageOf(question) ?? language })),
    wordingCount: wordings.length,
    count: lessons.length,
    unanswered: lessons.length - disliked.length,
    disliked: disliked.length,
    dislikedAnswer: disliked[0]?.dislikedAnswer ?? null,
    lastAt: newest.at.toISOString(),
    conversationId: newest.conversationId,
    answerIds: lessons.map(({ id }) => id),
  }
}

/** Groups questions by meaning, most frequent first, then newest; expects the lessons newest first. */
export async function gather(given: readonly Lesson[]): Promise<QuestionGroups> {
  const lessons = given.filter(isQuestion)
  const alike = await groupAlike(lessons.map(({ question }) => question))
  const groups = alike.flatMap((places) => {
    const members = places.flatMap((place) => lessons[place] ?? [])
    const [newest] = members
    return newest ? [toGroup(newest, members)] : []
  })
  const isBefore = (one: QuestionGroup, other: QuestionGroup) =>
    other.count - one.count || Date.parse(other.lastAt) - Date.parse(one.lastAt)
  return { groups: groups.toSorted(isBefore).slice(0, GROUPS_MAX), total: groups.length }
}

import { text } from 'drizzle-orm/pg-core'
import { columnOf } from '#kit/shared/texts.ts'
import { DEFAULT_LANGUAGE, type Language } from '#kit/shared/languages.ts'

const needed = (name: string) => text(name).notNull()
const optional = (name: string) => text(name)

type Columns<Names extends Record<Language, string>> = {
  [L in Language as Names[L]]: ReturnType<L extends typeof DEFAULT_LANGUAGE ? typeof needed : typeof optional>
}

/** The columns of a translated text, named as in `textNames`: `name`, `name_ar`, `name_bs`. */
export const textColumns = <Names extends Record<Language, string>>(names: Names): Columns<Names> => {
  const columns = Object.entries(names).map(([language, name]) => [
    name,
    (language === DEFAULT_LANGUAGE ? needed : optional)(columnOf(name)),
  ])
  return Object.fromEntries(columns) as Columns<Names>
}

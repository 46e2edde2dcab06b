import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Combining marks of the scripts that guests write their names in. */
const MARKS =
  '[\\u0300-\\u036f\\u0483-\\u0487\\u0591-\\u05bd\\u0610-\\u061a\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f]'

const FROM = 'đłøı\u0671\u0649\u0629‘’ʼ`٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹\u0640'
const TO = "dloi\u0627\u064A\u0647''''01234567890123456789"

/** Text in the form in which search compares it: the database's side of `foldText`, and digits of any keyboard as 0 to 9. */
export const folded = (text: SQLWrapper | string): SQL =>
  sql`replace(replace(replace(translate(lower(regexp_replace(normalize(${text}, NFKD), ${MARKS}, '', 'g')), ${FROM}, ${TO}), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')`

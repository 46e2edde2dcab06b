/**
 * What guests write where something went wrong, or after all did not. Phrases are sources of regular expressions over
 * folded words, lists are separated by spaces.
 */
export type TroubleWords = {
  /** Tells that something is wrong with what the guest got or met. */
  complaining: readonly string[]
  /** Insults whoever reads it. */
  insulting: string
  /** Beside one of these in the same sentence something is asked, or only said so. */
  notComplaining: string
  /** That nobody came, or the guest has waited too long. */
  waiting: readonly string[]
  /** That something is not clean, and how a guest would ask to have it cleaned. */
  dirty: readonly string[]
  cleaning: string
  /** Takes an emergency back, whatever goes on without a pause. */
  falseAlarm: string
  /** Takes an emergency back as well, and the words that may stand beside that. */
  recalling: readonly string[]
  besideRecall: string
  /** Before why it was none, and what denies or limits what was said: beside these nothing is taken back. */
  because: string
  denying: string
  /** Words that alone are a cry for help, as others only name a thing, a place or a person; `*` for whatever follows. */
  cries: string
  /** Has a number dialled, and the words that may stand beside that. */
  dialling: string
  besideNumber: string
  /** Before the number at which the guest wants to be reached. */
  reaching: string
  /** Before a number that is a room's, and after one that counts something. */
  rooms: string
  counted: string
}

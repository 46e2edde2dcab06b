/** A database was made here once and cannot be found now: an empty one in its place would look like erased hotels. */
export class DatabaseGone extends Error {
  /** @param signs the files that tell of it */
  constructor(home: string, signs: string[]) {
    super(
      `There was a database in ${home}, and it cannot be found there now. Nothing was made in its place. ` +
        'Mount or restore that folder, and start again. ' +
        `Only if Hotelly is to begin with an empty database: remove ${signs.join(' and ')} first.`,
    )
    this.name = 'DatabaseGone'
  }
}

/** Whether everything is played: `npm test -- whole`, before a release and nightly. */
export const isWhole = process.env['HOTELLY_TEST_WHOLE'] === '1'

/** All of these in the whole form of the tests; in the usual run the first ones, so what tells most comes first. */
export const usual = <Each>(all: readonly Each[], kept: number): readonly Each[] =>
  isWhole ? all : all.slice(0, kept)

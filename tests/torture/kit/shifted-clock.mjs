// Preloaded into a server, so that its clock goes wrong by HOTELLY_TORTURE_CLOCK_MS.
const offset = Number(process.env.HOTELLY_TORTURE_CLOCK_MS)
const RealDate = globalThis.Date

globalThis.Date = class Date extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [RealDate.now() + offset] : given))
  }

  static now() {
    return RealDate.now() + offset
  }
}

type Told = { passed: number; failures: string[]; skipped: number; times: Times }
type Times = { file: string; seconds: number }[]
type UnitReport = {
  numPassedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    startTime: number
    endTime: number
    assertionResults: { status: string; fullName: string }[]
  }[]
}
type Spec = { title: string; ok: boolean; tests: { results: { duration: number }[] }[] }
type Suite = { specs: Spec[]; suites?: Suite[] }
type JourneyReport = {
  stats: { expected: number; flaky: number; skipped: number }
  suites: (Suite & { file: string })[]
}

export function readUnitReport(report: UnitReport): Told
export function readJourneyReport(report: JourneyReport): Told
export function slowestOf(times: Times): string

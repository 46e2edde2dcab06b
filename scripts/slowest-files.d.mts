type Times = { file: string; seconds: number }[]
type Suite = { specs: { tests: { results: { duration: number }[] }[] }[]; suites?: Suite[] }
type UnitReport = { testResults: { name: string; startTime: number; endTime: number }[] }

export function unitTimes(report: UnitReport): Times
export function journeyTimes(report: { suites: (Suite & { file: string })[] }): Times
export function slowestOf(times: Times): string

export function compareVersions(first: string, second: string): number
export function releaseChangelog(changelog: string, version: string, day: string): string

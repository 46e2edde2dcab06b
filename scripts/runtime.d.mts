export function isBuilt(): boolean

type Package = {
  version: string
  integrity?: string
  optional?: boolean
  devOptional?: boolean
  dev?: boolean
}

export function arePackagesInstalled(
  wanted: Record<string, Package>,
  installed: Record<string, Package>,
  options?: { omitDev?: boolean },
): boolean

export type Module = Record<string, () => React.ReactNode>

export type ScreenFiles = Record<string, () => Promise<Module>>

import type { Plugin } from 'vite'

/** For plugins that concern what browsers load, not what the server runs. */
export const isForBrowsers: NonNullable<Plugin['applyToEnvironment']> = ({ config }) =>
  config.consumer === 'client'

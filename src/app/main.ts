import path from 'node:path'
import { parseEnv } from '#kit/server/env.ts'
import { ROOT } from '#kit/server/root.ts'
import { greetingOf } from './pages/greeting.ts'
import { readWebBuild } from './pages/web-build.ts'
import { serve } from './serve.ts'
import { runUntilStopped, say } from './until-stopped.ts'

runUntilStopped(async () => {
  const env = parseEnv(process.env)
  const webBuild = readWebBuild(path.join(ROOT, 'dist/web'))
  const { address, stop } = await serve(env, webBuild, say)
  say(greetingOf(address, env.seedDemo))
  return stop
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '#tests/free-port.ts'
import { makeFolder } from './folder.ts'
import { atEnd } from './part.ts'

const COMES_UP_MS = 5000

/** deploy/nginx.conf for these servers, without TLS. */
async function siteFor(addresses: readonly string[], port: number): Promise<string> {
  const site = await readFile('deploy/nginx.conf', 'utf8')
  const servers = addresses.map((address) => new URL(address).host)
  const [first = '', ...others] = site.split(/^ {2}server 127\.0\.0\.1:\d+ /m)
  const options = others[0]?.split(';')[0] ?? ''
  return [
    first,
    ...servers.map((server) => `  server ${server} ${options};\n`),
    others.at(-1)?.replace(/^.*\n/, ''),
  ]
    .join('')
    .replace(/^server \{\n {2}listen 80;[^]*?^\}\n/m, '')
    .replace(/^ {2}listen 443.*$/m, `  listen 127.0.0.1:${port};`)
    .replace(/^ {2}ssl_.*\n/gm, '')
}

const settingsOf = (folder: string) => `
pid ${folder}/nginx.pid;
daemon off;
events { worker_connections 4096; }
http {
  access_log off;
  error_log ${folder}/error.log;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${folder}/site.conf;
}
`

/** Puts nginx before these servers, as deploy/nginx.conf says; returns its address. Throws where there is no nginx. */
export async function openNginx(addresses: readonly string[]): Promise<string> {
  const folder = await makeFolder('nginx')
  const port = await findFreePort()
  await writeFile(path.join(folder, 'site.conf'), await siteFor(addresses, port))
  await writeFile(path.join(folder, 'nginx.conf'), settingsOf(folder))
  const nginx = spawn(
    'nginx',
    ['-c', path.join(folder, 'nginx.conf'), '-e', path.join(folder, 'error.log')],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const failed = new Promise<never>((_resolve, reject) => {
    nginx.once('error', (cause) => reject(new Error('This part needs nginx, which is not there', { cause })))
    nginx.once('exit', (code) => reject(new Error(`nginx ended with ${code}`)))
  })
  failed.catch(() => {})
  atEnd(async () => {
    if (nginx.exitCode !== null || nginx.pid === undefined) return
    const ended = once(nginx, 'exit')
    nginx.kill('SIGTERM')
    await ended
  })
  const address = `http://127.0.0.1:${port}`
  for (const until = Date.now() + COMES_UP_MS; Date.now() < until;) {
    const isUp = fetch(`${address}/healthz`).then(() => true)
    if (await Promise.race([isUp.catch(() => false), failed])) return address
    await pause(50)
  }
  throw new Error('nginx does not come up')
}

/** Those of the browsers: Chrome, Edge and Android, Safari, Firefox, and Edge on Windows. */
export const BROWSERS_PUSH_HOSTS = [
  'fcm.googleapis.com',
  '*.push.apple.com',
  'updates.push.services.mozilla.com',
  '*.notify.windows.com',
]

/** Those that the operator names with a port, which may be on the private network and without TLS. */
export const hostsWithPort = (hosts: readonly string[]) => hosts.filter((host) => /:\d+$/.test(host))

/** Whether the operator's list names the host of a URL: `host`, `*.host` for any below it, or `host:port`. */
export function isPushHost({ protocol, hostname, port }: URL, hosts: readonly string[]): boolean {
  const isNamed = (name: string) =>
    name.startsWith('*.') ? hostname.endsWith(name.slice(1)) : name === hostname
  if (!port && hosts.some(isNamed)) return true
  return hosts.includes(`${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`)
}

/** An IP address without its last part: enough to tell one's own network from another, and no more. */
export const shortenAddress = (ip: string): string => {
  const plain = ip.replace(/^::ffff:(?=[\d.]+$)/i, '')
  if (!plain.includes(':')) return plain.replace(/\.\d+$/, '.x')
  return `${plain.split('::')[0]?.split(':').slice(0, 3).join(':') ?? ''}:x`
}

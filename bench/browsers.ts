/** Makes a browser known to the product, as any page does; returns its cookies. */
export async function openBrowser(address: string): Promise<string> {
  const page = await fetch(`${address}/404`)
  await page.arrayBuffer()
  const cookies = page.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  if (cookies.length === 0) throw new Error(`The product gave no cookie: ${page.status}`)
  return cookies.join('; ')
}

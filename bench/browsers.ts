/** Loads a page to get a device cookie, as a browser would; returns the cookies. */
export async function openBrowser(address: string): Promise<string> {
  const page = await fetch(`${address}/404`)
  await page.arrayBuffer()
  const cookies = page.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  if (cookies.length === 0) throw new Error(`The product gave no cookie: ${page.status}`)
  return cookies.join('; ')
}

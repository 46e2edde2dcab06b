const LINK = /(https?:\/\/[^\s<>"]+|www\.[^\s<>"]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:\+|00)\d[\d\s()/-]{5,}\d)/g
const TRAILING = /[.,;:!?)\]»”'"،؟]+$/

function hrefOf(part: string): string {
  if (part.includes('@') && !part.startsWith('http')) return `mailto:${part}`
  if (/^(?:\+|00)\d/.test(part)) return `tel:${part.replace(/[^\d+]/g, '')}`
  return part.startsWith('www.') ? `https://${part}` : part
}

/** Plain text with tappable web addresses and phone numbers; never markup. */
export function LinkedText({ text }: { text: string }) {
  return text.split(LINK).map((part, at) => {
    if (at % 2 === 0) return part
    const link = part.replace(TRAILING, '')
    return (
      <span key={at}>
        <a
          href={hrefOf(link)}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className={`font-medium underline underline-offset-3 ${hrefOf(link).startsWith('tel:') ? 'whitespace-nowrap' : '[overflow-wrap:anywhere]'}`}
        >
          <bdi>{link}</bdi>
        </a>
        {part.slice(link.length)}
      </span>
    )
  })
}

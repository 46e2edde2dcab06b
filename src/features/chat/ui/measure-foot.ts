/** How near to its end a page is taken to be there, in pixels. */
const NEAR = 140

const toEnd = () => document.documentElement.scrollHeight - window.scrollY - window.innerHeight

/**
 * Measures what stands over the foot of a page, as its `ref`: `html` knows its height as `--foot-height`, by which the page
 * ends above it. Whoever is at the end stays there while it grows.
 */
export function measureFoot(foot: HTMLElement | null) {
  if (!foot) return undefined
  const { style } = document.documentElement
  const watch = new ResizeObserver(() => {
    const wasNear = toEnd() < NEAR
    style.setProperty('--foot-height', `${foot.offsetHeight}px`)
    if (wasNear) window.scrollBy({ top: toEnd(), behavior: 'instant' })
  })
  watch.observe(foot)
  return () => {
    watch.disconnect()
    style.removeProperty('--foot-height')
  }
}

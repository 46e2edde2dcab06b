/** Why a browser cannot ring, as far as that is known without asking anybody. */
export type Obstacle = 'insecure' | 'install' | 'unsupported' | 'blocked'

/** An iPad calls itself a Mac. */
const isOfApple = () =>
  /iPad|iPhone|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

export function findObstacle(): Obstacle | null {
  if (!isSecureContext) return 'insecure'
  const canRing = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  // there it is on the home screen that pages can ring
  if (!canRing) return isOfApple() ? 'install' : 'unsupported'
  return Notification.permission === 'denied' ? 'blocked' : null
}

import { Link } from '@tanstack/react-router'
import { LogIn } from 'lucide-react'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { buttonClass } from '#kit/web/ui/button.tsx'

/** In place of a card's button, for visitors: to the login, and back into the chat. */
export function SignInLink({ children }: { children: string }) {
  const { slug } = useHotel()
  return (
    <Link
      to="/hotelly/$slug/guest-login"
      params={{ slug }}
      search={{ to: 'chat' }}
      className={`${buttonClass('primary')} w-full`}
    >
      <LogIn aria-hidden className="size-4.5 rtl:-scale-x-100" />
      {children}
    </Link>
  )
}

import { Link } from '@tanstack/react-router'
import { UserPlus } from 'lucide-react'
import { buttonClass } from '#kit/web/ui/button.tsx'

export const AddLink = ({ text }: { text: string }) => (
  <Link to="/hotelly/internal/admin/users/new" className={buttonClass('primary')}>
    <UserPlus aria-hidden className="size-4" />
    {text}
  </Link>
)

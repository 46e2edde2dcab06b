import { CircleAlert } from 'lucide-react'

/** Why a sign-in was refused, read aloud as it appears. */
export const LoginProblem = ({ id, problem }: { id: string; problem: string | null }) => (
  <div role="alert" className="empty:hidden">
    {problem && (
      <p
        id={id}
        className="flex items-start gap-2.5 rounded-md bg-late-tint px-3.5 py-3 font-medium text-late"
      >
        <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
        {problem}
      </p>
    )}
  </div>
)

/** A text by people on one line: at the start of its place, and cut off at its own end in either direction. */
export const OneLine = ({ text, className = '' }: { text: string; className?: string }) => (
  <span className={`flex min-w-0 ${className}`}>
    <span dir="auto" className="truncate">
      {text}
    </span>
  </span>
)

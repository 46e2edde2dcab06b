/** A text by people on one line: at the start of its place, and cut off at its own end in either direction. */
export const OneLine = ({ text, className = '' }: { text: string; className?: string }) => (
  <span className={`grid min-w-0 grid-cols-[minmax(0,auto)] justify-start ${className}`}>
    <span dir="auto" className="truncate">
      {text}
    </span>
  </span>
)

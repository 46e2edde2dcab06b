/** A number that moves when it changes. */
export const Count = ({ value, className = '' }: { value: number; className?: string }) => (
  <bdi key={value} className={`tabular animate-rise inline-block ${className}`}>
    {value}
  </bdi>
)

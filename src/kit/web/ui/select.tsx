import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { inputClass } from './field.tsx'

/** The native select, styled like the other fields. */
export const Select = ({ className = inputClass, ...props }: ComponentProps<'select'>) => (
  <span className="relative block">
    <select {...props} className={`${className} appearance-none pe-10`} />
    <ChevronDown
      aria-hidden
      className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4.5 text-muted"
    />
  </span>
)

type DrawnProps = { className?: string; 'aria-hidden'?: boolean }

const drawing = {
  viewBox: '0 0 24 24',
  width: 24,
  height: 24,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round' as const,
  strokeLinejoin: 'round' as const,
}

/** In the manner of the other icons, which have neither of these. */
export const Peanut = (props: DrawnProps) => (
  <svg {...drawing} {...props}>
    <path d="M14.5 3.2a5 5 0 0 1 6.3 6.3c-.8 2.2-3.3 2.4-4.2 4.6-.8 2-.2 4.4-2.3 6.2a6.2 6.2 0 0 1-10.6-6.1c1.1-3 4-2.9 5.6-4.2 2-1.7 2.6-5.5 5.2-6.8Z" />
    <path d="M16.5 7.5h.01M13 11h.01M8 14.5h.01M11.5 16.5h.01" />
  </svg>
)

export const Sesame = (props: DrawnProps) => (
  <svg {...drawing} {...props}>
    <path d="M8 3c2.3 2 2.8 4.6 0 7-2.8-2.4-2.3-5 0-7ZM17 6c2.3 2 2.8 4.6 0 7-2.8-2.4-2.3-5 0-7ZM10 14c2.3 2 2.8 4.6 0 7-2.8-2.4-2.3-5 0-7Z" />
  </svg>
)

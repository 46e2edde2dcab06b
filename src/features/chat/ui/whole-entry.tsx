import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkedText } from './linked-text.tsx'

/** What the hotel wrote in full, where the answer is a passage of it: one tap away. */
export function WholeEntry({ topic, content }: { topic: string; content: string }) {
  const { t } = useTranslation('chat')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        className="-mb-2 flex min-h-11 items-center gap-1 text-[0.9375rem] font-medium text-accent-text hover:underline"
      >
        {t(isOpen ? 'less' : 'whole')}
        <ChevronDown aria-hidden className={`size-4 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      {isOpen && (
        <div id={id} className="mt-2 border-t border-line pt-2.5 pb-1">
          <p dir="auto" className="font-semibold">
            {topic}
          </p>
          <p dir="auto" className="text-[1rem] [unicode-bidi:plaintext]">
            <LinkedText text={content} />
          </p>
        </div>
      )}
    </>
  )
}

import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFolded } from '#kit/web/use-folded.ts'

/** What a guest or the assistant wrote, at most three lines of it until all is asked for. */
export function LongText({ text }: { text: string }) {
  const { t } = useTranslation('hotel-admin')
  const place = useRef<HTMLElement>(null)
  const { isOpen, canToggle, toggle } = useFolded(place, text)
  return (
    <>
      <bdi ref={place} className={isOpen ? 'block' : 'line-clamp-3'}>
        {text}
      </bdi>
      {canToggle && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={toggle}
          className="min-h-7 rounded-sm text-sm font-medium text-accent-text hover:underline pointer-coarse:min-h-11"
        >
          {t(isOpen ? 'questions.less' : 'questions.whole')}
        </button>
      )}
    </>
  )
}

import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** What a guest or the assistant wrote, at most three lines of it until all is asked for. */
export function LongText({ text }: { text: string }) {
  const { t } = useTranslation('hotel-admin')
  const place = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isCut, setCut] = useState(false)
  useEffect(() => {
    const box = place.current
    if (!box || isOpen) return
    const watch = new ResizeObserver(() => setCut(box.scrollHeight > box.clientHeight + 1))
    watch.observe(box)
    return () => watch.disconnect()
  }, [isOpen, text])
  return (
    <>
      <bdi ref={place} className={isOpen ? 'block' : 'line-clamp-3'}>
        {text}
      </bdi>
      {(isCut || isOpen) && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="min-h-7 rounded-sm text-sm font-medium text-accent-text hover:underline pointer-coarse:min-h-11"
        >
          {t(isOpen ? 'questions.less' : 'questions.whole')}
        </button>
      )}
    </>
  )
}

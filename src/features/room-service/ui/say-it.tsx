import { MessageSquarePlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { later } from '#kit/web/later.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import type { NoteProps } from './phrase-book.tsx'

const PhraseBook = later(() => import('./phrase-book.tsx'), 'PhraseBook')

/** Beside a note: what guests often say, each with one tap. */
export function SayIt(props: NoteProps) {
  const { t } = useTranslation('dish')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        look="quiet"
        aria-haspopup="dialog"
        className="justify-self-start px-2! -ms-2 text-accent-text!"
        onClick={() => setIsOpen(true)}
      >
        <MessageSquarePlus aria-hidden className="size-4.5" />
        {t('phrases.open')}
      </Button>
      {isOpen && <PhraseBook {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}

import { ShieldAlert } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { later } from '#kit/web/later.tsx'

const AvoidWords = later(() => import('./avoid-words.tsx'), 'AvoidWords')
const AvoidSheet = later(() => import('./avoid-sheet.tsx'), 'AvoidSheet')

/** Opens the list of what must be avoided, and names it. */
export function AvoidChip({ onSaved }: { onSaved?: () => void }) {
  const { t } = useTranslation('guest')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="flex min-h-11 items-center gap-2 rounded-full border border-accent-text/40 bg-tint px-4 text-[0.9375rem] font-medium whitespace-nowrap text-accent-text"
      >
        <ShieldAlert aria-hidden className="size-4.5 shrink-0" />
        <Suspense fallback={t('menu.avoid')}>
          <AvoidWords.Part />
        </Suspense>
      </button>
      {isOpen && <AvoidSheet onClose={() => setIsOpen(false)} onSaved={onSaved} />}
    </>
  )
}

import { CircleHelp, Phone, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { dialAddress, receptionNumber } from '#features/hotels/reception-number.ts'
import { Button, buttonClass } from '#kit/web/ui/button.tsx'
import { Dialog } from '#kit/web/ui/dialog.tsx'
import { againstOf, type Trait, type Traits } from '../traits.ts'
import { useAvoided } from './use-avoided.ts'
import { useTraitWords } from './use-trait-words.ts'

/** A dish as it would be added, its choices included. */
export type Named = { name: string; traits: Traits }

type ConsentProps = { dishes: readonly Named[]; onAdd: () => void; onClose: () => void }

/** Asks before a dish is added that is against what a guest avoids, or of which that is not declared. */
export function ConsentDialog({ dishes, onAdd, onClose }: ConsentProps) {
  const { t } = useTranslation(['traits', 'common'])
  const avoided = useAvoided()
  const number = receptionNumber(useHotel())
  return (
    <Dialog
      title={t('confirmTitle')}
      onClose={onClose}
      footer={
        <>
          {number && (
            <a data-first-focus href={dialAddress(number)} className={`${buttonClass('plain')} grow`}>
              <Phone aria-hidden className="size-4.5 shrink-0" />
              {t('confirmAsk')}
            </a>
          )}
          <Button
            className="grow"
            onClick={() => {
              onClose()
              onAdd()
            }}
          >
            {t('confirmAdd')}
          </Button>
          <Button look="primary" className="grow" onClick={onClose}>
            {t('confirmLeave')}
          </Button>
        </>
      }
    >
      <ul className="grid gap-5">
        {dishes.map((dish) => (
          <Against key={dish.name} {...dish} avoided={avoided} />
        ))}
      </ul>
    </Dialog>
  )
}

function Against({ name, traits, avoided }: Named & { avoided: readonly Trait[] }) {
  const { t } = useTranslation('traits')
  const words = useTraitWords()
  const { contains, undeclared } = againstOf(traits, avoided)
  return (
    <li className="grid gap-2.5">
      <p className="font-semibold">
        <bdi>{name}</bdi>
      </p>
      {contains.length > 0 && (
        <div className="flex gap-2.5 rounded-md bg-late-tint px-3.5 py-2.5 text-late">
          <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
          <p className="min-w-0">
            {t('confirmContains')}{' '}
            {words.conflicts(contains).map((text) => (
              <strong key={text} className="block font-semibold">
                {text}
              </strong>
            ))}
          </p>
        </div>
      )}
      {undeclared.length > 0 && (
        <div className="flex gap-2.5 rounded-md bg-wait-tint px-3.5 py-2.5 text-wait">
          <CircleHelp aria-hidden className="mt-0.5 size-5 shrink-0" />
          <p className="min-w-0">
            {t('confirmUnknown')}{' '}
            <strong className="block font-semibold first-letter:uppercase">{words.inline(undeclared)}</strong>
          </p>
        </div>
      )}
    </li>
  )
}

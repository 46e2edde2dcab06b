import { useParams } from '@tanstack/react-router'
import { DishPage } from '#features/menu/ui/staff/dish-page.tsx'
import { DishAsGuest } from '#features/room-service/ui/staff/dish-as-guest.tsx'
import { later } from '#kit/web/later.tsx'

const DishInMenu = later(() => import('./dish-in-menu.tsx'), 'DishInMenu')
const DishAtOtherTimes = later(() => import('./dish-in-menu.tsx'), 'DishAtOtherTimes')

/** A dish on a page of its own, with what guests see of it beside it. */
export function DishScreen() {
  const id = useParams({ strict: false, select: ({ dishId }: { dishId?: string }) => dishId ?? null })
  return (
    <DishPage
      key={id}
      id={id}
      renderPreview={(form, language) => (
        <DishAsGuest form={form} language={language} InMenu={DishInMenu} AtOtherTimes={DishAtOtherTimes} />
      )}
    />
  )
}

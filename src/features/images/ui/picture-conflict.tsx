import type { Both } from '#kit/web/ui/overtaken.tsx'
import type { Picture } from './use-picture.ts'

const small = (url: string | null) =>
  url ? <img src={url} alt="" className="size-20 rounded-sm object-cover" /> : '–'

/** The choice between two pictures, when somebody else has chosen another one meanwhile. */
export const pictureConflict = (label: string, picture: Picture, saved: string | null): Both[] =>
  picture.isConflict
    ? [
        {
          label,
          mine: small(picture.shown),
          theirs: small(saved),
          onMine: picture.keepMine,
          onTheirs: picture.takeTheirs,
        },
      ]
    : []

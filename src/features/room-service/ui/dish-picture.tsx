import { useState } from 'react'

/** So much wider than its place that what shows there is the edge of the picture, drawn out. */
const EDGE = '6000% 100%'

type DishPictureProps = {
  picture: string | null
  /** What is drawn where there is no picture. */
  drawing: string
}

/** The whole of a dish's picture, however it is cut; where it leaves room beside it, its ground goes on. */
export function DishPicture({ picture, drawing }: DishPictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const shown = picture && picture !== broken ? picture : drawing
  const ground = `url(${JSON.stringify(shown)})`
  return (
    <div className="relative h-[min(17rem,34dvh)] overflow-hidden bg-tint short:h-24">
      <div aria-hidden dir="ltr" className="absolute -inset-3 flex blur-[6px]">
        <div
          className="grow"
          style={{ backgroundImage: ground, backgroundSize: EDGE, backgroundPosition: 'left' }}
        />
        <div
          className="grow"
          style={{ backgroundImage: ground, backgroundSize: EDGE, backgroundPosition: 'right' }}
        />
      </div>
      <img
        src={shown}
        alt=""
        onError={() => setBroken(picture)}
        className="relative mx-auto h-full max-w-full object-contain"
      />
    </div>
  )
}

import { type ReactNode, useId, useState } from 'react'

type DishCardProps = {
  name: string
  text: string
  price: string
  picture: string | null
  /** What is drawn where there is no picture. */
  drawing: string
  /** The first dish's picture is the largest thing of the screen: like a cover, it comes before the application. */
  isFirst?: boolean
  isTaken?: boolean
  /** What it contains. */
  traits?: ReactNode
  /** Beneath the price. */
  note?: ReactNode
  /** It belongs to another part of the day. */
  isLater?: boolean
  /** Shows the dish with all that is said of it; the whole card is tapped for it, but for its controls. */
  onOpen?: () => void
  children: ReactNode
}

/** A dish as guests see it: picture, name, what it is, price, and what can be done. */
export const DishCard = ({
  name,
  text,
  price,
  isTaken = false,
  traits,
  isLater = false,
  note,
  onOpen,
  children,
  ...picture
}: DishCardProps) => {
  const nameId = useId()
  return (
    <article
      className={`relative flex gap-3 narrow:flex-col rounded-lg border bg-card px-2.5 py-2 shadow-card transition-colors has-[[data-sold-out]]:[&_img]:grayscale ${
        isLater ? '[&_img]:opacity-60 [&_img]:grayscale' : ''
      } ${isTaken ? 'border-accent-text/50' : 'border-line'}`}
    >
      <DishPicture {...picture} />
      <div className="flex min-w-0 grow flex-col">
        {/* three lines for both: a name of two leaves the text one, and as many dishes stand on a screen in every language */}
        <div className="line-clamp-3 text-[0.9375rem] leading-5 narrow:[-webkit-line-clamp:5] lg:line-clamp-none">
          <h3 id={nameId} className="wrap-anywhere font-sans text-[1.0625rem] leading-5.5 font-semibold">
            <bdi>{name}</bdi>
          </h3>
          {text && (
            <p className="text-pretty text-muted">
              <bdi>{text}</bdi>
            </p>
          )}
        </div>
        {onOpen && (
          <button
            type="button"
            data-painted
            aria-haspopup="dialog"
            aria-labelledby={nameId}
            onClick={onOpen}
            className="absolute inset-0 rounded-lg"
          />
        )}
        {traits}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-2 gap-y-1 pt-2">
          <span className="grid leading-5.5">
            <bdi className="tabular text-[1.0625rem] font-semibold">{price}</bdi>
            {note}
          </span>
          <div className="relative">{children}</div>
        </div>
      </div>
    </article>
  )
}

function DishPicture({
  picture,
  drawing,
  isFirst = false,
}: Pick<DishCardProps, 'picture' | 'drawing' | 'isFirst'>) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <img
      src={picture && picture !== broken ? picture : drawing}
      alt=""
      width={96}
      height={96}
      {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      onError={() => setBroken(picture)}
      className="size-24 shrink-0 max-[22rem]:size-20 self-start rounded-md bg-tint object-cover"
    />
  )
}

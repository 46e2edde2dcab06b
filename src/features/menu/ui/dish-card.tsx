import { type ReactNode, useState } from 'react'

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
  children,
  ...picture
}: DishCardProps) => (
  <article
    className={`flex gap-3.5 narrow:flex-col rounded-lg border bg-card p-3 shadow-card transition-colors has-[[data-sold-out]]:[&_img]:grayscale ${
      isLater ? '[&_img]:opacity-60 [&_img]:grayscale' : ''
    } ${isTaken ? 'border-accent-text/50' : 'border-line'}`}
  >
    <DishPicture {...picture} />
    <div className="flex min-w-0 grow flex-col">
      <h3 className="wrap-anywhere font-sans text-[1.0625rem] leading-snug font-semibold">
        <bdi>{name}</bdi>
      </h3>
      {text && (
        <p className="mt-0.5 text-[0.9375rem] leading-snug text-pretty text-muted">
          <bdi>{text}</bdi>
        </p>
      )}
      {traits}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-2">
        <span className="grid">
          <bdi className="tabular text-[1.0625rem] font-semibold">{price}</bdi>
          {note}
        </span>
        {children}
      </div>
    </div>
  </article>
)

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
      width={112}
      height={112}
      {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      onError={() => setBroken(picture)}
      className="size-28 shrink-0 max-[22rem]:size-20 self-start rounded-md bg-tint object-cover"
    />
  )
}

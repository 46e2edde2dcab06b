/** Says why a browser cannot be reached, and what to do about it: a text, or steps one after the other. */
export function ObstacleNotice({ title, what }: { title: string; what: string | readonly string[] }) {
  return (
    <div className="grid gap-2 rounded-md bg-wait-tint px-3.5 py-3">
      <p className="font-medium">{title}</p>
      {typeof what === 'string' ? (
        <p>{what}</p>
      ) : (
        <ol className="list-decimal space-y-1 ps-5">
          {what.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </div>
  )
}

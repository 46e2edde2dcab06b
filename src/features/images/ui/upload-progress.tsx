/** How much of a picture has been uploaded, at the bottom of its frame. */
export const UploadProgress = ({ part, text }: { part: number; text: string }) => (
  <span className="absolute inset-x-0 bottom-0 grid gap-1.5 bg-card/95 px-3 py-2 text-sm font-medium text-ink">
    {text}
    <progress
      value={part}
      max={1}
      aria-label={text}
      className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
    />
  </span>
)

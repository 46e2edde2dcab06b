import { Dialog } from './dialog.tsx'

export type KeyGroup = { title: string; keys: { keys: readonly string[]; does: string }[] }

type KeyHelpProps = { title: string; lead: string; groups: readonly KeyGroup[]; onClose: () => void }

/** The list of keyboard shortcuts. */
export const KeyHelp = ({ title, lead, groups, onClose }: KeyHelpProps) => (
  <Dialog title={title} onClose={onClose}>
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
      tabIndex={0}
      aria-label={title}
      className="rounded-sm"
    >
      <p className="text-muted">{lead}</p>
      {groups.map((group) => (
        <section key={group.title} className="pt-4">
          <h3 className="pb-1 text-xs font-semibold text-muted">{group.title}</h3>
          <dl className="divide-y divide-line">
            {group.keys.map(({ keys, does }) => (
              <div key={does} className="flex flex-row-reverse items-center justify-between gap-4 py-2">
                <dt dir="ltr" className="flex gap-1">
                  {keys.map((key) => (
                    <kbd
                      key={key}
                      className="grid h-7 min-w-7 place-items-center rounded-sm border border-line bg-side px-2 font-sans text-[0.8125rem] font-medium"
                    >
                      {key}
                    </kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </section>
  </Dialog>
)

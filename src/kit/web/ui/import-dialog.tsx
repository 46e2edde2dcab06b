import { useMutation } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { anyRefusal } from '../api.ts'
import { useErrorText } from '../error-text.ts'
import { FileTooLarge } from '../read-text-file.ts'
import { toast } from '../toast.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { FileDrop } from './file-drop.tsx'

type Words = Record<
  'title' | 'lead' | 'choose' | 'another' | 'checking' | 'drop' | 'submit' | 'done' | 'failed',
  string
> & { tooLarge?: string }

type ImportProps<Content, Answer> = {
  words: Words
  /** A sample file, shown until the user chooses one. */
  example?: { title: string; text: string }
  /** Reads the content to send from a file. Throws `FileTooLarge`. */
  read: (file: File) => Promise<Content>
  send: (content: Content, isDryRun: boolean) => Promise<Answer>
  /** Shows what the import changes, or why the file is refused. */
  Preview: ComponentType<{ plan: Answer }>
  /** The numbers of items added, changed and left unchanged, in words. */
  countsOf: (answer: Answer) => string[]
  willChange: (answer: Answer) => boolean
  onImported: () => void
  onClose: () => void
}

const FAILURE = 'import-failure'

/** Imports a file in two steps, a preview and the import itself; both can show problems. */
export function ImportDialog<Content, Answer extends { outcome: 'refused' | 'planned' | 'imported' }>(
  props: ImportProps<Content, Answer>,
) {
  const { words, example, read, send, Preview, countsOf, willChange, onImported, onClose } = props
  const { t } = useTranslation('common')
  const { errorText, limitText } = useErrorText()
  const [chosen, setChosen] = useState<{ name: string; content: Content } | null>(null)

  const onError = (error: unknown) => {
    const isTooLarge = error instanceof FileTooLarge || anyRefusal.codeOf(error) === 'PAYLOAD_TOO_LARGE'
    const reason = limitText(error, 'other') ?? errorText(error, '')
    const description = (isTooLarge && words.tooLarge) || reason
    toast.error(words.failed, { id: FAILURE, description, duration: Number.POSITIVE_INFINITY })
  }
  const submit = useMutation({
    mutationFn: (content: Content) => send(content, false),
    onSuccess: (answer) => {
      if (answer.outcome === 'refused') return
      onImported()
      toast.success(words.done, { description: countsOf(answer).join(' · ') })
      onClose()
    },
    onError,
  })
  const check = useMutation({
    mutationFn: async (file: File) => {
      toast.dismiss(FAILURE)
      submit.reset()
      setChosen(null)
      const content = await read(file)
      const answer = await send(content, true)
      setChosen({ name: file.name, content })
      return answer
    },
    onError,
  })
  const plan = submit.data ?? check.data
  const isReady = plan?.outcome === 'planned' && willChange(plan)
  const choose = check.isPending ? words.checking : plan ? words.another : words.choose

  return (
    <Dialog
      wide
      title={words.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            look="primary"
            disabled={!isReady || !chosen}
            isBusy={submit.isPending}
            onClick={() => chosen && submit.mutate(chosen.content)}
          >
            {words.submit}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-muted">{words.lead}</p>
        <FileDrop
          isBusy={check.isPending}
          choose={choose}
          name={chosen?.name}
          drop={words.drop}
          onFile={(file) => check.mutate(file)}
        />
        {plan ? (
          <Preview plan={plan} />
        ) : (
          example && (
            <figure className="grid gap-1.5">
              <figcaption className="text-sm font-medium text-muted">{example.title}</figcaption>
              <pre dir="ltr" className="rounded-md bg-side p-3 font-mono text-sm whitespace-pre-wrap">
                {example.text}
              </pre>
            </figure>
          )
        )}
      </div>
    </Dialog>
  )
}

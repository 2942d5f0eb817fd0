import { type ComponentPropsWithRef, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#ds/components/Button/index.ts'
import { EmptyState } from '#ds/components/EmptyState/index.ts'
import { ErrorState } from '#ds/components/ErrorState/index.ts'
import { Field } from '#ds/components/Field/index.ts'
import { Notice } from '#ds/components/Notice/index.ts'
import { dataOf, loadErrorOf, type Resource } from '#ds/components/resource.ts'
import { Skeleton } from '#ds/components/Skeleton/index.ts'
import { Textarea } from '#ds/components/Textarea/index.ts'
import { type SubmitResult, useAction } from '#ds/components/use-action.ts'
import { useMergedRef } from '#ds/components/use-merged-ref.ts'
import { classNames } from '#ds/css/class-names.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { useMessage } from '#ds/providers/messages.tsx'
import * as css from './Conversation.css.ts'

type Author = 'customer' | 'admin'

export interface ConversationMessage {
  id: string
  author: Author
  /** Plain text; its line breaks are shown. */
  body: string
  /** ISO 8601. */
  createdAt: string
}

export interface ConversationTexts {
  /** Accessible name of the list of messages. */
  label: string
  /** Who wrote a message, in the eyes of the viewer. */
  authors: Readonly<Record<Author, string>>
  emptyTitle: string
  /** Title of the error: the messages could not be loaded. */
  errorTitle: string
  /** Label of the field for a reply. */
  reply: string
  /** Shown when the reply is empty. */
  required: string
  send: string
  sending: string
  failureTitle: string
}

export interface ConversationProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The messages, oldest first. */
  messages: Resource<readonly ConversationMessage[]>
  /** Whose messages are at the end of the line. */
  viewer: Author
  /** What is typed in the reply, kept by the caller, so that closing loses nothing. */
  draft: string
  onDraftChange: (draft: string) => void
  /** Sends the reply. On failure the reason is shown and the draft stays; on success it is emptied. */
  onReply: (body: string) => Promise<SubmitResult>
  /** The longest reply, in characters. */
  maxLength: number
  /** Explains the field, such as what a reply changes. Default: none. */
  hint?: string | undefined
  texts: ConversationTexts
}

/** The messages of customer and support with the field for a reply. Messages are plain text: nothing in them is a link or markup. */
export function Conversation({
  messages: resource,
  viewer,
  draft,
  onDraftChange,
  onReply,
  maxLength,
  hint,
  texts,
  className,
  ref,
  ...rest
}: ConversationProps) {
  const root = useRef<HTMLDivElement>(null)
  const { pending, error, run } = useAction()
  const [isMissing, setMissing] = useState(false)
  const loadError = loadErrorOf(resource)
  const count = dataOf(resource)?.length ?? 0

  // A new message moves the field down: it stays in view while somebody writes in it.
  useEffect(() => {
    const focused = document.activeElement
    if (count > 0 && focused instanceof HTMLTextAreaElement && root.current?.contains(focused))
      focused.scrollIntoView({ block: 'nearest' })
  }, [count])

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (pending) return
    const isEmpty = draft.trim() === ''
    setMissing(isEmpty)
    if (isEmpty) root.current?.querySelector('textarea')?.focus()
    else if (await run(() => onReply(draft))) onDraftChange('')
  }

  return (
    <div
      data-component="Conversation"
      data-state={resource.status}
      {...rest}
      ref={useMergedRef(root, ref)}
      className={classNames(css.root, className)}
    >
      {resource.status === 'ready' && loadError && (
        <Notice tone="caution" title={texts.errorTitle} role="status" onRetry={loadError.onRetry}>
          {loadError.message}
        </Notice>
      )}
      <Messages resource={resource} viewer={viewer} texts={texts} />
      {resource.status !== 'error' && (
        <form noValidate aria-busy={pending || undefined} onSubmit={submit} className={css.reply}>
          <VisuallyHidden role="status">{pending && texts.sending}</VisuallyHidden>
          {error !== undefined && (
            <Notice tone="critical" title={texts.failureTitle} role="alert">
              {error}
            </Notice>
          )}
          <Field label={texts.reply} description={hint} error={isMissing ? texts.required : undefined} required>
            <Textarea
              maxLength={maxLength}
              readOnly={pending}
              value={draft}
              onChange={(event) => {
                setMissing(false)
                onDraftChange(event.target.value)
              }}
            />
          </Field>
          <Button type="submit" pending={pending} className={css.send}>
            {pending ? texts.sending : texts.send}
          </Button>
        </form>
      )}
    </div>
  )
}

interface MessagesProps extends Pick<ConversationProps, 'viewer' | 'texts'> {
  resource: ConversationProps['messages']
}

function Messages({ resource, viewer, texts }: MessagesProps) {
  const { dateTime } = useFormats()
  const loading = useMessage('loading')
  if (resource.status === 'error')
    return <ErrorState title={texts.errorTitle} description={resource.message} onRetry={resource.onRetry} />
  if (resource.status === 'loading')
    return (
      <div aria-busy className={css.messages}>
        <VisuallyHidden role="status">{loading}</VisuallyHidden>
        <Skeleton length="long" />
        <Skeleton length="medium" />
      </div>
    )
  if (resource.data.length === 0) return <EmptyState title={texts.emptyTitle} />
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role from a list without markers
    <ol role="list" aria-label={texts.label} aria-live="polite" className={css.messages}>
      {resource.data.map(({ id, author, body, createdAt }) => (
        <li key={id} data-author={author} className={author === viewer ? css.own : css.theirs}>
          <div className={css.facts}>
            <span className={css.author}>{texts.authors[author]}</span>
            <time dateTime={createdAt}>{dateTime(createdAt)}</time>
          </div>
          <p className={css.body}>{body}</p>
        </li>
      ))}
    </ol>
  )
}

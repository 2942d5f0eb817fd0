import { ArrowDown } from 'lucide-react'
import { type ComponentPropsWithRef, useRef } from 'react'
import { EmptyState } from '#ds/components/feedback/EmptyState/index.ts'
import { ErrorState } from '#ds/components/feedback/ErrorState/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Skeleton } from '#ds/components/feedback/Skeleton/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { AttachmentList, type AttachmentListProps } from '#ds/domain/AttachmentList/index.ts'
import { dataOf, loadErrorOf, type Resource } from '#ds/hooks/resource.ts'
import { useMergedRef } from '#ds/hooks/use-merged-ref.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { useMessage } from '#ds/providers/messages.tsx'
import * as css from './TicketThread.css.ts'
import { type ThreadChange, type ThreadMessage, threadRows } from './thread-rows.ts'
import type { TicketThreadTexts } from './ticket-thread-texts.ts'
import { useNewMessages } from './use-new-messages.ts'

export interface TicketThreadProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The messages, oldest first. */
  messages: Resource<readonly ThreadMessage[]>
  /** What happened to the ticket: a line each between the messages. Default: none. */
  changes?: readonly ThreadChange[] | undefined
  /** Whose messages are at the end of the line. */
  viewer: ThreadMessage['author']
  /** The present, in ISO 8601: today and yesterday are said in words. */
  now: string
  /** Address that a file is saved from. Without it, `onDownload` saves it. */
  fileHref?: AttachmentListProps['fileHref']
  /** Saves a file that has no address of its own, such as one that needs a token. */
  onDownload?: AttachmentListProps['onDownload']
  texts: TicketThreadTexts
}

const noChanges: readonly ThreadChange[] = []

/**
 * What customer and support have written about one matter, day by day. Messages are plain text: nothing in them is a link or markup. A new message
 * of the other side is announced; if it is out of view, a button leads to it. Messages stay in view when loading them again fails.
 */
export function TicketThread({
  messages: resource,
  changes = noChanges,
  viewer,
  now,
  fileHref,
  onDownload,
  texts,
  className,
  ref,
  ...rest
}: TicketThreadProps) {
  const root = useRef<HTMLDivElement>(null)
  const loading = useMessage('loading')
  const loadError = loadErrorOf(resource)
  const messages = dataOf(resource)
  const nameOf = ({ author, authorName }: ThreadMessage) => authorName ?? texts.authors[author]
  const { latest, unseen, show } = useNewMessages({ root, messages, viewer })
  return (
    <div
      data-component="TicketThread"
      data-state={resource.status}
      {...rest}
      ref={useMergedRef(root, ref)}
      className={classNames(css.root, className)}
    >
      {/* Each message is another element, so that the same words are announced again. */}
      <VisuallyHidden role="status">
        {latest && <span key={latest.id}>{texts.arrived(nameOf(latest))}</span>}
      </VisuallyHidden>
      {resource.status === 'ready' && loadError && (
        <Notice tone="caution" title={texts.errorTitle} role="status" onRetry={loadError.onRetry}>
          {loadError.message}
        </Notice>
      )}
      {resource.status === 'error' && (
        <ErrorState title={texts.errorTitle} description={resource.message} onRetry={resource.onRetry} />
      )}
      {resource.status === 'loading' && (
        <div aria-busy className={css.rows}>
          <VisuallyHidden role="status">{loading}</VisuallyHidden>
          <div className={css.theirs}>
            <Skeleton length="medium" />
            <Skeleton length="long" />
          </div>
          <div className={css.own}>
            <Skeleton length="medium" />
          </div>
        </div>
      )}
      {messages &&
        (messages.length === 0 && changes.length === 0 ? (
          <EmptyState
            title={texts.emptyTitle}
            {...(texts.emptyDescription !== undefined && { description: texts.emptyDescription })}
          />
        ) : (
          <Rows
            messages={messages}
            changes={changes}
            viewer={viewer}
            now={now}
            fileHref={fileHref}
            onDownload={onDownload}
            texts={texts}
            nameOf={nameOf}
          />
        ))}
      {unseen > 0 && (
        <Button size="small" icon={ArrowDown} className={css.newMessages} onClick={() => show()}>
          {texts.newMessages(unseen)}
        </Button>
      )}
    </div>
  )
}

interface RowsProps extends Pick<TicketThreadProps, 'viewer' | 'now' | 'fileHref' | 'onDownload' | 'texts'> {
  messages: readonly ThreadMessage[]
  changes: readonly ThreadChange[]
  nameOf: (message: ThreadMessage) => string
}

function Rows({ messages, changes, now, texts, ...message }: RowsProps) {
  const formats = useFormats()
  const near = [now, new Date(Date.parse(now) - DAY_MS).toISOString()].map(formats.date)
  /** Today and yesterday in words, other days by their date. */
  const dayWords = (iso: string) => {
    if (!near.includes(formats.date(iso))) return formats.date(iso)
    const words = formats.relativeDays(iso, now)
    return words.charAt(0).toLocaleUpperCase() + words.slice(1)
  }
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role from a list without markers
    <ol role="list" aria-label={texts.label} className={css.rows}>
      {threadRows(messages, changes, formats.date).map((row) => {
        if (row.kind === 'day')
          return (
            <li key={row.id} className={css.day}>
              <time dateTime={row.createdAt}>{dayWords(row.createdAt)}</time>
            </li>
          )
        if (row.kind === 'change')
          return (
            <li key={row.id} className={css.change}>
              {row.change.text} <Time iso={row.change.createdAt} />
            </li>
          )
        return <Message key={row.id} message={row.message} texts={texts} {...message} />
      })}
    </ol>
  )
}

const DAY_MS = 86_400_000

interface MessageProps extends Omit<RowsProps, 'messages' | 'changes' | 'now'> {
  message: ThreadMessage
}

function Message({ message, viewer, fileHref, onDownload, texts, nameOf }: MessageProps) {
  const { author, body, quoted, attachments = [], internal = false, createdAt } = message
  const look = author === viewer ? css.own : css.theirs
  return (
    <li
      data-author={author}
      data-message={message.id}
      data-internal={internal || undefined}
      tabIndex={-1}
      className={internal ? css.note : look}
    >
      <div className={css.facts}>
        <span className={css.author}>{nameOf(message)}</span>
        {internal && <span className={css.noteMark}>{texts.note}</span>}
        <Time iso={createdAt} />
      </div>
      <p className={css.body}>{body}</p>
      {quoted && (
        <details className={css.quoted}>
          <summary className={css.quotedLabel}>{texts.quoted}</summary>
          <blockquote className={css.quote}>{quoted}</blockquote>
        </details>
      )}
      <AttachmentList
        files={attachments}
        fileHref={fileHref}
        onDownload={onDownload}
        texts={texts.files}
        className={css.files}
      />
    </li>
  )
}

/** The time of day; the day is in the row above. */
function Time({ iso }: { iso: string }) {
  const { time, dateTime } = useFormats()
  return (
    <time dateTime={iso} title={dateTime(iso)}>
      {time(iso)}
    </time>
  )
}

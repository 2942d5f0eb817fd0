import { Dialog, DialogDescription, DialogDismiss, DialogHeading } from '@ariakit/react/dialog'
import { X } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { CONTACT_BODY_MAX } from '#contracts/rules/limits.ts'
import { ATTACHMENT_BYTES_MAX, ATTACHMENTS_MAX } from '#contracts/rules/ticket-limits.ts'
import { attachmentTypes } from '#contracts/ticket-attachments.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { ReplyBox, type ReplyBoxProps } from '#ds/domain/ReplyBox/index.ts'
import { type ThreadMessage, TicketThread, type TicketThreadProps } from '#ds/domain/TicketThread/index.ts'
import { isComposing } from '#ds/hooks/is-composing.ts'
import { dataOf, type Resource } from '#ds/hooks/resource.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useMessage } from '#ds/providers/messages.tsx'
import * as css from './SupportChat.css.ts'
import type { SupportChatTexts } from './support-chat-texts.ts'

/** The conversation that the chat shows, with what is typed. */
export interface Chat {
  /** Whether the support team is there now. Undefined until it is known. */
  isOnline: boolean | undefined
  /** The messages of the customer's newest open chat; undefined if there is none: the first message begins one. */
  messages: Resource<readonly ThreadMessage[]> | undefined
  /** Its ticket, once it is known. */
  ticket: { number: string | null; href: string } | undefined
  /** The present, in ISO 8601. */
  now: string
  fileHref?: TicketThreadProps['fileHref']
  /** Files can be added as soon as there is a ticket. */
  reply: Pick<ReplyBoxProps, 'draft' | 'onDraftChange' | 'onReply' | 'onUpload' | 'onRemoveFile' | 'waitingFiles'>
}

export interface ChatPanelProps extends Chat {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Focused after closing. */
  launcher: RefObject<HTMLButtonElement | null>
  texts: SupportChatTexts
}

const fileRules = { types: attachmentTypes, bytesMax: ATTACHMENT_BYTES_MAX, countMax: ATTACHMENTS_MAX }

/** The panel that the button opens. What is typed is kept by the caller, so that closing loses nothing. */
export function ChatPanel({
  open,
  onOpenChange,
  launcher,
  isOnline,
  messages,
  ticket,
  now,
  fileHref,
  reply,
  texts,
}: ChatPanelProps) {
  const closeLabel = useMessage('close')
  return (
    <Dialog
      open={open}
      onClose={() => onOpenChange(false)}
      modal={false}
      hideOnEscape={(event) => !isComposing(event)}
      unmountOnHide
      // The customer may read and copy from the page while the panel is open.
      hideOnInteractOutside={false}
      // The field takes the focus itself.
      autoFocusOnShow={false}
      finalFocus={launcher}
      className={css.panel}
    >
      <div className={css.header}>
        <div>
          <DialogHeading className={css.heading}>{texts.heading}</DialogHeading>
          {isOnline !== undefined && (
            <Text size="small" tone="secondary" className={css.presenceLine} render={<DialogDescription />}>
              <span aria-hidden data-online={isOnline} className={css.presence} />
              {isOnline ? texts.online : texts.offline}
            </Text>
          )}
        </div>
        <DialogDismiss
          render={<Button tone="neutral" emphasis="ghost" size="small" iconOnly icon={X} aria-label={closeLabel} />}
        >
          {null}
        </DialogDismiss>
      </div>
      <ChatBody messages={messages} ticket={ticket} now={now} fileHref={fileHref} reply={reply} texts={texts} />
    </Dialog>
  )
}

type ChatBodyProps = Omit<ChatPanelProps, 'open' | 'onOpenChange' | 'launcher' | 'isOnline'>

/** Mounted whenever the panel opens: the field has the focus, and the last message is in view. */
function ChatBody({ messages, ticket, now, fileHref, reply, texts }: ChatBodyProps) {
  const form = useRef<HTMLFormElement>(null)
  const rows = useRef<HTMLDivElement>(null)
  const count = dataOf(messages ?? { status: 'loading' })?.length ?? 0
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  useEffect(() => {
    if (count > 0) rows.current?.scrollTo({ top: rows.current.scrollHeight })
  }, [count])
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area needs to be reached by the keyboard */}
      <section ref={rows} tabIndex={0} aria-label={texts.thread.label} className={css.messages}>
        {messages === undefined ? (
          <Text tone="secondary">{texts.welcome}</Text>
        ) : (
          <TicketThread messages={messages} viewer="customer" now={now} fileHref={fileHref} texts={texts.thread} />
        )}
      </section>
      <ReplyBox ref={form} {...reply} maxLength={CONTACT_BODY_MAX} fileRules={fileRules} texts={texts.reply} />
      {ticket && (
        <Text size="small">
          <Link href={ticket.href}>{texts.toTicket(ticket.number)}</Link>
        </Text>
      )}
    </>
  )
}

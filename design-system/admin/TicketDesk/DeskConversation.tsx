import { Plus, Quote } from 'lucide-react'
import type { ReplyTemplate } from '#contracts/reply-templates.ts'
import { CONTACT_BODY_MAX } from '#contracts/rules/limits.ts'
import { fullName } from '#contracts/rules/person-name.ts'
import { ATTACHMENT_BYTES_MAX, ATTACHMENTS_MAX } from '#contracts/rules/ticket-limits.ts'
import { attachmentTypes } from '#contracts/ticket-attachments.ts'
import type { DeskTicket } from '#contracts/ticket-desk.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#ds/components/overlays/Menu/index.ts'
import type { AttachedFile } from '#ds/domain/AttachmentList/index.ts'
import { type Reply, ReplyBox, type Upload } from '#ds/domain/ReplyBox/index.ts'
import { TicketThread } from '#ds/domain/TicketThread/index.ts'
import { dataOf, type Resource } from '#ds/hooks/resource.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import type { TicketDeskTexts } from './desk-texts.ts'
import * as css from './TicketDesk.css.ts'

/** What a template says in a ticket, or why that is not known. */
export type FilledResult = { ok: true; body: string } | Exclude<SubmitResult, { ok: true }>

export interface DeskConversationProps {
  texts: TicketDeskTexts
  now: string
  /** What is written, kept by the caller, so that nothing is lost while another ticket is open. */
  draft: string
  onDraftChange: (draft: string) => void
  /** Replies to the customer. On failure the reason is shown and the draft stays. */
  onReply: (reply: Reply) => Promise<SubmitResult>
  /** Keeps a note that only admins see. */
  onNote: (reply: Reply) => Promise<SubmitResult>
  /** The texts for replies, by title. */
  templates: Resource<readonly ReplyTemplate[]>
  /** The address at which they are written. */
  templatesHref: string
  /** Loads what a template says in this ticket. */
  onFillTemplate: (templateId: string) => Promise<FilledResult>
  /** Sends a file to the server. Default: no files can be added. */
  onUpload?: Upload | undefined
  /** Takes a file from the server that no message has. */
  onRemoveFile?: ((fileId: string) => void) | undefined
  /** Saves a file of a message. */
  onDownload?: ((file: AttachedFile) => void) | undefined
}

const fileRules = { types: attachmentTypes, bytesMax: ATTACHMENT_BYTES_MAX, countMax: ATTACHMENTS_MAX }

/** What was written, with the notes of the team, and the field for a reply or a note, into which templates are put. */
export function DeskConversation(props: DeskConversationProps & { desk: DeskTicket }) {
  const { desk, texts, now, draft, onDraftChange, onReply, onNote, onUpload, onRemoveFile, onDownload } = props
  const { ticket, customer } = desk
  const customerName = fullName(customer)
  const messages = desk.messages.map(({ writer, ...message }) => ({
    ...message,
    authorName: (writer ? fullName(writer) : customerName) || undefined,
  }))
  return (
    <>
      <TicketThread
        messages={{ status: 'ready', data: messages }}
        viewer="admin"
        now={now}
        onDownload={onDownload}
        texts={texts.thread}
      />
      {ticket.mergedInto === null && (
        <ReplyBox
          draft={draft}
          onDraftChange={onDraftChange}
          onReply={onReply}
          onNote={onNote}
          maxLength={CONTACT_BODY_MAX}
          fileRules={fileRules}
          waitingFiles={desk.waitingFiles}
          onUpload={onUpload}
          onRemoveFile={onRemoveFile}
          hint={ticket.status === 'closed' ? texts.reopens : undefined}
          tools={<TemplateTools {...props} />}
          texts={texts.reply}
        />
      )}
    </>
  )
}

/** The menu of templates: what one says in this ticket is put behind what is written, and stays to be edited. */
function TemplateTools({
  texts,
  templates,
  templatesHref,
  onFillTemplate,
  draft,
  onDraftChange,
}: DeskConversationProps) {
  const { pending, error, run } = useAction()
  const words = texts.templates
  const insert = (templateId: string) =>
    run(async () => {
      const result = await onFillTemplate(templateId)
      if (!result.ok) return result
      onDraftChange(draft.trim() === '' ? result.body : `${draft.trimEnd()}\n\n${result.body}`)
      return { ok: true }
    })
  const listed = dataOf(templates) ?? []
  return (
    <div className={css.tools}>
      <Menu
        label={words.insert}
        pending={pending}
        trigger={
          <Button tone="neutral" emphasis="outline" size="small" icon={Quote} pending={pending}>
            {words.insert}
          </Button>
        }
      >
        {listed.map(({ id, title }) => (
          <MenuItem key={id} onSelect={() => void insert(id)}>
            {title}
          </MenuItem>
        ))}
        {listed.length > 0 && <MenuSeparator />}
        <MenuLink href={templatesHref} icon={Plus}>
          {words.manage}
        </MenuLink>
      </Menu>
      {error !== undefined && (
        <Notice tone="critical" title={words.failed} role="alert">
          {error}
        </Notice>
      )}
    </div>
  )
}

import type { AttachmentListTexts } from '#ds/components/AttachmentList/index.ts'
import type { FilePickerTexts, ReplyBoxTexts } from '#ds/components/ReplyBox/index.ts'
import type { TicketThreadTexts } from '#ds/components/TicketThread/index.ts'

/** Files of messages, on both sides of the support. */
export const attachmentTexts: AttachmentListTexts = {
  label: 'Attachments',
  download: (name) => `Download ${name}`,
  remove: (name) => `Remove ${name}`,
  retry: (name) => `Upload ${name} again`,
  sending: (share) => `Uploading, ${share}`,
}

export const filePickerTexts: FilePickerTexts = {
  ...attachmentTexts,
  choose: 'Attach files',
  hint: (max, count) => `Or drop or paste them into the field. Up to ${count} files of ${max} each.`,
  drop: 'Drop the files here',
  refused: {
    tooLarge: (name, max) => `${name} is larger than ${max}. Compress or split it.`,
    wrongType: (name) => `Files like ${name} cannot be sent. Send images, PDF, text or ZIP files.`,
    tooMany: (max) => `${max} is the most files of a message. Send the others in another one.`,
  },
}

/** The conversation about a ticket, as its customer reads it. */
export const ticketThreadTexts: TicketThreadTexts = {
  label: 'Messages of the ticket',
  authors: { customer: 'You', admin: 'Sen Cloud' },
  note: 'Internal note',
  quoted: 'Quoted text',
  emptyTitle: 'No messages yet',
  errorTitle: 'Could not load the messages',
  arrived: (author) => `New message from ${author}`,
  newMessages: (count) => (count === 1 ? '1 new message' : `${count} new messages`),
  files: attachmentTexts,
}

export const replyBoxTexts: ReplyBoxTexts = {
  reply: 'Your message',
  send: 'Send',
  sending: 'Sending…',
  keyHint: 'Ctrl + Enter to send',
  required: 'Please write a message',
  filesOnTheirWay: 'Files are still being uploaded. Send once they are done.',
  fileFailed: 'A file was not uploaded. Upload it again, or remove it.',
  failureTitle: 'Your message was not sent',
  full: 'The message has reached its maximum length',
  files: filePickerTexts,
}

import type { AttachmentListTexts } from '#ds/components/AttachmentList/index.ts'
import type { FilePickerTexts, ReplyBoxTexts } from '#ds/components/ReplyBox/index.ts'
import type { TicketThreadTexts } from '#ds/components/TicketThread/index.ts'

/** Files of messages, on both sides of the support. */
export const attachmentTexts: AttachmentListTexts = {
  label: 'Tệp đính kèm',
  download: (name) => `Tải xuống ${name}`,
  remove: (name) => `Bỏ tệp ${name}`,
  retry: (name) => `Gửi lại tệp ${name}`,
  sending: (share) => `Đang tải lên ${share}`,
}

export const filePickerTexts: FilePickerTexts = {
  ...attachmentTexts,
  choose: 'Đính kèm tệp',
  hint: (max, count) => `Hoặc kéo thả, dán vào ô trên. Tối đa ${count} tệp, mỗi tệp ${max}.`,
  drop: 'Thả tệp vào đây',
  refused: {
    tooLarge: (name, max) => `${name} lớn hơn ${max}. Hãy nén hoặc chia nhỏ tệp.`,
    wrongType: (name) => `Không gửi được loại tệp của ${name}. Hãy gửi ảnh, PDF, văn bản hoặc tệp ZIP.`,
    tooMany: (max) => `Mỗi tin nhắn có tối đa ${max} tệp. Hãy gửi các tệp còn lại trong tin nhắn sau.`,
  },
}

/** The conversation about a ticket, as its customer reads it. */
export const ticketThreadTexts: TicketThreadTexts = {
  label: 'Các tin nhắn của yêu cầu',
  authors: { customer: 'Bạn', admin: 'Sen Cloud' },
  note: 'Ghi chú nội bộ',
  quoted: 'Nội dung trích dẫn',
  emptyTitle: 'Chưa có tin nhắn nào',
  errorTitle: 'Không tải được các tin nhắn',
  arrived: (author) => `${author} vừa gửi tin nhắn mới`,
  newMessages: (count) => `${count} tin nhắn mới`,
  files: attachmentTexts,
}

export const replyBoxTexts: ReplyBoxTexts = {
  reply: 'Tin nhắn của bạn',
  send: 'Gửi',
  sending: 'Đang gửi…',
  keyHint: 'Ctrl + Enter để gửi',
  required: 'Hãy nhập nội dung tin nhắn',
  filesOnTheirWay: 'Tệp đang tải lên. Hãy gửi khi tệp đã tải xong.',
  fileFailed: 'Có tệp chưa tải lên được. Hãy gửi lại hoặc bỏ tệp đó.',
  failureTitle: 'Chưa gửi được tin nhắn',
  full: 'Tin nhắn đã đạt độ dài tối đa',
  files: filePickerTexts,
}

import type { AttachmentListTexts } from '#ds/domain/AttachmentList/index.ts'
import type { FilePickerTexts, ReplyBoxTexts } from '#ds/domain/ReplyBox/index.ts'
import type { TicketThreadTexts } from '#ds/domain/TicketThread/index.ts'
import { localized, same } from './localized.ts'

/** Files of messages, on both sides of the support. */
export const attachmentTexts = localized<AttachmentListTexts>({
  label: { vi: 'Tệp đính kèm', en: 'Attachments', zh: '附件' },
  download: { vi: (name) => `Tải xuống ${name}`, en: (name) => `Download ${name}`, zh: (name) => `下载 ${name}` },
  remove: { vi: (name) => `Bỏ tệp ${name}`, en: (name) => `Remove ${name}`, zh: (name) => `移除 ${name}` },
  retry: {
    vi: (name) => `Gửi lại tệp ${name}`,
    en: (name) => `Upload ${name} again`,
    zh: (name) => `重新上传 ${name}`,
  },
  sending: {
    vi: (share) => `Đang tải lên ${share}`,
    en: (share) => `Uploading, ${share}`,
    zh: (share) => `正在上传 ${share}`,
  },
})

export const filePickerTexts = localized<FilePickerTexts>({
  ...attachmentTexts,
  choose: { vi: 'Đính kèm tệp', en: 'Attach files', zh: '添加附件' },
  hint: {
    vi: (max, count) => `Bạn cũng có thể kéo thả hoặc dán tệp vào ô trên. Tối đa ${count} tệp, mỗi tệp ${max}.`,
    en: (max, count) => `You can also drop or paste files into the field. Up to ${count} files of ${max} each.`,
    zh: (max, count) => `也可将文件拖放或粘贴到输入框。最多 ${count} 个文件，每个不超过 ${max}。`,
  },
  drop: { vi: 'Thả tệp vào đây', en: 'Drop the files here', zh: '将文件拖放到此处' },
  refused: {
    tooLarge: {
      vi: (name, max) => `${name} lớn hơn ${max}. Vui lòng nén hoặc chia nhỏ tệp.`,
      en: (name, max) => `${name} is larger than ${max}. Compress or split it.`,
      zh: (name, max) => `${name} 超过 ${max}，请压缩或拆分后再添加。`,
    },
    wrongType: {
      vi: (name) => `Không gửi được ${name}. Vui lòng gửi ảnh, PDF, văn bản hoặc tệp ZIP.`,
      en: (name) => `${name} cannot be sent. Send images, PDF, text or ZIP files.`,
      zh: (name) => `无法发送 ${name} 这类文件。请发送图片、PDF、文本或 ZIP 文件。`,
    },
    tooMany: {
      vi: (max) => `Mỗi tin nhắn có tối đa ${max} tệp. Vui lòng gửi các tệp còn lại trong tin nhắn sau.`,
      en: (max) =>
        `The limit for one message is ${max === 1 ? '1 file' : `${max} files`}. Send the others in another message.`,
      zh: (max) => `每条消息最多 ${max} 个文件，其余文件请在下一条消息中发送。`,
    },
  },
})

/** The conversation about a ticket, as its customer reads it. */
export const ticketThreadTexts = localized<TicketThreadTexts>({
  label: { vi: 'Các tin nhắn của yêu cầu', en: 'Messages of the ticket', zh: '工单的往来消息' },
  authors: {
    customer: { vi: 'Bạn', en: 'You', zh: '您' },
    admin: same('Sen Cloud'),
  },
  note: { vi: 'Ghi chú nội bộ', en: 'Internal note', zh: '内部备注' },
  quoted: { vi: 'Nội dung trích dẫn', en: 'Quoted text', zh: '引用内容' },
  emptyTitle: { vi: 'Chưa có tin nhắn nào', en: 'No messages yet', zh: '暂无消息' },
  errorTitle: { vi: 'Không tải được các tin nhắn', en: 'The messages could not be loaded', zh: '消息加载失败' },
  arrived: {
    vi: (author) => `${author} vừa gửi tin nhắn mới`,
    en: (author) => `New message from ${author}`,
    zh: (author) => `${author} 发来新消息`,
  },
  newMessages: {
    vi: (count) => `${count} tin nhắn mới`,
    en: (count) => (count === 1 ? '1 new message' : `${count} new messages`),
    zh: (count) => `${count} 条新消息`,
  },
  files: attachmentTexts,
})

export const replyBoxTexts = localized<ReplyBoxTexts>({
  reply: { vi: 'Tin nhắn của bạn', en: 'Your message', zh: '您的消息' },
  send: { vi: 'Gửi', en: 'Send', zh: '发送' },
  sending: { vi: 'Đang gửi…', en: 'Sending…', zh: '正在发送…' },
  keyHint: { vi: 'Ctrl + Enter để gửi', en: 'Ctrl + Enter to send', zh: '按 Ctrl + Enter 发送' },
  required: { vi: 'Vui lòng nhập nội dung tin nhắn', en: 'Write a message', zh: '请填写消息内容' },
  filesOnTheirWay: {
    vi: 'Tệp đang tải lên. Vui lòng đợi tải xong rồi gửi.',
    en: 'Files are still uploading. Wait until they are done, then send.',
    zh: '文件正在上传，请在上传完成后发送。',
  },
  fileFailed: {
    vi: 'Có tệp chưa tải lên được. Vui lòng tải lại hoặc bỏ tệp đó.',
    en: 'A file was not uploaded. Upload it again or remove it.',
    zh: '有文件未能上传，请重新上传或将其移除。',
  },
  failureTitle: { vi: 'Chưa gửi được tin nhắn', en: 'Your message was not sent', zh: '消息未发送' },
  full: {
    vi: 'Tin nhắn đã đạt độ dài tối đa',
    en: 'The message has reached its maximum length',
    zh: '消息已达到最大长度',
  },
  files: filePickerTexts,
})

import type { AttachmentListTexts } from '#ds/components/AttachmentList/index.ts'
import type { FilePickerTexts, ReplyBoxTexts } from '#ds/components/ReplyBox/index.ts'
import type { TicketThreadTexts } from '#ds/components/TicketThread/index.ts'

/** Files of messages, on both sides of the support. */
export const attachmentTexts: AttachmentListTexts = {
  label: '附件',
  download: (name) => `下载 ${name}`,
  remove: (name) => `移除 ${name}`,
  retry: (name) => `重新上传 ${name}`,
  sending: (share) => `正在上传 ${share}`,
}

export const filePickerTexts: FilePickerTexts = {
  ...attachmentTexts,
  choose: '添加附件',
  hint: (max, count) => `也可将文件拖放或粘贴到输入框。最多 ${count} 个文件，每个不超过 ${max}。`,
  drop: '将文件拖放到此处',
  refused: {
    tooLarge: (name, max) => `${name} 超过 ${max}，请压缩或拆分后再添加。`,
    wrongType: (name) => `无法发送 ${name} 这类文件。请发送图片、PDF、文本或 ZIP 文件。`,
    tooMany: (max) => `每条消息最多 ${max} 个文件，其余文件请在下一条消息中发送。`,
  },
}

/** The conversation about a ticket, as its customer reads it. */
export const ticketThreadTexts: TicketThreadTexts = {
  label: '工单的往来消息',
  authors: { customer: '您', admin: 'Sen Cloud' },
  note: '内部备注',
  quoted: '引用内容',
  emptyTitle: '暂无消息',
  errorTitle: '无法加载消息',
  arrived: (author) => `${author} 发来新消息`,
  newMessages: (count) => `${count} 条新消息`,
  files: attachmentTexts,
}

export const replyBoxTexts: ReplyBoxTexts = {
  reply: '您的消息',
  send: '发送',
  sending: '正在发送…',
  keyHint: '按 Ctrl + Enter 发送',
  required: '请填写消息内容',
  filesOnTheirWay: '文件正在上传，请在上传完成后发送。',
  fileFailed: '有文件未能上传，请重新上传或将其移除。',
  failureTitle: '消息未发送',
  full: '消息已达到最大长度',
  files: filePickerTexts,
}

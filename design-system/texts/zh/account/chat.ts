import type { SupportChatTexts } from '#ds/account/SupportChat/index.ts'

/** Texts of the online support. */
export const chat: SupportChatTexts = {
  open: '在线客服',
  heading: '在线客服',
  description: '技术团队 7×24 小时在线。',
  email: '邮箱',
  message: '留言内容',
  messagePlaceholder: '请描述您遇到的问题',
  send: '发送',
  sending: '发送中…',
  required: '请填写邮箱和留言内容',
  failureTitle: '留言未发送',
  sent: '留言已发送',
  sentDescription: (email) => `我们会在 24 小时内通过 ${email} 回复您。`,
  writeAnother: '再写一条',
}

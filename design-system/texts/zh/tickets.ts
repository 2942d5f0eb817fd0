import type { TicketDialogTexts } from '#ds/account/TicketDialog/index.ts'
import { states } from './states.ts'
import { filePickerTexts } from './ticket-thread.ts'

/** A customer's requests to the support. */
export const ticketTexts: TicketDialogTexts & {
  created: string
  createdDetail: (number: string) => string
  filesMissing: string
  filesMissingDetail: (names: string) => string
} = {
  heading: '新建工单',
  description: '我们会直接在工单中回复您。',
  subject: '标题',
  category: '分类',
  categoryPlaceholder: '请选择分类',
  categories: states.ticketCategories,
  priority: '优先级',
  priorities: states.ticketPriorities,
  vps: '相关服务器',
  payment: '相关交易',
  noRecord: '不选择',
  body: '问题描述',
  bodyHint: '请写明 VPS 名称、发生时间和错误信息。请勿发送密码或私钥。',
  cancel: '取消',
  submit: '提交',
  submitting: '正在提交…',
  failureTitle: '工单未提交成功',
  validation: {
    subject: '请填写标题',
    category: '请选择一个分类',
    body: '请描述您遇到的情况',
  },
  files: filePickerTexts,
  created: '工单已提交',
  createdDetail: (number) => `工单编号：${number}。`,
  filesMissing: '工单已提交，但部分文件缺失',
  filesMissingDetail: (names) => `${names} 上传失败，请在下一条消息中重新添加。`,
}

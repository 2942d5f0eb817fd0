import type { TicketDialogTexts } from '#ds/account/TicketDialog/index.ts'
import { localized } from './localized.ts'
import { states } from './states.ts'
import { filePickerTexts } from './ticket-thread.ts'

/** A customer's requests to the support. */
export const ticketTexts = localized<
  TicketDialogTexts & {
    created: string
    createdDetail: (number: string) => string
    filesMissing: string
    filesMissingDetail: (names: string) => string
  }
>({
  heading: { vi: 'Tạo yêu cầu hỗ trợ', en: 'New support ticket', zh: '新建工单' },
  description: {
    vi: 'Chúng tôi sẽ trả lời ngay trong yêu cầu này.',
    en: 'We will reply right here in the ticket.',
    zh: '我们会直接在工单中回复您。',
  },
  subject: { vi: 'Tiêu đề', en: 'Subject', zh: '标题' },
  category: { vi: 'Loại yêu cầu', en: 'Category', zh: '分类' },
  categoryPlaceholder: { vi: 'Chọn loại yêu cầu', en: 'Choose a category', zh: '请选择分类' },
  categories: states.ticketCategories,
  priority: { vi: 'Mức ưu tiên', en: 'Priority', zh: '优先级' },
  priorities: states.ticketPriorities,
  vps: { vi: 'VPS liên quan', en: 'Related server', zh: '相关 VPS' },
  payment: { vi: 'Giao dịch liên quan', en: 'Related transaction', zh: '相关交易' },
  noRecord: { vi: 'Không chọn', en: 'None', zh: '不选择' },
  body: { vi: 'Nội dung', en: 'Message', zh: '问题描述' },
  bodyHint: {
    vi: 'Hãy nêu tên VPS, thời điểm và thông báo lỗi nếu có. Đừng gửi mật khẩu hay khóa riêng tư.',
    en: 'Tell us the VPS, the time and any error message. Never send passwords or private keys.',
    zh: '请写明 VPS 名称、发生时间和错误信息。请勿发送密码或私钥。',
  },
  cancel: { vi: 'Hủy', en: 'Cancel', zh: '取消' },
  submit: { vi: 'Gửi yêu cầu', en: 'Send ticket', zh: '提交' },
  submitting: { vi: 'Đang gửi yêu cầu…', en: 'Sending your ticket…', zh: '正在提交…' },
  failureTitle: { vi: 'Chưa gửi được yêu cầu', en: 'Your ticket was not sent', zh: '工单未提交成功' },
  validation: {
    subject: { vi: 'Vui lòng nhập tiêu đề', en: 'Enter a subject', zh: '请填写标题' },
    category: { vi: 'Vui lòng chọn loại yêu cầu', en: 'Choose a category', zh: '请选择一个分类' },
    body: { vi: 'Vui lòng mô tả vấn đề của bạn', en: 'Describe the problem', zh: '请描述您遇到的情况' },
  },
  files: filePickerTexts,
  created: { vi: 'Đã gửi yêu cầu hỗ trợ', en: 'Ticket sent', zh: '工单已提交' },
  createdDetail: {
    vi: (number) => `Mã yêu cầu là ${number}.`,
    en: (number) => `Your ticket number is ${number}.`,
    zh: (number) => `工单编号：${number}。`,
  },
  filesMissing: {
    vi: 'Đã gửi yêu cầu, nhưng thiếu tệp',
    en: 'Ticket sent, but some files are missing',
    zh: '工单已提交，但部分文件缺失',
  },
  filesMissingDetail: {
    vi: (names) => `Chưa tải lên được ${names}. Hãy đính kèm lại trong tin nhắn tiếp theo.`,
    en: (names) => `${names} could not be uploaded. Attach them to your next message.`,
    zh: (names) => `${names} 上传失败，请在下一条消息中重新添加。`,
  },
})

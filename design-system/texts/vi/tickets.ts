import type { TicketDialogTexts } from '#ds/account/TicketDialog/index.ts'
import { states } from './states.ts'

/** A customer's requests to the support. */
export const ticketTexts: TicketDialogTexts & { created: string; createdDetail: (number: string) => string } = {
  heading: 'Tạo yêu cầu hỗ trợ',
  description: 'Chúng tôi trả lời ngay trong yêu cầu này.',
  subject: 'Tiêu đề',
  category: 'Loại yêu cầu',
  categoryPlaceholder: 'Chọn loại yêu cầu',
  categories: states.ticketCategories,
  priority: 'Mức ưu tiên',
  priorities: states.ticketPriorities,
  statuses: states.tickets,
  body: 'Nội dung',
  bodyHint: 'Nêu tên VPS, thời điểm và thông báo lỗi nếu có. Không gửi mật khẩu hay khóa riêng tư.',
  cancel: 'Hủy',
  submit: 'Gửi yêu cầu',
  submitting: 'Đang gửi yêu cầu…',
  failureTitle: 'Chưa gửi được yêu cầu',
  validation: {
    subject: 'Hãy nhập tiêu đề',
    category: 'Hãy chọn loại yêu cầu',
    body: 'Hãy mô tả vấn đề của bạn',
  },
  conversation: {
    label: 'Tin nhắn trong yêu cầu này',
    authors: { customer: 'Bạn', admin: 'Sen Cloud' },
    emptyTitle: 'Yêu cầu này chưa có tin nhắn',
    errorTitle: 'Không tải được tin nhắn',
    reply: 'Trả lời',
    required: 'Hãy nhập câu trả lời',
    send: 'Gửi trả lời',
    sending: 'Đang gửi trả lời…',
    failureTitle: 'Chưa gửi được câu trả lời',
  },
  closedHint: 'Yêu cầu đã đóng. Khi bạn trả lời, yêu cầu sẽ được mở lại.',
  created: 'Đã gửi yêu cầu hỗ trợ',
  createdDetail: (number) => `Mã yêu cầu là ${number}.`,
}

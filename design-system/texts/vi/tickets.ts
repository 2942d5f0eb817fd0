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
  heading: 'Tạo yêu cầu hỗ trợ',
  description: 'Chúng tôi trả lời ngay trong yêu cầu này.',
  subject: 'Tiêu đề',
  category: 'Loại yêu cầu',
  categoryPlaceholder: 'Chọn loại yêu cầu',
  categories: states.ticketCategories,
  priority: 'Mức ưu tiên',
  priorities: states.ticketPriorities,
  vps: 'Về máy chủ',
  payment: 'Về giao dịch',
  noRecord: 'Không chọn',
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
  files: filePickerTexts,
  created: 'Đã gửi yêu cầu hỗ trợ',
  createdDetail: (number) => `Mã yêu cầu là ${number}.`,
  filesMissing: 'Đã gửi yêu cầu, nhưng thiếu tệp',
  filesMissingDetail: (names) => `Chưa tải lên được ${names}. Hãy đính kèm lại trong tin nhắn tiếp theo.`,
}

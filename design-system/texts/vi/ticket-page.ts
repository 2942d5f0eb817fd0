import type { TicketScreenTexts } from '#ds/screens/TicketScreen/index.ts'
import { states } from './states.ts'
import { replyBoxTexts, ticketThreadTexts } from './ticket-thread.ts'

/** The page of a ticket. */
export const ticketPageTexts: TicketScreenTexts = {
  title: 'Yêu cầu hỗ trợ',
  list: 'Các yêu cầu hỗ trợ',
  facts: 'Thông tin của yêu cầu',
  category: 'Loại',
  priority: 'Ưu tiên',
  vps: 'Máy chủ',
  payment: 'Giao dịch',
  categories: states.ticketCategories,
  priorities: states.ticketPriorities,
  statuses: states.tickets,
  close: 'Đóng yêu cầu',
  closing: 'Đang đóng…',
  reopen: 'Mở lại yêu cầu',
  reopening: 'Đang mở lại…',
  changeFailed: 'Chưa đổi được trạng thái',
  closed: 'Yêu cầu đã được đóng',
  reopenHint: (until) => `Yêu cầu đã đóng. Gửi tin nhắn trước ngày ${until} sẽ mở lại yêu cầu.`,
  over: {
    title: 'Yêu cầu này đã đóng và không mở lại được nữa',
    description: 'Nếu vẫn cần hỗ trợ, hãy tạo yêu cầu mới.',
    toList: 'Tới các yêu cầu hỗ trợ',
  },
  merged: {
    title: 'Yêu cầu này đã được gộp vào một yêu cầu khác',
    link: (number) => (number === null ? 'Xem tiếp cuộc trao đổi' : `Xem tiếp ở yêu cầu ${number}`),
  },
  rating: {
    heading: 'Bạn thấy việc hỗ trợ thế nào?',
    words: ['Rất tệ', 'Chưa tốt', 'Tạm được', 'Tốt', 'Rất tốt'],
    comment: 'Góp ý thêm',
    submit: 'Gửi đánh giá',
    submitting: 'Đang gửi đánh giá…',
    required: 'Hãy chọn một mức đánh giá',
    failureTitle: 'Chưa gửi được đánh giá',
    given: (stars, word) => `Bạn đã đánh giá ${stars}/5: ${word}`,
  },
  thread: ticketThreadTexts,
  reply: replyBoxTexts,
  errorTitle: 'Không tải được yêu cầu',
  notFound: {
    title: 'Không tìm thấy yêu cầu này',
    description: 'Có thể địa chỉ bị thiếu ký tự, hoặc yêu cầu thuộc tài khoản khác.',
  },
}

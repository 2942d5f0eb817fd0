import type { TicketScreenTexts } from '#ds/screens/TicketScreen/index.ts'
import { localized } from './localized.ts'
import { states } from './states.ts'
import { replyBoxTexts, ticketThreadTexts } from './ticket-thread.ts'

/** The page of a ticket. */
export const ticketPageTexts = localized<TicketScreenTexts>({
  title: { vi: 'Yêu cầu hỗ trợ', en: 'Support ticket', zh: '支持工单' },
  list: { vi: 'Các yêu cầu hỗ trợ', en: 'Your tickets', zh: '我的工单' },
  facts: { vi: 'Thông tin của yêu cầu', en: 'About this ticket', zh: '工单信息' },
  category: { vi: 'Loại', en: 'Category', zh: '分类' },
  priority: { vi: 'Ưu tiên', en: 'Priority', zh: '优先级' },
  vps: { vi: 'Máy chủ', en: 'Server', zh: '服务器' },
  payment: { vi: 'Giao dịch', en: 'Transaction', zh: '交易' },
  categories: states.ticketCategories,
  priorities: states.ticketPriorities,
  statuses: states.tickets,
  close: { vi: 'Đóng yêu cầu', en: 'Close ticket', zh: '关闭工单' },
  closing: { vi: 'Đang đóng…', en: 'Closing…', zh: '正在关闭…' },
  reopen: { vi: 'Mở lại yêu cầu', en: 'Reopen ticket', zh: '重新打开工单' },
  reopening: { vi: 'Đang mở lại…', en: 'Reopening…', zh: '正在重新打开…' },
  changeFailed: { vi: 'Chưa đổi được trạng thái', en: 'The status was not changed', zh: '状态未更改' },
  closed: { vi: 'Yêu cầu đã được đóng', en: 'The ticket was closed', zh: '工单已关闭' },
  reopenHint: {
    vi: (until) => `Yêu cầu đã đóng. Để mở lại, hãy gửi tin nhắn trước ngày ${until}.`,
    en: (until) => `This ticket is closed. Send a message before ${until} to reopen it.`,
    zh: (until) => `工单已关闭。在 ${until} 之前发送消息即可重新打开。`,
  },
  over: {
    title: {
      vi: 'Yêu cầu này đã đóng và không mở lại được nữa',
      en: 'This ticket is closed and can no longer be reopened',
      zh: '该工单已关闭，无法再重新打开',
    },
    description: {
      vi: 'Nếu vẫn cần hỗ trợ, hãy tạo yêu cầu mới.',
      en: 'If you still need help, open a new ticket.',
      zh: '如仍需帮助，请新建工单。',
    },
    toList: { vi: 'Về danh sách yêu cầu hỗ trợ', en: 'Go to your tickets', zh: '前往我的工单' },
  },
  merged: {
    title: {
      vi: 'Yêu cầu này đã được gộp vào một yêu cầu khác',
      en: 'This ticket was merged into another one',
      zh: '该工单已合并到另一个工单',
    },
    link: {
      vi: (number) => (number === null ? 'Xem tiếp cuộc trao đổi' : `Xem tiếp ở yêu cầu ${number}`),
      en: (number) => (number === null ? 'Continue the conversation there' : `Continue in ticket ${number}`),
      zh: (number) => (number === null ? '继续查看对话' : `前往工单 ${number} 继续`),
    },
  },
  rating: {
    heading: { vi: 'Bạn thấy việc hỗ trợ thế nào?', en: 'How did we do?', zh: '您对这次支持满意吗？' },
    words: [
      { vi: 'Rất tệ', en: 'Very poor', zh: '非常差' },
      { vi: 'Chưa tốt', en: 'Poor', zh: '较差' },
      { vi: 'Tạm được', en: 'Fair', zh: '一般' },
      { vi: 'Tốt', en: 'Good', zh: '满意' },
      { vi: 'Rất tốt', en: 'Very good', zh: '非常满意' },
    ],
    comment: { vi: 'Góp ý thêm', en: 'Anything to add?', zh: '补充意见' },
    submit: { vi: 'Gửi đánh giá', en: 'Send rating', zh: '提交评价' },
    submitting: { vi: 'Đang gửi đánh giá…', en: 'Sending your rating…', zh: '正在提交评价…' },
    required: { vi: 'Vui lòng chọn một mức đánh giá', en: 'Choose a rating', zh: '请选择一个评分' },
    failureTitle: { vi: 'Chưa gửi được đánh giá', en: 'Your rating was not sent', zh: '评价未提交' },
    given: {
      vi: (stars, word) => `Bạn đã đánh giá ${stars}/5: ${word}`,
      en: (stars, word) => `Your rating: ${stars} of 5, ${word.toLowerCase()}`,
      zh: (stars, word) => `您的评价：${stars}/5，${word}`,
    },
  },
  thread: ticketThreadTexts,
  reply: replyBoxTexts,
  errorTitle: { vi: 'Không tải được yêu cầu', en: 'The ticket could not be loaded', zh: '工单加载失败' },
  notFound: {
    title: { vi: 'Không tìm thấy yêu cầu này', en: 'Ticket not found', zh: '未找到该工单' },
    description: {
      vi: 'Địa chỉ trang có thể thiếu ký tự, hoặc yêu cầu thuộc về tài khoản khác.',
      en: 'The address may be incomplete, or the ticket belongs to another account.',
      zh: '地址可能不完整，或该工单属于其他账号。',
    },
  },
})

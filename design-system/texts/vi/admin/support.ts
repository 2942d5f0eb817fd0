import type { SupportPanelTexts } from '#ds/admin/SupportPanel/index.ts'
import { states } from '#ds/texts/vi/states.ts'

/** Texts of the table of tickets. */
export const support: SupportPanelTexts['tickets'] = {
  caption: 'Yêu cầu hỗ trợ',
  search: 'Tìm yêu cầu hỗ trợ',
  searchPlaceholder: 'Tìm theo mã hoặc người dùng',
  empty: { title: 'Chưa có yêu cầu hỗ trợ', description: 'Yêu cầu mà khách gửi sẽ có mặt ở đây.' },
  loadFailed: 'Không tải được danh sách yêu cầu hỗ trợ',
  count: (rows) => `${rows} yêu cầu`,
  columns: {
    id: 'Mã',
    subject: 'Tiêu đề',
    user: 'Người dùng',
    category: 'Loại yêu cầu',
    priority: 'Ưu tiên',
    status: 'Trạng thái',
    date: 'Ngày',
    actions: 'Thao tác',
  },
  views: { all: 'Tất cả', open: 'Chờ trả lời', urgent: 'Gấp, chưa đóng' },
  open: 'Mở',
  openFor: (subject) => `Mở: ${subject}`,
  categories: states.ticketCategories,
  priorities: states.ticketPriorities,
  statuses: states.tickets,
}

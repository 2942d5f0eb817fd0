import type { TicketListTexts } from '#ds/account/TicketList/index.ts'

/** Texts of the support tickets. */
export const support: TicketListTexts = {
  title: 'Yêu cầu hỗ trợ',
  create: 'Tạo yêu cầu',
  categories: {
    technical: 'Kỹ thuật',
    billing: 'Thanh toán',
    account: 'Tài khoản',
    sales: 'Tư vấn',
    general: 'Câu hỏi chung',
  },
  priorities: { low: 'Thấp', medium: 'Trung bình', high: 'Cao', urgent: 'Khẩn cấp' },
  statuses: { open: 'Đang mở', in_progress: 'Đang xử lý', closed: 'Đã đóng' },
  emptyTitle: 'Bạn chưa có yêu cầu nào',
  emptyDescription: 'Gặp vấn đề với VPS hoặc thanh toán? Đội ngũ hỗ trợ trực 24/7.',
  errorTitle: 'Không tải được yêu cầu hỗ trợ',
}

import type { WalletStatCardsTexts } from '#ds/account/WalletStatCards/index.ts'

const monthInVietnam = new Intl.DateTimeFormat('vi-VN', {
  timeZone: 'Asia/Ho_Chi_Minh',
  month: 'numeric',
  year: 'numeric',
})

/** Texts of the four figures. */
export const stats: WalletStatCardsTexts = {
  label: 'Số liệu tài khoản',
  balance: 'Số dư ví',
  balanceContext: 'Sẵn sàng thanh toán',
  activeVps: 'VPS đang chạy',
  activeVpsContext: (total) => `Trên tổng số ${total} VPS`,
  openTickets: 'Yêu cầu đang xử lý',
  openTicketsContext: 'Đang mở hoặc đang xử lý',
  monthlySpend: 'Chi tiêu tháng này',
  monthlySpendContext: (date) => `Thanh toán trong ${monthInVietnam.format(new Date(date))}`,
  monthlySpendNet: (refunds) => `Đã trừ ${refunds} hoàn lại`,
  unknown: '—',
  unknownContext: 'Không tải được số liệu',
}

import type { WalletStatCardsTexts } from '#ds/account/WalletStatCards/index.ts'

/** Texts of the four figures. */
export const stats: WalletStatCardsTexts = {
  label: 'Số liệu tài khoản',
  balance: 'Số dư ví',
  balanceContext: 'Sẵn sàng thanh toán',
  activeVps: 'VPS đang chạy',
  activeVpsContext: (total) => `Trên tổng số ${total} VPS`,
  openTickets: 'Yêu cầu hỗ trợ',
  openTicketsContext: 'Đang mở hoặc đang xử lý',
  monthlySpend: 'Chi tiêu tháng này',
  monthlySpendContext: (month) => `Thanh toán trong tháng ${month}`,
  monthlySpendNet: (refunds) => `Đã trừ ${refunds} được hoàn lại`,
  unknown: '—',
  unknownContext: 'Không tải được số liệu',
}

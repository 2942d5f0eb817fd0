import type { TransferWords } from '#ds/admin/transfer-words.ts'

/** Why a bank transfer waits for an admin, and why it may be a customer's. */
export const transferWords: TransferWords = {
  why: {
    no_memo: 'Nội dung không có mã nạp tiền',
    wrong_check: 'Mã nạp tiền bị gõ sai',
    unknown_memo: 'Không có mã nạp tiền này',
    several_memos: 'Nội dung có nhiều mã nạp tiền',
    other_account: 'Chuyển vào tài khoản khác của chúng ta',
    too_large: 'Số tiền quá lớn để tự cộng',
    settled_otherwise: 'Khoản nạp đã được duyệt tay với số tiền khác',
    account_closed: 'Khách đã đóng tài khoản',
    part: 'Một phần của khoản đã chia',
  },
  reasons: { memo: 'mã nạp tiền gần giống', amount: 'đúng số tiền', sender: 'cùng tài khoản gửi' },
}

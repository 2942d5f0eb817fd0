import type { TrialDialogTexts } from '#ds/account/TrialDialog/index.ts'
import { vps } from '#ds/texts/vi/account/vps.ts'

/** Texts of the dialog that pays for a trial. */
export const trial: TrialDialogTexts = {
  heading: vps.trial.pay,
  runsOn: (name, date) => `${name} chạy tiếp, không gián đoạn. Kỳ trả phí bắt đầu khi hết hạn dùng thử, ngày ${date}.`,
  runsAgain: (name) => `${name} chạy lại ngay sau khi thanh toán, với dữ liệu như cũ.`,
  summary: 'Chi tiết thanh toán',
  codeDescription: 'Giá sau ưu đãi hiện ngay trong chi tiết thanh toán.',
  walletAfter: 'Sau khi thanh toán',
  shortfall: (amount) => `Bạn còn thiếu ${amount} để thanh toán.`,
  priceChanged: (before, after) =>
    `Giá vừa đổi từ ${before} thành ${after}. Ví chưa bị trừ: hãy xem lại rồi thanh toán lần nữa.`,
  quoteRenewed: 'Báo giá đã hết hạn và vừa được làm mới, giá không đổi. Hãy thanh toán lần nữa.',
  submit: 'Thanh toán',
  submitting: 'Đang xử lý…',
  failureTitle: 'Chưa thanh toán được',
}

import { declareRefusals } from '#server/platform/problems.ts'

/** The refusals of this feature, in addition to the generic ones. */
export const refusals = declareRefusals({
  invalid_signature: { status: 401, en: 'The signature is not valid.', vi: 'Chữ ký không hợp lệ.', zh: '签名无效。' },
  payment_settled_otherwise: {
    status: 409,
    en: 'This top-up was completed by hand with another amount. Credit the transfer to the customer if it is more money, or ignore it.',
    vi: 'Khoản nạp này đã được duyệt tay với số tiền khác. Nếu đây là tiền thêm, vui lòng cộng cho khách hàng; nếu không, vui lòng bỏ qua.',
    zh: '该充值已按其他金额手动确认。若为另一笔款项，请直接记入客户钱包；否则请忽略。',
  },
  transfer_decided: {
    status: 409,
    en: 'This transfer has already been dealt with. Reload the list.',
    vi: 'Khoản chuyển này đã được xử lý. Vui lòng tải lại danh sách.',
    zh: '这笔转账已处理，请重新加载列表。',
  },
})

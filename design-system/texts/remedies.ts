import { localizedAsWritten } from './localized.ts'

/** What to do after a failed request, shown in the form. The toast shows why it failed. */
export const remedies = localizedAsWritten({
  connection: {
    vi: 'Kiểm tra kết nối mạng rồi gửi lại.',
    en: 'Check your connection, then send it again.',
    zh: '请检查网络连接后重新提交。',
  },
  credentials: {
    vi: 'Kiểm tra lại email và mật khẩu.',
    en: 'Check your email and password.',
    zh: '请检查邮箱和密码。',
  },
  funds: { vi: 'Nạp thêm tiền rồi đặt lại.', en: 'Top up your wallet, then try again.', zh: '请先充值，再重新下单。' },
  support: { vi: 'Liên hệ hỗ trợ để được giúp.', en: 'Contact support for help.', zh: '请联系客服协助处理。' },
  taken: {
    vi: 'Đăng nhập, hoặc dùng email khác.',
    en: 'Log in, or use another email.',
    zh: '请直接登录，或换一个邮箱。',
  },
  pending: {
    vi: 'Hủy bớt khoản nạp đang xử lý trong mục Ví rồi nạp lại.',
    en: 'Cancel some pending top-ups in your wallet, then try again.',
    zh: '请先在钱包中取消部分处理中的充值，再重试。',
  },
  input: {
    vi: 'Xem lại thông tin rồi gửi lại.',
    en: 'Check what you entered, then send it again.',
    zh: '请检查填写的内容后重新提交。',
  },
  wait: { vi: 'Đợi một lát rồi thử lại.', en: 'Wait a moment, then try again.', zh: '请稍等片刻再试。' },
  later: { vi: 'Gửi lại sau ít phút.', en: 'Try again in a few minutes.', zh: '请稍后再试。' },
})

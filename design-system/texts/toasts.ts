import { localizedAsWritten } from './localized.ts'

/** Toasts (product spec, section 8; other texts follow its style). */
export const toastTexts = localizedAsWritten({
  loggedIn: { vi: 'Đăng nhập thành công', en: 'Login successful!', zh: '登录成功' },
  loginFailed: { vi: 'Đăng nhập thất bại', en: 'Login failed', zh: '登录失败' },
  registered: { vi: 'Đăng ký thành công', en: 'Registration successful! Please login.', zh: '注册成功，请登录' },
  registrationFailed: { vi: 'Đăng ký thất bại', en: 'Registration failed', zh: '注册失败' },
  loggedOut: { vi: 'Đã đăng xuất', en: 'Logged out', zh: '已退出登录' },
  logoutFailed: { vi: 'Chưa đăng xuất được', en: 'Could not log you out', zh: '未能退出登录' },
  updated: { vi: 'Cập nhật thành công', en: 'Updated', zh: '更新成功' },
  updateFailed: { vi: 'Cập nhật thất bại', en: 'Update failed', zh: '更新失败' },
  ordered: { vi: 'Đặt VPS thành công', en: 'VPS ordered', zh: 'VPS 下单成功' },
  orderedDetail: {
    vi: 'VPS đang được khởi tạo và sẽ sẵn sàng sau vài phút.',
    en: 'Your VPS is being set up and will be ready in a few minutes.',
    zh: 'VPS 正在创建，几分钟后即可使用。',
  },
  trialPaid: { vi: 'Đã chuyển sang trả phí', en: 'Switched to a paid plan', zh: '已转为付费' },
  renewed: { vi: 'Đã gia hạn VPS', en: 'VPS renewed', zh: 'VPS 已续费' },
  cancelled: { vi: 'Đã hủy VPS', en: 'VPS cancelled', zh: 'VPS 已取消' },
  cancelledLater: {
    vi: 'VPS sẽ kết thúc khi hết kỳ đã trả',
    en: 'The VPS ends with the paid period',
    zh: 'VPS 将在已付周期结束时终止',
  },
  cancelTakenBack: { vi: 'Đã rút lại yêu cầu hủy', en: 'The VPS is no longer cancelled', zh: '已撤回取消申请' },
  vpsRefunded: {
    vi: 'Đã hoàn tiền vào ví và xóa VPS',
    en: 'Refunded to your wallet, and the VPS deleted',
    zh: '已退款至钱包，VPS 已删除',
  },
  depositRequested: { vi: 'Đã tạo yêu cầu nạp tiền', en: 'Top-up requested', zh: '充值申请已提交' },
  depositRequestedDetail: {
    vi: 'Ví được cộng tiền ngay khi giao dịch được xác nhận.',
    en: 'Your wallet is credited as soon as the payment is confirmed.',
    zh: '付款确认后，余额立即更新。',
  },
  orderCancelled: { vi: 'Đã hủy đơn hàng', en: 'Order cancelled', zh: '订单已取消' },
  depositCancelled: { vi: 'Đã hủy khoản nạp tiền', en: 'Top-up cancelled', zh: '充值已取消' },
  machineActionFailed: {
    vi: 'Chưa thực hiện được thao tác',
    en: 'The action failed',
    zh: '未能执行操作',
  },
  machineSaved: { vi: 'Đã lưu thông tin VPS', en: 'VPS details saved', zh: '已保存 VPS 的信息' },
  withdrawalRequested: { vi: 'Đã gửi yêu cầu rút tiền', en: 'Withdrawal requested', zh: '已提交提现申请' },
  withdrawalRequestedDetail: {
    vi: 'Tiền đã được trừ khỏi ví; chúng tôi sẽ chuyển khoản sau khi duyệt.',
    en: 'The money has left your wallet and will be transferred once approved.',
    zh: '款项已从钱包扣除，审核通过后即转账。',
  },
  withdrawalCancelled: { vi: 'Đã hủy khoản rút tiền', en: 'Withdrawal cancelled', zh: '已取消提现' },
  emailLinkFailed: {
    vi: 'Chưa gửi được liên kết xác minh email',
    en: 'The link for your email could not be sent',
    zh: '验证链接发送失败',
  },
  adminSessionEnded: { vi: 'Phiên đăng nhập đã kết thúc', en: 'Your session has ended', zh: '登录已失效' },
  adminSessionEndedDetail: { vi: 'Vui lòng đăng nhập lại.', en: 'Please log in again.', zh: '请重新登录。' },
})

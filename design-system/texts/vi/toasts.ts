/** Toasts on the Vietnamese pages (product spec, section 8; other texts follow its style). */
export const toastTexts = {
  loggedIn: 'Đăng nhập thành công',
  loginFailed: 'Đăng nhập thất bại',
  loggedOut: 'Đã đăng xuất',
  logoutFailed: 'Chưa đăng xuất được',
  updated: 'Cập nhật thành công',
  updateFailed: 'Cập nhật thất bại',
  undo: 'Hoàn tác',
  ordered: 'Đặt VPS thành công',
  orderedDetail: 'VPS đang được khởi tạo và sẽ sẵn sàng sau vài phút.',
  orderFailed: 'Lỗi tạo VPS',
  depositRequested: 'Đã tạo yêu cầu nạp tiền',
  depositRequestedDetail: 'Số dư được cập nhật ngay khi giao dịch được xác nhận.',
  depositFailed: 'Lỗi tạo yêu cầu nạp tiền',
  depositCancelled: 'Đã hủy khoản nạp tiền',
  adminSessionEnded: 'Phiên làm việc đã kết thúc',
  adminSessionEndedDetail: 'Vui lòng đăng nhập lại.',
}

/** What toasts say on the Vietnamese pages (product spec, section 8; where it is silent, in the same manner). */
export const notices = {
  loggedIn: 'Đăng nhập thành công',
  loginFailed: 'Đăng nhập thất bại',
  loggedOut: 'Đã đăng xuất',
  logoutFailed: 'Chưa đăng xuất được',
  updated: 'Cập nhật thành công',
  updateFailed: 'Cập nhật thất bại',
  ordered: 'Đặt VPS thành công',
  orderedDetail: 'VPS đang được khởi tạo và sẽ sẵn sàng sau vài phút.',
  orderFailed: 'Lỗi tạo VPS',
  depositRequested: 'Đã tạo yêu cầu nạp tiền',
  depositRequestedDetail: 'Số dư được cập nhật ngay khi giao dịch được xác nhận.',
  depositFailed: 'Lỗi tạo yêu cầu nạp tiền',
  adminSessionEnded: 'Phiên làm việc đã kết thúc',
  adminSessionEndedDetail: 'Vui lòng đăng nhập lại.',
  noAnswer: 'Máy chủ không trả lời. Vui lòng thử lại.',
  offline: 'Bạn đang ngoại tuyến.',
}

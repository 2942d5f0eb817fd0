/** What toasts say on the Vietnamese pages (product spec, section 8; where it is silent, in the same manner). */
export const notices = {
  loggedIn: 'Đăng nhập thành công',
  loginFailed: 'Đăng nhập thất bại',
  loggedOut: 'Đã đăng xuất',
  logoutFailed: 'Chưa đăng xuất được',
  updated: 'Cập nhật thành công',
  updateFailed: 'Cập nhật thất bại',
  undo: 'Hoàn tác',
  /** Beside what could not be updated, while the notice says why: what to do next. */
  updateRemedies: {
    connection: 'Kiểm tra kết nối mạng rồi thử lại.',
    reload: 'Tải lại danh sách để xem trạng thái mới nhất rồi thử lại.',
    later: 'Thử lại sau ít phút.',
  },
  ordered: 'Đặt VPS thành công',
  orderedDetail: 'VPS đang được khởi tạo và sẽ sẵn sàng sau vài phút.',
  orderFailed: 'Lỗi tạo VPS',
  depositRequested: 'Đã tạo yêu cầu nạp tiền',
  depositRequestedDetail: 'Số dư được cập nhật ngay khi giao dịch được xác nhận.',
  depositFailed: 'Lỗi tạo yêu cầu nạp tiền',
  depositCancelled: 'Đã hủy khoản nạp tiền',
  adminSessionEnded: 'Phiên làm việc đã kết thúc',
  adminSessionEndedDetail: 'Vui lòng đăng nhập lại.',
  noAnswer: 'Máy chủ không trả lời. Vui lòng thử lại.',
  offline: 'Bạn đang ngoại tuyến.',
}

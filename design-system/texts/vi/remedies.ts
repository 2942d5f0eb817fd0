/** What to do after a failed request, shown in the form. The toast shows why it failed. */
export const remedies = {
  connection: 'Kiểm tra kết nối mạng rồi gửi lại.',
  credentials: 'Kiểm tra lại email và mật khẩu.',
  funds: 'Nạp thêm tiền rồi đặt lại.',
  support: 'Liên hệ hỗ trợ để được giúp.',
  taken: 'Đăng nhập, hoặc dùng email khác.',
  pending: 'Hủy bớt khoản nạp đang xử lý trong mục Ví rồi nạp lại.',
  input: 'Xem lại thông tin rồi gửi lại.',
  wait: 'Đợi một lát rồi thử lại.',
  later: 'Gửi lại sau ít phút.',
}

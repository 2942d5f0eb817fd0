/** What a form says to do next when its call has failed; why it failed is said by the notice. */
export const remedies = {
  connection: 'Kiểm tra kết nối mạng rồi gửi lại.',
  credentials: 'Kiểm tra lại email và mật khẩu.',
  funds: 'Nạp thêm tiền rồi đặt lại.',
  support: 'Liên hệ hỗ trợ để được giúp.',
  taken: 'Đăng nhập, hoặc dùng email khác.',
  input: 'Xem lại thông tin rồi gửi lại.',
  wait: 'Đợi một lát rồi thử lại.',
  later: 'Gửi lại sau ít phút.',
}

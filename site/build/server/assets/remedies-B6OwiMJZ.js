import * as v from 'valibot'

// server/contracts/fields/credentials.ts
/** An email address; compared without regard to case. */
var emailField = (message) => v.pipe(v.string(message), v.maxLength(254, message), v.email(message))
/** An email address as people type it: spaces around it do not count. */
var typedEmailField = (message) => v.pipe(v.string(), v.trim(), emailField(message))
/** A password that is long enough; its spaces count. */
var passwordField = (message) => v.pipe(v.string(message), v.minLength(6, message))
// design-system/texts/vi/remedies.ts
/** What a form says to do next when its call has failed; why it failed is said by the notice. */
var remedies = {
  connection: 'Kiểm tra kết nối mạng rồi gửi lại.',
  credentials: 'Kiểm tra lại email và mật khẩu.',
  funds: 'Nạp thêm tiền rồi đặt lại.',
  support: 'Liên hệ hỗ trợ để được giúp.',
  taken: 'Đăng nhập, hoặc dùng email khác.',
  pending: 'Hủy bớt khoản nạp đang chờ trong mục Ví rồi nạp lại.',
  input: 'Xem lại thông tin rồi gửi lại.',
  wait: 'Đợi một lát rồi thử lại.',
  later: 'Gửi lại sau ít phút.',
}
/** What stands in the back-office beside a change that has failed. */
var changeRemedies = {
  ...remedies,
  connection: 'Kiểm tra kết nối mạng rồi thử lại.',
  credentials: 'Đăng nhập lại rồi thử lại.',
  support: 'Tài khoản này không được làm việc đó.',
  input: 'Tải lại danh sách để xem trạng thái mới nhất rồi thử lại.',
  later: 'Thử lại sau ít phút.',
}

export { changeRemedies as t, passwordField as r, remedies as n, typedEmailField as i }

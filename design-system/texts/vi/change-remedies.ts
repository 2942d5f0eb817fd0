import { remedies } from './remedies.ts'

/** What to do after a failed change, shown in the back-office. */
export const changeRemedies = {
  ...remedies,
  connection: 'Kiểm tra kết nối mạng rồi thử lại.',
  credentials: 'Đăng nhập lại rồi thử lại.',
  support: 'Tài khoản này không có quyền làm việc đó.',
  input: 'Tải lại danh sách để xem trạng thái mới nhất rồi thử lại.',
  later: 'Thử lại sau ít phút.',
}

import { componentMessages } from './components.ts'
import { localizedAsWritten } from './localized.ts'
import { remedies } from './remedies.ts'

/** What to do after a failed change, shown in the back-office. */
export const changeRemedies = localizedAsWritten({
  ...remedies,
  connection: {
    vi: 'Kiểm tra kết nối mạng rồi thử lại.',
    en: componentMessages.en.loadFailedAdvice,
    zh: componentMessages.zh.loadFailedAdvice,
  },
  credentials: { vi: 'Đăng nhập lại rồi thử lại.', en: 'Log in again and retry.', zh: '请重新登录后再试。' },
  support: {
    vi: 'Tài khoản này không có quyền làm việc đó.',
    en: 'This account does not have permission to do that.',
    zh: '此账号没有执行该操作的权限。',
  },
  input: {
    vi: 'Tải lại danh sách để xem trạng thái mới nhất rồi thử lại.',
    en: 'Reload the list to see the latest state, then try again.',
    zh: '请刷新列表查看最新状态，然后重试。',
  },
  later: { vi: 'Thử lại sau ít phút.', en: remedies.en.later, zh: remedies.zh.later },
})

import type { ComponentMessages } from '#ds/providers/messages.tsx'

/** Vietnamese: the product's first language. */
export const componentMessages: ComponentMessages = {
  close: 'Đóng',
  showPassword: 'Hiện mật khẩu',
  hidePassword: 'Ẩn mật khẩu',
  notifications: (hotkey) => `Thông báo (${hotkey})`,
  dismissNotification: 'Đóng thông báo',
  loading: 'Đang tải',
  loadFailed: 'Chưa tải được',
  loadFailedAdvice: 'Vui lòng kiểm tra kết nối mạng rồi thử lại.',
  retry: 'Thử lại',
  opensInNewTab: 'mở trong thẻ mới',
  languages: 'Ngôn ngữ',
  skipToContent: 'Bỏ qua đến nội dung chính',
}

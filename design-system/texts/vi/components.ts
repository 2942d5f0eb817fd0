import type { ComponentMessages } from '#ds/providers/messages.tsx'

/** Vietnamese: the product's first language. */
export const componentMessages: ComponentMessages = {
  close: 'Đóng',
  showPassword: 'Hiện mật khẩu',
  hidePassword: 'Ẩn mật khẩu',
  notifications: (hotkey) => `Thông báo (${hotkey})`,
  dismissNotification: 'Đóng thông báo',
  undoable: 'Việc có thể hoàn tác',
  undo: 'Hoàn tác',
  secondsLeft: (seconds) => `${seconds}\u00a0giây`,
  undoHint: (key) => `Nhấn ${key} để hoàn tác.`,
  optional: '(không bắt buộc)',
  loading: 'Đang tải',
  loadFailed: 'Chưa tải được',
  loadFailedAdvice: 'Vui lòng kiểm tra kết nối mạng rồi thử lại.',
  retry: 'Thử lại',
  opensInNewTab: 'mở trong thẻ mới',
  languages: 'Ngôn ngữ',
  skipToContent: 'Bỏ qua đến nội dung chính',
  measuredAt: (time) => `đo lúc ${time}`,
  promised: 'cam kết',
  showAsTable: 'Xem dạng bảng',
  time: 'Thời gian',
  notMeasured: 'Không có số đo',
  highest: (value) => `cao nhất ${value}`,
  today: 'Hôm nay',
}

import type { ComponentMessages } from '#ds/providers/messages.tsx'
import { localized } from './localized.ts'

/** The built-in texts of components. */
export const componentMessages = localized<ComponentMessages>({
  close: { vi: 'Đóng', en: 'Close', zh: '关闭' },
  showPassword: { vi: 'Hiện mật khẩu', en: 'Show password', zh: '显示密码' },
  hidePassword: { vi: 'Ẩn mật khẩu', en: 'Hide password', zh: '隐藏密码' },
  notifications: {
    vi: (hotkey) => `Thông báo (${hotkey})`,
    en: (hotkey) => `Notifications (${hotkey})`,
    zh: (hotkey) => `通知（${hotkey}）`,
  },
  dismissNotification: { vi: 'Đóng thông báo', en: 'Dismiss notification', zh: '关闭通知' },
  undoable: { vi: 'Thao tác có thể hoàn tác', en: 'Actions that can be undone', zh: '可撤销的操作' },
  updating: { vi: 'Đang cập nhật', en: 'Updating', zh: '正在更新' },
  undo: { vi: 'Hoàn tác', en: 'Undo', zh: '撤销' },
  secondsLeft: {
    vi: (seconds) => `${seconds}\u00a0giây`,
    en: (seconds) => `${seconds}\u00a0s`,
    zh: (seconds) => `${seconds}\u00a0秒`,
  },
  undoHint: {
    vi: (key) => `Nhấn ${key} để hoàn tác.`,
    en: (key) => `Press ${key} to undo.`,
    zh: (key) => `按 ${key} 撤销。`,
  },
  optional: { vi: '(không bắt buộc)', en: '(optional)', zh: '（选填）' },
  loading: { vi: 'Đang tải', en: 'Loading', zh: '正在加载' },
  loadFailed: { vi: 'Không tải được', en: 'Could not be loaded', zh: '加载失败' },
  loadFailedAdvice: {
    vi: 'Vui lòng kiểm tra kết nối mạng rồi thử lại.',
    en: 'Check your connection, then try again.',
    zh: '请检查网络连接后重试。',
  },
  retry: { vi: 'Thử lại', en: 'Try again', zh: '重试' },
  opensInNewTab: { vi: 'mở trong thẻ mới', en: 'opens in a new tab', zh: '在新标签页中打开' },
  languages: { vi: 'Ngôn ngữ', en: 'Language', zh: '语言' },
  toLightTheme: { vi: 'Chuyển sang giao diện sáng', en: 'Switch to the light theme', zh: '切换到浅色主题' },
  toDarkTheme: { vi: 'Chuyển sang giao diện tối', en: 'Switch to the dark theme', zh: '切换到深色主题' },
  skipToContent: { vi: 'Bỏ qua đến nội dung chính', en: 'Skip to main content', zh: '跳到主要内容' },
  measuredAt: { vi: (time) => `đo lúc ${time}`, en: (time) => `measured ${time}`, zh: (time) => `实测于 ${time}` },
  promised: { vi: 'cam kết', en: 'promised', zh: '承诺' },
  showAsTable: { vi: 'Xem dạng bảng', en: 'Show as a table', zh: '以表格显示' },
  time: { vi: 'Thời gian', en: 'Time', zh: '时间' },
  notMeasured: { vi: 'Không có số đo', en: 'Not measured', zh: '无数据' },
  highest: { vi: (value) => `cao nhất ${value}`, en: (value) => `peak ${value}`, zh: (value) => `最高 ${value}` },
  today: { vi: 'Hôm nay', en: 'Today', zh: '今天' },
})

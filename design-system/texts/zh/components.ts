import type { ComponentMessages } from '#ds/providers/messages.tsx'

/** Chinese, in simplified characters. */
export const componentMessages: ComponentMessages = {
  close: '关闭',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  notifications: (hotkey) => `通知（${hotkey}）`,
  dismissNotification: '关闭通知',
  loading: '加载中',
  loadFailed: '加载失败',
  loadFailedAdvice: '请检查网络连接后重试。',
  retry: '重试',
  opensInNewTab: '在新标签页中打开',
  languages: '语言',
  skipToContent: '跳到主要内容',
}

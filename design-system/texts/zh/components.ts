import type { ComponentMessages } from '#ds/providers/messages.tsx'

/** Chinese, in simplified characters. */
export const componentMessages: ComponentMessages = {
  close: '关闭',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  notifications: (hotkey) => `通知（${hotkey}）`,
  dismissNotification: '关闭通知',
  undoable: '可撤销的操作',
  undo: '撤销',
  secondsLeft: (seconds) => `${seconds}\u00a0秒`,
  undoHint: (key) => `按 ${key} 撤销。`,
  optional: '（选填）',
  loading: '加载中',
  loadFailed: '加载失败',
  loadFailedAdvice: '请检查网络连接后重试。',
  retry: '重试',
  opensInNewTab: '在新标签页中打开',
  languages: '语言',
  skipToContent: '跳到主要内容',
  measuredAt: (time) => `实测于 ${time}`,
  promised: '承诺',
  showAsTable: '以表格显示',
  time: '时间',
  notMeasured: '无数据',
  highest: (value) => `最高 ${value}`,
  today: '今天',
}

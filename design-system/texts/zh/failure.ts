import type { FailureTexts } from '#ds/screens/FailureScreen/index.ts'
import { numbers } from './numbers.ts'

/** The failure screen. */
export const failureTexts: FailureTexts = {
  brand: 'Sen Cloud',
  title: '页面出错了',
  description: '这是我们的问题，与您的操作无关。重新加载通常即可恢复。',
  home: '返回首页',
  help: '重新加载后仍有问题？',
  status: { label: '服务状态', description: '正在处理的故障和维护计划。' },
  hotline: {
    label: `致电 ${numbers.hotline.number}`,
    description: '服务热线，7×24 小时接听。请告诉我们您打开的是哪个页面。',
  },
}

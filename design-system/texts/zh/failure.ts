import type { FailureTexts } from '#ds/screens/FailureScreen/index.ts'

/** The failure screen. */
export const failureTexts: FailureTexts = {
  title: '页面出错了',
  description: '页面暂时无法显示。请重试；如仍有问题，请拨打服务热线 1900 0000。',
}

import type { NotFoundScreenTexts } from '#ds/screens/NotFoundScreen/index.ts'

/** The not-found page. */
export const notFoundTexts: NotFoundScreenTexts = {
  brand: 'Sen Cloud',
  title: '页面不存在',
  description: '该页面可能已被移除，或者网址有误。',
  home: '返回首页',
  path: '找不到的地址',
}

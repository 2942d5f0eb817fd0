import type { ContactCardsProps } from '#ds/storefront/ContactCards/index.ts'

const promise = '承诺响应时间'

export const contact: ContactCardsProps['texts'] = {
  chat: { name: '在线客服', figure: '< 2 分钟', label: promise, action: '开始咨询' },
  hotline: { name: '服务热线', figure: '1900 0000', label: '7×24 小时接听', action: '立即拨打' },
  ticket: { name: '工单支持', figure: '< 1 小时', label: promise, action: '提交工单' },
}

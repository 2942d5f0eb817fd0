import type { NotFoundScreenTexts } from '#ds/screens/NotFoundScreen/index.ts'

/** The not-found page. */
export const notFoundTexts: NotFoundScreenTexts = {
  brand: 'Sen Cloud',
  title: '页面不存在',
  description: '该页面可能已被移除，或者网址有误。',
  home: '返回首页',
  path: '找不到的地址',
  finder: {
    search: {
      label: '搜索全站页面',
      placeholder: '例如：价格、充值、ssh',
      loading: '正在加载页面列表…',
      found: (count) => `找到 ${count} 个页面`,
      none: (words) => `没有页面包含“${words}”。请换个词，或直接咨询我们。`,
      ask: '联系我们',
      failed: '页面列表加载失败，请检查网络后重新输入。',
    },
    mainPagesHeading: '也可以从这里继续',
    mainPages: {
      status: { title: '服务状态', description: '哪些服务正常，哪些服务有故障' },
      products: { title: '所有产品', description: 'VPS、云服务、独立服务器和安全防护' },
      help: { title: '帮助文章', description: '分步说明，可以搜索' },
      contact: { title: '与我们联系', description: '提出问题，或报告失效链接' },
    },
    nearestHeading: '地址相近的页面',
  },
}

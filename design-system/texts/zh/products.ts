import type { ProductsScreenTexts } from '#ds/screens/ProductsScreen/index.ts'

/** The products pages. */
export const productsTexts: ProductsScreenTexts = {
  allTitle: '全部产品',
  categoryTitle: (name) => `${name}：产品与价格`,
  allDescription: '越南与新加坡的服务器、云产品和安全防护。',
  grid: {
    label: '产品列表',
    card: {
      period: '/月',
      features: '产品特性',
      getStarted: '立即开始',
      learnMore: '了解详情',
    },
    emptyTitle: '暂无产品',
    emptyDescription: '该分类的产品正在筹备中，敬请期待。',
    browseAll: '查看全部产品',
    errorTitle: '产品列表加载失败',
    ask: {
      title: '没找到需要的产品？',
      description: '告诉我们您的用途，我们会回复配置与报价。',
      action: '索取报价',
    },
  },
  browse: '按分类浏览',
}

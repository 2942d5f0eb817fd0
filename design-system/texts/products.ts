import type { ProductsScreenTexts } from '#ds/screens/ProductsScreen/index.ts'
import { localized } from './localized.ts'

/**
 * The products pages. The English title, texts of the empty state and both buttons are quoted from the product spec (section 2).
 */
export const productsTexts = localized<ProductsScreenTexts>({
  allTitle: { vi: 'Sản phẩm', en: 'Our Products', zh: '全部产品' },
  categoryTitle: {
    vi: (name) => `${name}: sản phẩm và giá`,
    en: (name) => `${name}: products and prices`,
    zh: (name) => `${name}：产品与价格`,
  },
  allDescription: {
    vi: 'Máy chủ, dịch vụ đám mây và bảo mật tại Việt Nam và Singapore.',
    en: 'Servers, cloud and security in Vietnam and Singapore.',
    zh: '越南与新加坡的服务器、云产品和安全防护。',
  },
  list: {
    label: { vi: 'Danh sách sản phẩm', en: 'Products', zh: '产品列表' },
    row: {
      period: { vi: '/tháng', en: '/month', zh: '/月' },
      features: { vi: 'Tính năng', en: 'Features', zh: '产品特性' },
      getStarted: { vi: 'Bắt đầu', en: 'Get Started', zh: '立即开始' },
      learnMore: { vi: 'Tìm hiểu thêm', en: 'Learn More', zh: '了解详情' },
    },
    emptyTitle: { vi: 'Chưa có sản phẩm nào', en: 'No products found', zh: '暂无产品' },
    emptyDescription: {
      vi: 'Chúng tôi đang bổ sung sản phẩm cho nhóm này.',
      en: "We're working on adding more products to this category.",
      zh: '该分类的产品正在筹备中，敬请期待。',
    },
    browseAll: { vi: 'Xem tất cả sản phẩm', en: 'See all products', zh: '查看全部产品' },
    errorTitle: { vi: 'Không tải được danh sách sản phẩm', en: 'Products could not be loaded', zh: '产品列表加载失败' },
    ask: {
      title: { vi: 'Chưa thấy sản phẩm bạn cần?', en: 'Looking for something else?', zh: '没找到需要的产品？' },
      description: {
        vi: 'Hãy cho chúng tôi biết bạn muốn chạy gì, chúng tôi sẽ gửi lại cấu hình và báo giá.',
        en: 'Tell us what you want to run, and we will reply with a configuration and a quote.',
        zh: '告诉我们您的用途，我们会回复配置与报价。',
      },
      action: { vi: 'Hỏi báo giá', en: 'Get a quote', zh: '索取报价' },
    },
  },
  tabs: {
    heading: { vi: 'Xem theo nhóm sản phẩm', en: 'Browse by Category', zh: '按分类浏览' },
    all: { vi: 'Tất cả', en: 'All products', zh: '全部' },
  },
})

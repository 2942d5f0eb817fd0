import type { ProductScreenTexts } from '#ds/screens/ProductScreen/index.ts'
import { planUnits } from './landing/plan-units.ts'
import { localized } from './localized.ts'

/** The page of a product, and the pages of the header's Product group. */
export const productTexts = localized<ProductScreenTexts>({
  trail: { vi: 'Đường dẫn trang', en: 'Breadcrumb', zh: '当前位置' },
  home: { vi: 'Trang chủ', en: 'Home', zh: '首页' },
  allProducts: { vi: 'Sản phẩm', en: 'Products', zh: '全部产品' },
  period: { vi: '/tháng', en: '/month', zh: '/月' },
  order: { vi: 'Đặt ngay', en: 'Order now', zh: '立即订购' },
  quotation: { vi: 'Yêu cầu báo giá', en: 'Request a quote', zh: '索取报价' },
  features: { vi: 'Tính năng', en: 'Features', zh: '产品特性' },
  figures: { vi: 'Cấu hình', en: 'Resources', zh: '配置' },
  units: planUnits,
  related: { vi: 'Sản phẩm cùng nhóm', en: 'Related products', zh: '同类产品' },
  offered: { vi: 'Sản phẩm đang bán', en: 'What we offer now', zh: '在售产品' },
  nearest: { vi: 'Sản phẩm tương tự đang bán', en: 'Similar products we offer', zh: '同类在售产品' },
  pages: { vi: 'Trong nhóm này', en: 'In this group', zh: '相关页面' },
  about: {
    vi: (name) => `${name} tại Sen Cloud: sản phẩm đang bán và giá hiện hành.`,
    en: (name) => `${name} at Sen Cloud: current products and prices.`,
    zh: (name) => `${name}：Sen Cloud 在售产品与现行价格。`,
  },
  areaTitle: { vi: (name) => `${name}: tổng quan`, en: (name) => `${name}: overview`, zh: (name) => `${name}：概览` },
  notOffered: {
    title: { vi: 'Hiện chưa cung cấp', en: 'Not available yet', zh: '暂未提供' },
    description: {
      vi: (name) =>
        `Sen Cloud chưa bán ${name}. Hãy cho chúng tôi biết bạn cần gì: chúng tôi trả lời rõ là làm được hay không, và khi nào.`,
      en: (name) =>
        `Sen Cloud does not sell ${name} yet. Tell us what you need, and we will tell you whether and when we can provide it.`,
      zh: (name) => `“${name}”目前尚未销售。请告诉我们您的需求，我们会明确答复能否提供，以及何时提供。`,
    },
  },
})

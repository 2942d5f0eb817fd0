import type { ProductScreenTexts } from '#ds/screens/ProductScreen/index.ts'
import { planUnits } from './landing/plan-units.ts'

/** The page of a product, and the pages of the header's Product group. */
export const productTexts: ProductScreenTexts = {
  trail: 'Vị trí trang',
  allProducts: 'Sản phẩm',
  period: '/tháng',
  order: 'Đặt ngay',
  quotation: 'Yêu cầu báo giá',
  features: 'Tính năng',
  figures: 'Cấu hình',
  units: planUnits,
  related: 'Sản phẩm cùng nhóm',
  offered: 'Đang có',
  nearest: 'Sản phẩm tương tự đang bán',
  pages: 'Trong nhóm này',
  about: (name) => `${name} tại Sen Cloud: những gì đang có hôm nay, với giá hiện hành.`,
  areaTitle: (name) => `${name}: tổng quan`,
  notOffered: {
    title: 'Hiện chưa cung cấp',
    description: (name) =>
      `Sen Cloud chưa bán ${name}. Hãy cho chúng tôi biết bạn cần gì: chúng tôi trả lời thẳng là làm được hay không, và khi nào.`,
  },
}

import type { ProductScreenTexts } from '#ds/screens/ProductScreen/index.ts'
import { planUnits } from './landing/plan-units.ts'

/** The page of a product, and the pages of the header's Product group. */
export const productTexts: ProductScreenTexts = {
  trail: '当前位置',
  allProducts: '全部产品',
  period: '/月',
  order: '立即订购',
  quotation: '索取报价',
  features: '产品特性',
  figures: '配置',
  units: planUnits,
  related: '同类产品',
  offered: '目前提供',
  nearest: '目前最接近的产品',
  pages: '本组页面',
  about: (name) => `${name}：Sen Cloud 目前提供的产品与现行价格。`,
  areaTitle: (name) => `${name}：概览`,
  notOffered: {
    title: '目前暂未提供',
    description: (name) => `“${name}”目前尚未销售。请告诉我们您的需求，我们会明确答复能否提供，以及何时提供。`,
  },
}

import type { ComparisonSectionTexts } from '#ds/storefront/ComparisonSection/index.ts'

export const comparison: ComparisonSectionTexts = {
  heading: '与其他服务商对比',
  description: '客户选购前最常问的八个问题，一目了然。',
  table: {
    caption: 'Sen Cloud 与另外三家服务商的对比',
    feature: '对比项',
    own: 'Sen Cloud',
    best: '最佳',
    others: ['服务商 A', '服务商 B', '服务商 C'],
    yes: '有',
    no: '无',
    scrollHint: '左右滑动查看更多',
  },
  rows: [
    { feature: '可用性', own: '99.99%', others: ['99.9%', '99.5%', '99.9%'] },
    { feature: '技术支持', own: '7×24 小时', others: ['7×24 小时', '工作时间', '仅邮件'] },
    { feature: '开通时间', own: '5 分钟内', others: ['15 分钟', '1–2 小时', '30 分钟'] },
    { feature: '备份', own: '每天', others: ['每周', '另收费', '每周'] },
    { feature: 'DDoS 防护', own: '最高 100 Gbps', others: ['最高 10 Gbps', false, '另收费'] },
    { feature: '控制面板', own: true, others: [true, false, true] },
    { feature: '越南数据中心', own: true, others: [true, true, false] },
    { feature: '退款', own: '30 天内全额', others: ['7 天', false, '14 天'] },
  ],
  note: 'Sen Cloud 一列为热门及以上套餐的服务承诺。服务商 A、B、C 仅为示例，不代表任何具体企业。',
}

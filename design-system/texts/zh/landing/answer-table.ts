import type { AnswerRow, AnswerTableTexts } from '#ds/storefront/AnswerTable/index.ts'

export const answerTable: AnswerTableTexts & { rows: readonly AnswerRow[] } = {
  heading: '租用 VPS 前该问的八个问题',
  description: 'Sen Cloud 一列是热门及以上套餐的承诺。A、B、C 是三类常见服务商，不指任何公司。',
  best: ({ best, all }) => `${all} 项中 ${best} 项最佳`,
  others: [
    { name: '服务商 A', kind: '越南本地' },
    { name: '服务商 B', kind: '低价' },
    { name: '服务商 C', kind: '海外' },
  ],
  caption: 'Sen Cloud 与另外三家服务商的对比',
  feature: '对比项',
  own: 'Sen Cloud',
  yes: '有',
  no: '无',
  scrollHint: '左右滑动查看更多',
  rows: [
    {
      feature: '可用性',
      own: '99.99%',
      others: ['99.9%', '99.5%', '99.9%'],
      promised: true,
      proof: { label: 'SLA', href: '/sla' },
    },
    { feature: '技术支持', own: '7×24 小时', others: ['7×24 小时', '工作时间', '仅邮件'] },
    { feature: '开通时间', own: '5 分钟内', others: ['15 分钟', '1–\u20602 小时', '30 分钟'], promised: true },
    { feature: '备份', own: '每天', others: ['每周', '另收费', '每周'] },
    { feature: 'DDoS 防护', own: '最高 100 Gbps', others: ['最高 10 Gbps', false, '另收费'] },
    { feature: '控制面板', own: true, others: [true, false, true] },
    { feature: '越南数据中心', own: true, others: [true, true, false] },
    {
      feature: '退款',
      own: '30 天内全额',
      others: ['7 天', false, '14 天'],
      proof: { label: '退款条件', href: '/refund' },
    },
  ],
}

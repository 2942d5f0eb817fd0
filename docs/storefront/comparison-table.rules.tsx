import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { SmallComparison } from './SmallComparison.tsx'

export const good: RuleExample[] = [
  () => (
    <SmallComparison
      rows={[
        { feature: 'Chống DDoS', own: 'Đến 100 Gbps', others: ['Đến 10 Gbps'] },
        { feature: 'Hoàn tiền', own: '30 ngày', others: ['7 ngày'] },
      ]}
    />
  ),
  () => (
    <SmallComparison
      rows={[
        { feature: 'Thời gian hoạt động', own: '99,99 %', others: ['99,9 %'] },
        { feature: 'Hỗ trợ', own: '24/7', others: ['24/7'] },
      ]}
    />
  ),
]

export const bad: RuleExample[] = [
  () => (
    <SmallComparison
      other="Rồng Xanh VPS"
      rows={[
        { feature: 'Thời gian hoạt động', own: '99,99 %', others: ['95 %'] },
        { feature: 'Sao lưu', own: true, others: [false] },
      ]}
    />
  ),
]

import type { WithFacts } from '#ds/screens/LandingScreen/index.ts'
import type { FeatureSectionTexts } from '#ds/storefront/FeatureSection/index.ts'
import { promises } from '#ds/texts/zh/promises.ts'

export const features: WithFacts<FeatureSectionTexts> = {
  heading: '为什么选择 Sen Cloud',
  description: '超过 10,000 位客户的选择，理由如下。',
  features: {
    performance: {
      title: '性能强劲',
      description: '全系套餐采用 NVMe SSD，5 分钟内开通。我们承诺 99.99% 的可用性，入门套餐为 99.9%。',
      facts: [
        { value: '99.99%', label: promises.uptime },
        { value: '3 倍', label: '开通速度' },
      ],
    },
    support: {
      title: '7×24 小时支持',
      description: '在线客服、邮件、工单，随时有人为您解答。',
      facts: [
        { value: '< 2 分钟', label: '在线客服承诺响应' },
        { value: '< 1 小时', label: '工单承诺响应' },
      ],
    },
    root: {
      title: '完全掌控',
      description: '完整的 root 权限，软件由您安装，配置由您决定。',
    },
    systems: {
      title: '多种操作系统',
      description: ({ systemFamilies }) => `${systemFamilies}，开通即可使用。`,
    },
    upgrades: {
      title: '弹性升级',
      description: '5–10 分钟完成内存、CPU、硬盘升级，业务不中断。',
    },
    security: {
      title: '安全可靠',
      description: 'DDoS 防护最高 100 Gbps（视套餐而定），SSL 证书免费。',
    },
    datacenters: {
      title: '越南与新加坡数据中心',
      description: ({ cities }) => `服务器所在地由您选择：${cities}。`,
    },
    backup: {
      title: '自动备份',
      description: '每天备份（入门套餐每周备份），副本保存在另一个数据中心。',
    },
  },
}

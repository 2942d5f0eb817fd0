import type { WithFacts } from '#ds/screens/LandingScreen/index.ts'
import type { WhyGridTexts } from '#ds/storefront/WhyGrid/index.ts'
import { durationInWords } from './duration.ts'
import { questions } from './questions.ts'

export const why: WithFacts<WhyGridTexts> = {
  heading: '为什么选择 Sen Cloud',
  description: '超过 10,000 位客户的选择，理由如下。',
  topics: {
    performance: {
      title: '性能强劲',
      description: '全系 NVMe 硬盘，开通速度提升至 3 倍。',
      figures: [
        { label: ({ measured }) => (measured.setup ? null : '承诺开通时间'), value: '5 分钟内' },
        {
          label: ({ measured }) => measured.setup && '实测：半数服务器开通时间不超过',
          value: ({ measured }) => durationInWords(measured.setup),
          isMeasured: true,
        },
        { label: ({ measured }) => (measured.uptime ? null : '承诺可用性'), value: '99.99%' },
        {
          label: ({ measured }) => measured.uptime && `实测可用性（自 ${measured.uptime.since} 起）`,
          value: ({ measured }) => measured.uptime?.share ?? null,
          isMeasured: true,
        },
      ],
    },
    support: {
      title: '7×24 小时支持',
      description: '在线客服、邮件或工单，半夜也有人回复。',
      figures: [
        { label: `${questions.contacts.chat.name}，承诺响应`, value: '2 分钟内' },
        {
          label: ({ measured }) => (measured.reply ? null : `${questions.contacts.ticket.name}，承诺响应`),
          value: '1 小时内',
        },
        {
          label: ({ measured }) => measured.reply && '实测：半数工单响应时间不超过',
          value: ({ measured }) => durationInWords(measured.reply),
          isMeasured: true,
        },
      ],
    },
  },
  reasons: {
    root: { title: '完全掌控', description: 'root 权限：随意安装，自由配置。' },
    systems: { title: '多种操作系统', description: ({ systemFamilies }) => `${systemFamilies}。` },
    upgrades: { title: '弹性升级', description: '5–\u206010 分钟加好内存、CPU 或硬盘。' },
    security: { title: '安全可靠', description: 'Pro VPS 起含 DDoS 防护，控制台全程使用 HTTPS。' },
    datacenters: { title: '越南与新加坡数据中心', description: '访客在哪里，服务器就近部署。' },
    backup: { title: '自动备份', description: '按套餐每周或每天备份，保存在另一数据中心。' },
  },
}

import type { WithFacts } from '#ds/screens/LandingScreen/index.ts'
import type { HeroTexts } from '#ds/storefront/Hero/index.ts'

export const hero: WithFacts<HeroTexts> = {
  promotion: ({ promotion }) =>
    promotion && `${promotion.periods ? `前 ${promotion.periods} 个月` : ''}立减 ${promotion.saving}`,
  headline: '部署在越南的高速云服务器',
  subtitle: '全系 NVMe SSD 硬盘，完整 root 权限，数据中心位于越南和新加坡。',
  price: { before: '低至', amount: ({ startingPrice }) => startingPrice, after: '/月' },
  trial: ({ trial }) => (trial ? `免费试用 ${trial.days} 天` : '立即订购'),
  demo: '查看演示',
  demoStarting: '正在打开演示…',
  reassurances: ['5 分钟开通', '30 天内可退款', '无需信用卡'],
  panel: {
    alternative: 'VPS 控制台示意图：服务器 web-01 运行中，CPU 23%，内存 1.2 GB，可用性 99.99%，延迟 < 10 ms',
    status: '运行中',
    hostname: 'web-01.sencloud',
    address: '203.0.113.24',
    cpu: { label: 'CPU', value: '23%', share: 0.23 },
    ram: { label: '内存', value: '1.2 GB', share: 0.6 },
    traffic: { label: '24 小时流量', value: '18.4 GB' },
    start: '开机',
    restart: '重启',
    stop: '关机',
    uptime: { label: '可用性', value: '99.99%' },
    ping: { label: '延迟', value: '< 10 ms' },
  },
}

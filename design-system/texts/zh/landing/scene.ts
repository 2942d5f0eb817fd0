import type { WithFacts } from '#ds/screens/LandingScreen/index.ts'
import type { HeroSceneTexts } from '#ds/storefront/HeroScene/index.ts'
import { durationInWords } from './duration.ts'

export const scene: WithFacts<HeroSceneTexts> = {
  promotion: ({ promotion }) =>
    promotion && `${promotion.periods ? `前 ${promotion.periods} 个月` : ''}立减 ${promotion.saving}`,
  until: ({ promotion }) => (promotion?.until ? `截至 ${promotion.until}` : null),
  headline: '部署在越南的高速云服务器',
  subtitle: '全系 NVMe SSD 硬盘，完整 root 权限，数据中心位于越南和新加坡。',
  price: { before: '低至', amount: ({ startingAmount }) => startingAmount, after: '/月' },
  trial: ({ trial }) => (trial ? `免费试用 ${trial.days} 天` : '立即订购'),
  demo: '查看演示',
  demoStarting: '正在打开演示…',
  reassurances: ['5 分钟开通', '30 天无理由退款', '无需信用卡'],
  steps: {
    label: '开通服务器的五个步骤',
    names: ['创建', '分配 IP', '安装系统', '启动', '就绪'],
    gives: {
      address: ({ machine }) => machine && `${machine.ipv4} 个 IPv4`,
      system: ({ systemCount }) => `${systemCount} 种可选`,
    },
    ready: { measured: ({ measured }) => durationInWords(measured.setup), promised: '< 5\u00a0分钟' },
  },
  panel: {
    alternative: 'VPS 控制台示意图：服务器 web-01 运行中，CPU 23%，内存 1.2 GB，可用性 99.99%，延迟 < 10 ms',
    status: '运行中',
    hostname: 'web-01.sencloud',
    address: '203.0.113.24',
    facts: [({ city }) => city(2), 'Ubuntu 22.04', 'Pro VPS'],
    cpu: { label: 'CPU', value: '23%', share: 0.23 },
    ram: { label: '内存', value: '1.2 GB', share: 0.6, of: '共 2 GB' },
    traffic: { label: '24 小时流量', value: '18.4 GB', now: '21:04' },
    start: '开机',
    restart: '重启',
    stop: '关机',
  },
  uptime: { label: '可用性', value: '99.99%' },
  ping: { label: '延迟', value: '< 10 ms' },
  legend: {
    sample: '图中服务器为示例',
    ready: '这台服务器就绪用时',
    measured: '实测',
    promised: '承诺',
  },
}

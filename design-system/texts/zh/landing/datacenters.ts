import type { WithFacts } from '#ds/screens/LandingScreen/index.ts'
import type { DatacenterSectionTexts } from '#ds/storefront/DatacenterSection/index.ts'
import { promises } from '#ds/texts/zh/promises.ts'

const everywhere = ['承诺可用性 99.99%', promises.setup]

export const datacenters: WithFacts<DatacenterSectionTexts> = {
  heading: '数据中心与安全',
  description: ({ city }) => `选择离访客最近的数据中心。${city(4) ? `下单时还可选择${city(4)}。` : ''}`,
  map: {
    alternative: ({ city }) =>
      `数据中心地图：${[city(2), city(1), city(3)]
        .filter((name) => name !== null)
        .map((name, index) => `${index + 1} ${name}`)
        .join('，')}`,
    archipelagos: { hoangSa: 'Hoang Sa', truongSa: 'Truong Sa' },
  },
  card: { ping: '预计延迟' },
  datacenters: [
    {
      name: ({ city }) => city(2),
      location: '越南北部',
      ping: '< 10 ms',
      features: ['靠近越南北部访客', ...everywhere],
      coordinates: { lat: 21.03, lng: 105.85 },
      nameSide: 'west',
    },
    {
      name: ({ city }) => city(1),
      location: '越南南部',
      ping: '< 8 ms',
      features: ['靠近越南南部访客', ...everywhere],
      coordinates: { lat: 10.78, lng: 106.7 },
    },
    {
      name: ({ city }) => city(3),
      location: '东南亚',
      ping: '< 15 ms',
      features: ['靠近海外访客', ...everywhere],
      coordinates: { lat: 1.35, lng: 103.82 },
    },
  ],
  security: {
    label: '安全',
    features: {
      ddos: { title: 'DDoS 防护', description: '可抵御最高 100 Gbps 的攻击。' },
      ssl: { title: '免费 SSL', description: '网站启用 HTTPS，不另收费。' },
      backup: { title: '每日备份', description: '自动执行，副本保存在另一个数据中心。' },
      staff: { title: '工程师 7×24 小时值守', description: '半夜出了问题，也有人答复您。' },
    },
  },
}

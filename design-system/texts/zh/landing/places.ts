import type { WithFacts } from '#ds/screens/LandingScreen/index.ts'
import type { PlaceStripTexts } from '#ds/storefront/PlaceStrip/index.ts'

export const places: WithFacts<PlaceStripTexts> = {
  heading: '数据中心与安全',
  description: {
    promised: '虚线圈：区域内承诺值。',
    both: '实线圈：此刻从您的设备实测。虚线圈：区域内承诺值。',
  },
  map: {
    alternative: ({ city }) =>
      `数据中心地图：${[city(2), city(1), city(3)]
        .filter((name) => name !== null)
        .map((name, index) => `${index + 1} ${name}`)
        .join('，')}`,
    archipelagos: { hoangSa: 'Hoang Sa', truongSa: 'Truong Sa' },
  },
  places: [
    {
      name: ({ city }) => city(2),
      description: '靠近越南北部客户',
      ping: '< 10 ms',
      promised: 10,
      coordinates: { lat: 21.03, lng: 105.85 },
      nameSide: 'west',
    },
    {
      name: ({ city }) => city(1),
      description: '靠近越南南部客户',
      ping: '< 8 ms',
      promised: 8,
      coordinates: { lat: 10.78, lng: 106.7 },
    },
    {
      name: ({ city }) => city(3),
      description: '靠近海外客户',
      ping: '< 15 ms',
      promised: 15,
      coordinates: { lat: 1.35, lng: 103.82 },
    },
  ],
  elsewhere: ({ placesBeside }) => {
    const others = placesBeside([2, 1, 3])
    return others && `还可选择${others}，暂无延迟承诺。`
  },
  region: '区域内承诺',
  fromYou: '从您的设备',
  unit: 'ms',
  unmeasured: '尚未从您的设备测量。',
  measured: { before: '本浏览器 5 次测量的中位数，时间', after: '。' },
  thinRings: '每个细圈为 10 ms。',
  toServer: '从您的设备到本页服务器：',
  again: '重新测量',
  security: {
    label: '安全',
    features: {
      ddos: { title: 'DDoS 防护', description: '最高清洗 100 Gbps，热门套餐起提供。' },
      ssl: { title: '免费 SSL', description: '启用 HTTPS 不另收费。' },
      backup: { title: '每日备份', description: 'Pro VPS 套餐起提供，副本在另一个数据中心。' },
      staff: { title: '工程师 7×24 小时值守', description: '任何时候都有人处理。' },
    },
  },
}

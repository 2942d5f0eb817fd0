import type { WithFacts } from '#ds/screens/LandingScreen/index.ts'
import type { LocationMapTexts } from '#ds/storefront/LocationMap/index.ts'
import { localized, same } from '#ds/texts/localized.ts'

export const places = localized<WithFacts<LocationMapTexts>>({
  heading: { vi: 'Trung tâm dữ\u00a0liệu và bảo mật', en: 'Data centres and security', zh: '数据中心与安全' },
  description: {
    promised: {
      vi: 'Độ trễ: nét đứt là mức cam kết cho khách truy cập trong vùng.',
      en: 'Latency: the dashed ring is what we promise to visitors in the region.',
      zh: '延迟：虚线圈为区域内访客的承诺值。',
    },
    both: {
      vi: 'Độ trễ: nét liền là số vừa đo từ thiết bị của bạn, nét đứt là mức cam kết cho khách truy cập trong vùng.',
      en: 'Latency: the solid ring was just measured from your device, the dashed ring is what we promise to visitors in the region.',
      zh: '延迟：实线圈为刚刚从您的设备实测的值，虚线圈为区域内访客的承诺值。',
    },
  },
  map: {
    alternative: {
      vi: ({ city }) =>
        `Bản đồ trung tâm dữ liệu: ${[city(2), city(1), city(3)]
          .filter((name) => name !== null)
          .map((name, index) => `${index + 1} ${name}`)
          .join(', ')}`,
      en: ({ city }) =>
        `Map of the data centres: ${[city(2), city(1), city(3)]
          .filter((name) => name !== null)
          .map((name, index) => `${index + 1} ${name}`)
          .join(', ')}`,
      zh: ({ city }) =>
        `数据中心地图：${[city(2), city(1), city(3)]
          .filter((name) => name !== null)
          .map((name, index) => `${index + 1} ${name}`)
          .join('，')}`,
    },
    archipelagos: {
      hoangSa: { vi: 'Hoàng Sa', en: 'Hoang Sa', zh: 'Hoang Sa' },
      truongSa: { vi: 'Trường Sa', en: 'Truong Sa', zh: 'Truong Sa' },
    },
  },
  places: [
    {
      name: same(({ city }) => city(2)),
      description: { vi: 'Gần khách truy cập miền Bắc', en: 'Near visitors in the north', zh: '靠近越南北部访客' },
      ping: { vi: '< 10\u00a0ms', en: '< 10 ms', zh: '< 10 ms' },
      promised: same(10),
      coordinates: {
        lat: same(21.03),
        lng: same(105.85),
      },
      nameSide: same('west'),
    },
    {
      name: same(({ city }) => city(1)),
      description: { vi: 'Gần khách truy cập miền Nam', en: 'Near visitors in the south', zh: '靠近越南南部访客' },
      ping: { vi: '< 8\u00a0ms', en: '< 8 ms', zh: '< 8 ms' },
      promised: same(8),
      coordinates: {
        lat: same(10.78),
        lng: same(106.7),
      },
    },
    {
      name: same(({ city }) => city(3)),
      description: { vi: 'Gần khách truy cập quốc tế', en: 'Near visitors abroad', zh: '靠近海外访客' },
      ping: { vi: '< 15\u00a0ms', en: '< 15 ms', zh: '< 15 ms' },
      promised: same(15),
      coordinates: {
        lat: same(1.35),
        lng: same(103.82),
      },
    },
  ],
  elsewhere: {
    vi: ({ placesBeside }) => {
      const others = placesBeside([2, 1, 3])
      return others && `Bạn cũng đặt được máy\u00a0chủ tại ${others}, nhưng chưa có cam kết độ trễ.`
    },
    en: ({ placesBeside }) => {
      const others = placesBeside([2, 1, 3])
      return others && `Also available in ${others}, without a latency promise yet.`
    },
    zh: ({ placesBeside }) => {
      const others = placesBeside([2, 1, 3])
      return others && `还可选择${others}，暂无延迟承诺。`
    },
  },
  region: { vi: 'cam kết trong vùng', en: 'promised in the region', zh: '区域内承诺' },
  fromYou: { vi: 'từ thiết bị của bạn', en: 'from you', zh: '从您的设备' },
  unit: same('ms'),
  unmeasured: {
    vi: 'Chưa đo từ thiết bị của bạn.',
    en: 'Not measured from your device yet.',
    zh: '尚未从您的设备测量。',
  },
  measured: {
    before: {
      vi: 'Trung vị của 5 lần đo bằng trình duyệt này, lúc',
      en: 'The median of 5 requests from this browser, at',
      zh: '本浏览器 5 次测量的中位数，时间',
    },
    after: { vi: '.', en: '.', zh: '。' },
  },
  thinRings: {
    vi: 'Hai vòng mảnh cách nhau 10\u00a0ms.',
    en: 'The thin rings are 10\u00a0ms apart.',
    zh: '相邻细圈相差 10 ms。',
  },
  toServer: {
    vi: 'Độ trễ từ thiết bị của bạn đến máy\u00a0chủ của trang này:',
    en: 'Latency from your device to this site’s server:',
    zh: '从您的设备到本站服务器的延迟：',
  },
  again: { vi: 'Đo lại', en: 'Measure again', zh: '重新测量' },
  security: {
    label: { vi: 'Bảo mật', en: 'Security', zh: '安全' },
    features: {
      ddos: {
        title: { vi: 'Chống DDoS', en: 'DDoS protection', zh: 'DDoS 防护' },
        description: {
          vi: 'Lọc đến 100\u00a0Gbps, có từ gói Pro VPS trở lên.',
          en: 'Filters up to 100\u00a0Gbps, included from Pro VPS up.',
          zh: '最高清洗 100 Gbps，Pro VPS 套餐起提供。',
        },
      },
      ssl: {
        title: { vi: 'SSL miễn phí', en: 'Free SSL', zh: '免费 SSL' },
        description: {
          vi: 'Chứng chỉ HTTPS miễn phí cho trang web của bạn.',
          en: 'HTTPS certificates at no extra cost.',
          zh: '启用 HTTPS 不另收费。',
        },
      },
      backup: {
        title: { vi: 'Sao lưu hàng ngày', en: 'Daily backup', zh: '每日备份' },
        description: {
          vi: 'Có từ gói Pro VPS, bản sao ở trung tâm dữ\u00a0liệu khác.',
          en: 'From the Pro VPS plan, with a copy in another data centre.',
          zh: 'Pro VPS 套餐起提供，副本在另一个数据中心。',
        },
      },
      staff: {
        title: { vi: 'Kỹ thuật trực 24/7', en: 'Engineers on duty 24/7', zh: '工程师 7×24 小时值守' },
        description: {
          vi: 'Lúc nào cũng có người xử lý sự cố.',
          en: 'Someone is always there to help.',
          zh: '任何时候都有人处理。',
        },
      },
    },
  },
})

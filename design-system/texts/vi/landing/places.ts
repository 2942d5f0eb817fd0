import type { WithFacts } from '#ds/screens/LandingScreen/index.ts'
import type { PlaceStripTexts } from '#ds/storefront/PlaceStrip/index.ts'

export const places: WithFacts<PlaceStripTexts> = {
  heading: 'Trung tâm dữ\u00a0liệu và bảo mật',
  description: {
    promised: 'Vòng nét đứt: cam\u00a0kết trong vùng.',
    both: 'Vòng nét liền: đo từ máy bạn, ngay lúc này. Vòng nét đứt: cam\u00a0kết trong vùng.',
  },
  map: {
    alternative: ({ city }) =>
      `Bản đồ trung tâm dữ liệu: ${[city(2), city(1), city(3)]
        .filter((name) => name !== null)
        .map((name, index) => `${index + 1} ${name}`)
        .join(', ')}`,
    archipelagos: { hoangSa: 'Hoàng Sa', truongSa: 'Trường Sa' },
  },
  places: [
    {
      name: ({ city }) => city(2),
      description: 'Gần khách miền Bắc',
      ping: '< 10\u00a0ms',
      promised: 10,
      coordinates: { lat: 21.03, lng: 105.85 },
      nameSide: 'west',
    },
    {
      name: ({ city }) => city(1),
      description: 'Gần khách miền Nam',
      ping: '< 8\u00a0ms',
      promised: 8,
      coordinates: { lat: 10.78, lng: 106.7 },
    },
    {
      name: ({ city }) => city(3),
      description: 'Gần khách quốc tế',
      ping: '< 15\u00a0ms',
      promised: 15,
      coordinates: { lat: 1.35, lng: 103.82 },
    },
  ],
  elsewhere: ({ placesBeside }) => {
    const others = placesBeside([2, 1, 3])
    return others && `Cũng đặt được tại ${others}, chưa có cam\u00a0kết ping.`
  },
  region: 'trong vùng, cam\u00a0kết',
  fromYou: 'từ máy bạn',
  unit: 'ms',
  unmeasured: 'Chưa đo từ máy bạn.',
  measured: { before: 'Trung vị của 5 lần đo bằng trình duyệt này, lúc', after: '.' },
  thinRings: 'Mỗi vòng mảnh là 10\u00a0ms.',
  toServer: 'Từ máy bạn đến máy\u00a0chủ của trang này:',
  again: 'Đo lại',
  security: {
    label: 'Bảo mật',
    features: {
      ddos: { title: 'Chống DDoS', description: 'Lọc đến 100\u00a0Gbps, từ gói phổ biến nhất.' },
      ssl: { title: 'SSL miễn phí', description: 'Chạy HTTPS mà không tốn thêm tiền.' },
      backup: { title: 'Sao lưu hàng ngày', description: 'Từ gói Pro VPS, bản sao ở trung tâm dữ\u00a0liệu khác.' },
      staff: { title: 'Kỹ thuật trực 24/7', description: 'Giờ nào cũng có người xử lý.' },
    },
  },
}

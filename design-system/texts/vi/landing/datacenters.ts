import type { WithFacts } from '#ds/screens/LandingScreen/index.ts'
import type { DatacenterSectionTexts } from '#ds/storefront/DatacenterSection/index.ts'
import { promises } from '#ds/texts/vi/promises.ts'

const everywhere = ['Cam kết hoạt động 99,99\u00a0%', promises.setup]

export const datacenters: WithFacts<DatacenterSectionTexts> = {
  heading: 'Trung tâm dữ liệu và bảo mật',
  description: ({ city }) =>
    `Chọn nơi gần khách truy cập nhất.${city(4) ? ` Khi đặt máy chủ, bạn còn chọn được ${city(4)}.` : ''}`,
  map: {
    alternative: ({ city }) =>
      `Bản đồ trung tâm dữ liệu: ${[city(2), city(1), city(3)]
        .filter((name) => name !== null)
        .map((name, index) => `${index + 1} ${name}`)
        .join(', ')}`,
    archipelagos: { hoangSa: 'Hoàng Sa', truongSa: 'Trường Sa' },
  },
  card: { ping: 'ping dự kiến' },
  datacenters: [
    {
      name: ({ city }) => city(2),
      location: 'Miền Bắc Việt Nam',
      ping: '< 10\u00a0ms',
      features: ['Gần khách truy cập miền Bắc', ...everywhere],
      coordinates: { lat: 21.03, lng: 105.85 },
      nameSide: 'west',
    },
    {
      name: ({ city }) => city(1),
      location: 'Miền Nam Việt Nam',
      ping: '< 8\u00a0ms',
      features: ['Gần khách truy cập miền Nam', ...everywhere],
      coordinates: { lat: 10.78, lng: 106.7 },
    },
    {
      name: ({ city }) => city(3),
      location: 'Đông Nam Á',
      ping: '< 15\u00a0ms',
      features: ['Gần khách truy cập quốc tế', ...everywhere],
      coordinates: { lat: 1.35, lng: 103.82 },
    },
  ],
  security: {
    label: 'Bảo mật',
    features: {
      ddos: { title: 'Chống DDoS', description: 'Chặn các cuộc tấn công lên đến 100\u00a0Gbps.' },
      ssl: { title: 'SSL miễn phí', description: 'Website chạy HTTPS mà không tốn thêm chi phí.' },
      backup: {
        title: 'Sao lưu hàng ngày',
        description: 'Tự động, và bản sao được cất ở nơi khác.',
      },
      staff: { title: 'Kỹ thuật trực 24/7', description: 'Nửa đêm có sự cố vẫn có người trả lời bạn.' },
    },
  },
}

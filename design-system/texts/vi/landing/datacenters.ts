import type { DatacenterSectionTexts } from '#ds/storefront/DatacenterSection/index.ts'

export const datacenters: DatacenterSectionTexts = {
  heading: 'Trung tâm dữ liệu và bảo mật',
  description: 'Chọn nơi gần khách truy cập nhất. Ở đâu máy chủ cũng được bảo vệ.',
  map: {
    alternative: 'Bản đồ ba trung tâm dữ liệu: 1 Hà Nội, 2 TP. Hồ Chí Minh, 3 Singapore',
    archipelagos: { hoangSa: 'Hoàng Sa', truongSa: 'Trường Sa' },
  },
  card: { ping: 'ping' },
  datacenters: [
    {
      name: 'Hà Nội',
      location: 'Miền Bắc Việt Nam',
      ping: '< 10ms',
      features: ['Gần khách truy cập miền Bắc', 'Uptime 99.99%', 'Cài đặt dưới 5 phút'],
      coordinates: { lat: 21.03, lng: 105.85 },
      nameSide: 'west',
    },
    {
      name: 'TP. Hồ Chí Minh',
      location: 'Miền Nam Việt Nam',
      ping: '< 8ms',
      features: ['Gần khách truy cập miền Nam', 'Uptime 99.99%', 'Cài đặt dưới 5 phút'],
      coordinates: { lat: 10.78, lng: 106.7 },
    },
    {
      name: 'Singapore',
      location: 'Đông Nam Á',
      ping: '< 15ms',
      features: ['Gần khách truy cập quốc tế', 'Uptime 99.99%', 'Cài đặt dưới 5 phút'],
      coordinates: { lat: 1.35, lng: 103.82 },
    },
  ],
  security: {
    label: 'Bảo mật',
    features: {
      ddos: { title: 'Chống DDoS', description: 'Chặn các cuộc tấn công lên đến 100Gbps.' },
      ssl: { title: 'SSL miễn phí', description: 'Website chạy HTTPS mà không tốn thêm chi phí.' },
      backup: {
        title: 'Sao lưu hàng ngày',
        description: 'Tự động, bản sao nằm ở một trung tâm dữ liệu khác.',
      },
      staff: { title: 'Kỹ thuật trực 24/7', description: 'Nửa đêm có sự cố vẫn có người trả lời bạn.' },
    },
  },
}

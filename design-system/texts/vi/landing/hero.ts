import type { HeroTexts } from '#ds/storefront/Hero/index.ts'

export const hero: HeroTexts = {
  promotion: 'Giảm 30% trong 3 tháng đầu',
  headline: 'VPS tốc độ cao, đặt tại Việt Nam',
  subtitle: 'Ổ cứng NVMe SSD, toàn quyền root, trung tâm dữ liệu tại Việt Nam và Singapore.',
  price: { before: 'Chỉ từ', amount: '49.000đ', after: '/tháng' },
  trial: 'Dùng Thử Miễn Phí 7 Ngày',
  demo: 'Xem Demo',
  reassurances: ['Cài đặt trong 5 phút', 'Hoàn tiền trong 30 ngày', 'Không cần thẻ tín dụng'],
  panel: {
    alternative:
      'Hình minh họa bảng điều khiển VPS: máy chủ web-01 đang Online, CPU 23%, RAM 1.2GB, Uptime 99.99%, Ping < 10ms',
    status: 'Online',
    hostname: 'web-01.sencloud',
    address: '203.0.113.24',
    cpu: { label: 'CPU', value: '23%', share: 0.23 },
    ram: { label: 'RAM', value: '1.2GB', share: 0.6 },
    traffic: { label: 'Lưu lượng 24 giờ', value: '18.4 GB' },
    start: 'Start',
    restart: 'Restart',
    stop: 'Stop',
    uptime: { label: 'Uptime', value: '99.99%' },
    ping: { label: 'Ping', value: '< 10ms' },
  },
}

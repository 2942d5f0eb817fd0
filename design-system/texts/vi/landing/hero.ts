import type { WithFacts } from '#ds/screens/LandingScreen/index.ts'
import type { HeroTexts } from '#ds/storefront/Hero/index.ts'

export const hero: WithFacts<HeroTexts> = {
  promotion: ({ promotion }) =>
    promotion && `Giảm ${promotion.saving}${promotion.periods ? ` trong ${promotion.periods} tháng đầu` : ''}`,
  headline: 'VPS tốc độ cao, đặt tại Việt Nam',
  subtitle: 'Ổ cứng NVMe SSD, toàn quyền root, trung tâm dữ\u00a0liệu tại Việt\u00a0Nam và Singapore.',
  price: { before: 'Chỉ từ', amount: ({ startingPrice }) => startingPrice, after: '/tháng' },
  trial: ({ trial }) => (trial ? `Dùng Thử Miễn Phí ${trial.days} Ngày` : 'Đặt VPS ngay'),
  demo: 'Xem Demo',
  demoStarting: 'Đang mở bản demo...',
  reassurances: ['Cài đặt trong 5 phút', 'Hoàn tiền trong 30 ngày', 'Không cần thẻ tín dụng'],
  panel: {
    alternative:
      'Hình minh họa bảng điều khiển VPS: máy chủ web-01 đang chạy, CPU 23\u00a0%, RAM 1,2\u00a0GB, thời gian hoạt động 99,99\u00a0%, ping < 10\u00a0ms',
    status: 'Đang chạy',
    hostname: 'web-01.sencloud',
    address: '203.0.113.24',
    cpu: { label: 'CPU', value: '23\u00a0%', share: 0.23 },
    ram: { label: 'RAM', value: '1,2\u00a0GB', share: 0.6 },
    traffic: { label: 'Lưu lượng 24 giờ', value: '18,4\u00a0GB' },
    start: 'Bật',
    restart: 'Khởi động lại',
    stop: 'Tắt',
    uptime: { label: 'Hoạt động', value: '99,99\u00a0%' },
    ping: { label: 'Ping', value: '< 10\u00a0ms' },
  },
}

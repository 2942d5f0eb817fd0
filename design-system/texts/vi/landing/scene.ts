import type { WithFacts } from '#ds/screens/LandingScreen/index.ts'
import type { HeroSceneTexts } from '#ds/storefront/HeroScene/index.ts'
import { durationInWords } from './duration.ts'

export const scene: WithFacts<HeroSceneTexts> = {
  promotion: ({ promotion }) =>
    promotion && `Giảm ${promotion.saving}${promotion.periods ? ` trong ${promotion.periods} tháng đầu` : ''}`,
  until: ({ promotion }) => (promotion?.until ? `đến hết ${promotion.until}` : null),
  headline: 'VPS tốc độ cao, đặt tại Việt\u00a0Nam',
  subtitle: 'Ổ cứng NVMe SSD, toàn quyền root, trung tâm dữ\u00a0liệu tại Việt\u00a0Nam và Singapore.',
  price: { before: 'Chỉ từ', amount: ({ startingAmount }) => startingAmount, after: '/tháng' },
  trial: ({ trial }) => (trial ? `Dùng thử miễn phí ${trial.days} ngày` : 'Đặt VPS ngay'),
  demo: 'Xem demo',
  demoStarting: 'Đang mở bản demo…',
  reassurances: ['Cài đặt trong 5 phút', 'Hoàn tiền trong 30 ngày đầu', 'Không cần thẻ tín dụng'],
  steps: {
    label: 'Năm bước tạo máy',
    names: ['Tạo máy', 'Cấp IP', 'Cài hệ điều hành', 'Khởi động', 'Sẵn sàng'],
    gives: {
      address: ({ machine }) => machine && `${machine.ipv4} IPv4`,
      system: ({ systemCount }) => `${systemCount} hệ để chọn`,
    },
    ready: { measured: ({ measured }) => durationInWords(measured.setup), promised: '< 5\u00a0phút' },
  },
  panel: {
    alternative:
      'Hình minh họa bảng điều khiển VPS: máy chủ web-01 đang chạy, CPU 23\u00a0%, RAM 1,2\u00a0GB, thời gian hoạt động 99,99\u00a0%, ping < 10\u00a0ms',
    status: 'Đang chạy',
    hostname: 'web-01.sencloud',
    address: '203.0.113.24',
    facts: [({ city }) => city(2), 'Ubuntu 22.04', 'Pro VPS'],
    cpu: { label: 'CPU', value: '23\u00a0%', share: 0.23 },
    ram: { label: 'RAM', value: '1,2\u00a0GB', share: 0.6, of: 'trên 2\u00a0GB' },
    traffic: { label: 'Lưu lượng 24 giờ', value: '18,4\u00a0GB', now: '21:04' },
    start: 'Bật',
    restart: 'Khởi động lại',
    stop: 'Tắt',
  },
  uptime: { label: 'Hoạt động', value: '99,99\u00a0%' },
  ping: { label: 'Ping', value: '< 10\u00a0ms' },
  legend: {
    sample: 'Máy trong hình là ví dụ',
    ready: 'Máy này sẵn sàng sau',
    measured: 'đo được',
    promised: 'cam kết',
  },
}

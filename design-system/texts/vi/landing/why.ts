import type { WithFacts } from '#ds/screens/LandingScreen/index.ts'
import type { WhyGridTexts } from '#ds/storefront/WhyGrid/index.ts'
import { durationInWords } from './duration.ts'
import { questions } from './questions.ts'

export const why: WithFacts<WhyGridTexts> = {
  heading: 'Vì sao chọn Sen Cloud',
  description: 'Hơn 10.000 khách hàng đang dùng, và đây là lý do.',
  topics: {
    performance: {
      title: 'Hiệu năng cao',
      description: 'Ổ NVMe ở mọi gói, cài đặt nhanh gấp 3 lần.',
      figures: [
        { label: ({ measured }) => (measured.setup ? null : 'Cam\u00a0kết cài đặt xong'), value: 'dưới 5 phút' },
        {
          label: ({ measured }) => measured.setup && 'Đo được: một nửa số máy cài xong trong',
          value: ({ measured }) => durationInWords(measured.setup),
          isMeasured: true,
        },
        {
          label: ({ measured }) => (measured.uptime ? null : 'Thời gian hoạt động cam\u00a0kết'),
          value: '99,99\u00a0%',
        },
        {
          label: ({ measured }) => measured.uptime && `Thời gian hoạt động đo được từ ${measured.uptime.since}`,
          value: ({ measured }) => measured.uptime?.share ?? null,
          isMeasured: true,
        },
      ],
    },
    support: {
      title: 'Hỗ trợ 24/7',
      description: 'Qua trò chuyện trực tuyến, email hay yêu cầu hỗ trợ, nửa đêm cũng có người trả lời.',
      figures: [
        { label: `${questions.contacts.chat.name}, cam\u00a0kết trả lời`, value: 'dưới 2 phút' },
        {
          label: ({ measured }) => (measured.reply ? null : `${questions.contacts.ticket.name}, cam\u00a0kết trả lời`),
          value: 'dưới 1 giờ',
        },
        {
          label: ({ measured }) => measured.reply && 'Đo được: một nửa số yêu cầu có trả lời trong',
          value: ({ measured }) => durationInWords(measured.reply),
          isMeasured: true,
        },
      ],
    },
  },
  reasons: {
    root: { title: 'Toàn quyền quản trị', description: 'Quyền root: tự cài, tự cấu hình theo ý bạn.' },
    systems: { title: 'Nhiều hệ điều hành', description: ({ systemFamilies }) => `${systemFamilies}.` },
    upgrades: { title: 'Nâng cấp linh hoạt', description: 'Thêm RAM, CPU, ổ cứng trong 5–\u206010 phút.' },
    security: { title: 'Bảo mật cao', description: 'Chống DDoS từ gói Pro VPS, trang quản lý luôn dùng HTTPS.' },
    datacenters: {
      title: 'Trung tâm dữ\u00a0liệu tại Việt\u00a0Nam và Singapore',
      description: 'Khách của bạn ở đâu, đặt máy gần đó.',
    },
    backup: {
      title: 'Sao lưu tự động',
      description: 'Hàng tuần hoặc hàng ngày tùy gói, lưu ở trung tâm dữ\u00a0liệu khác.',
    },
  },
}

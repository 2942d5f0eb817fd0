import type { WithFacts } from '#ds/screens/LandingScreen/index.ts'
import type { FeatureSectionTexts } from '#ds/storefront/FeatureSection/index.ts'
import { promises } from '#ds/texts/vi/promises.ts'

export const features: WithFacts<FeatureSectionTexts> = {
  heading: 'Vì sao chọn Sen Cloud',
  description: 'Hơn 10.000 khách hàng đang dùng, và đây là lý do.',
  features: {
    performance: {
      title: 'Hiệu năng cao',
      description:
        'Ổ cứng NVMe SSD ở mọi gói, cài đặt xong trong chưa đầy 5 phút. Cam kết hoạt động 99,99\u00a0% thời gian, riêng gói nhỏ nhất 99,9\u00a0%.',
      facts: [
        { value: '99,99\u00a0%', label: promises.uptime },
        { value: 'Gấp 3 lần', label: 'tốc độ cài đặt' },
      ],
    },
    support: {
      title: 'Hỗ trợ 24/7',
      description: 'Luôn có người trả lời bạn, qua trò chuyện trực tuyến, email hay yêu cầu hỗ trợ.',
      facts: [
        { value: '< 2 phút', label: 'cam kết trả lời trò chuyện' },
        { value: '< 1 giờ', label: 'cam kết trả lời yêu cầu' },
      ],
    },
    root: {
      title: 'Toàn quyền quản trị',
      description: 'Quyền root đầy đủ: tự cài phần mềm, tự cấu hình máy chủ theo cách bạn muốn.',
    },
    systems: {
      title: 'Nhiều hệ điều hành',
      description: ({ systemFamilies }) => `${systemFamilies}, có máy chủ là có sẵn.`,
    },
    upgrades: {
      title: 'Nâng cấp linh hoạt',
      description: 'Thêm RAM, CPU, ổ cứng trong 5–10 phút mà không gián đoạn dịch vụ.',
    },
    security: {
      title: 'Bảo mật cao',
      description: 'Chống DDoS lên đến 100\u00a0Gbps tùy gói, và SSL miễn phí.',
    },
    datacenters: {
      title: 'Trung tâm dữ\u00a0liệu tại Việt\u00a0Nam và Singapore',
      description: ({ cities }) => `Máy chủ đặt tại ${cities}.`,
    },
    backup: {
      title: 'Sao lưu tự động',
      description: 'Hàng ngày, riêng gói nhỏ nhất hàng tuần. Bản sao nằm ở một trung tâm dữ\u00a0liệu khác.',
    },
  },
}

import type { FeatureSectionTexts } from '#ds/storefront/FeatureSection/index.ts'

export const features: FeatureSectionTexts = {
  heading: 'Vì sao chọn Sen Cloud',
  description: '10.000+ khách hàng đang dùng, và đây là lý do.',
  features: {
    performance: {
      title: 'Hiệu năng cao',
      description: 'Ổ cứng NVMe SSD ở mọi gói, cài đặt xong trong chưa đầy 5 phút.',
      facts: [
        { value: '99.99%', label: 'uptime' },
        { value: '3 lần', label: 'cài đặt nhanh hơn' },
      ],
    },
    support: {
      title: 'Hỗ trợ 24/7',
      description: 'Luôn có người trả lời bạn qua Live Chat, email và ticket.',
      facts: [
        { value: '< 2 phút', label: 'phản hồi Live Chat' },
        { value: '< 1 giờ', label: 'phản hồi ticket' },
      ],
    },
    root: {
      title: 'Toàn quyền quản trị',
      description: 'Quyền root đầy đủ: tự cài phần mềm, tự cấu hình máy chủ theo cách bạn muốn.',
    },
    systems: {
      title: 'Nhiều hệ điều hành',
      description: 'Ubuntu, Debian, CentOS và Windows Server 2016, 2019, 2022.',
    },
    upgrades: {
      title: 'Nâng cấp linh hoạt',
      description: 'Thêm RAM, CPU, ổ cứng trong 5–10 phút mà không gián đoạn dịch vụ.',
    },
    security: {
      title: 'Bảo mật cao',
      description: 'Chống DDoS lên đến 100Gbps và SSL miễn phí.',
    },
    datacenters: {
      title: 'Trung tâm dữ liệu Việt Nam và Singapore',
      description: 'Máy chủ đặt tại Hà Nội, TP. Hồ Chí Minh và Singapore, ping dưới 15ms.',
    },
    backup: {
      title: 'Sao lưu tự động',
      description: 'Sao lưu hàng ngày, bản sao nằm ở một trung tâm dữ liệu khác.',
    },
  },
}

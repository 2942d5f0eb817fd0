import type { WithFacts } from '#ds/screens/LandingScreen/index.ts'
import type { WhyGridTexts } from '#ds/storefront/WhyGrid/index.ts'
import { localized, same } from '#ds/texts/localized.ts'
import { durationInWords } from './duration.ts'
import { questions } from './questions.ts'

export const why = localized<WithFacts<WhyGridTexts>>({
  heading: { vi: 'Vì sao chọn Sen Cloud', en: 'Why Sen Cloud', zh: '为什么选择 Sen Cloud' },
  description: {
    vi: 'Hơn 10.000 khách hàng đã chọn chúng tôi vì những lý do này.',
    en: 'More than 10,000 customers host with us. Here is why.',
    zh: '超过 10,000 位客户的选择，理由如下。',
  },
  topics: {
    performance: {
      title: { vi: 'Hiệu năng cao', en: 'High performance', zh: '性能强劲' },
      description: {
        vi: 'Ổ NVMe ở mọi gói, cài đặt nhanh gấp 3 lần mức 15 phút thường gặp.',
        en: 'NVMe storage on every plan, set up three times as fast as the usual 15 minutes.',
        zh: '全系 NVMe 硬盘，开通速度是常见 15 分钟的 3 倍。',
      },
      figures: [
        {
          label: {
            vi: ({ measured }) => (measured.setup ? null : 'Cam kết cài đặt xong'),
            en: ({ measured }) => (measured.setup ? null : 'Promised setup'),
            zh: ({ measured }) => (measured.setup ? null : '承诺开通时间'),
          },
          value: { vi: 'dưới 5 phút', en: 'under 5 minutes', zh: '5 分钟内' },
        },
        {
          label: {
            vi: ({ measured }) => measured.setup && 'Thời gian cài đặt trung vị, đo thực tế',
            en: ({ measured }) => measured.setup && 'Median setup time, measured',
            zh: ({ measured }) => measured.setup && '实测开通时间中位数',
          },
          value: {
            vi: ({ measured }) => durationInWords.vi(measured.setup),
            en: ({ measured }) => durationInWords.en(measured.setup),
            zh: ({ measured }) => durationInWords.zh(measured.setup),
          },
          isMeasured: same(true),
        },
        {
          label: {
            vi: ({ measured }) => (measured.uptime ? null : 'Thời gian hoạt động cam kết'),
            en: ({ measured }) => (measured.uptime ? null : 'Promised uptime'),
            zh: ({ measured }) => (measured.uptime ? null : '承诺可用性'),
          },
          value: { vi: '99,99\u00a0%', en: '99.99%', zh: '99.99%' },
        },
        {
          label: {
            vi: ({ measured }) => measured.uptime && `Thời gian hoạt động đo được từ ${measured.uptime.since}`,
            en: ({ measured }) => measured.uptime && `Uptime measured since ${measured.uptime.since}`,
            zh: ({ measured }) => measured.uptime && `实测可用性（自 ${measured.uptime.since} 起）`,
          },
          value: same(({ measured }) => measured.uptime?.share ?? null),
          isMeasured: same(true),
        },
      ],
    },
    support: {
      title: { vi: 'Hỗ trợ 24/7', en: '24/7 support', zh: '7×24 小时支持' },
      description: {
        vi: 'Bạn trò chuyện, gửi email hay yêu cầu hỗ trợ: nửa đêm cũng có người trả lời.',
        en: 'By live chat, email or ticket: someone replies even at midnight.',
        zh: '在线客服、邮件或工单，半夜也有人回复。',
      },
      figures: [
        {
          label: {
            vi: `${questions.vi.contacts.chat.name}, cam kết trả lời`,
            en: `${questions.en.contacts.chat.name}, promised reply`,
            zh: `${questions.zh.contacts.chat.name}，承诺响应`,
          },
          value: { vi: 'dưới 2 phút', en: 'under 2 minutes', zh: '2 分钟内' },
        },
        {
          label: {
            vi: ({ measured }) => (measured.reply ? null : `${questions.vi.contacts.ticket.name}, cam kết trả lời`),
            en: ({ measured }) => (measured.reply ? null : `${questions.en.contacts.ticket.name}, promised reply`),
            zh: ({ measured }) => (measured.reply ? null : `${questions.zh.contacts.ticket.name}，承诺响应`),
          },
          value: { vi: 'dưới 1 giờ', en: 'under 1 hour', zh: '1 小时内' },
        },
        {
          label: {
            vi: ({ measured }) => measured.reply && 'Thời gian trả lời trung vị, đo thực tế',
            en: ({ measured }) => measured.reply && 'Median reply time to tickets, measured',
            zh: ({ measured }) => measured.reply && '实测工单响应时间中位数',
          },
          value: {
            vi: ({ measured }) => durationInWords.vi(measured.reply),
            en: ({ measured }) => durationInWords.en(measured.reply),
            zh: ({ measured }) => durationInWords.zh(measured.reply),
          },
          isMeasured: same(true),
        },
      ],
    },
  },
  reasons: {
    root: {
      title: { vi: 'Toàn quyền quản trị', en: 'Full control', zh: '完全掌控' },
      description: {
        vi: 'Có quyền root, bạn cài đặt và cấu hình theo ý mình.',
        en: 'Root access: install and configure what you like.',
        zh: 'root 权限：随意安装，自由配置。',
      },
    },
    systems: {
      title: { vi: 'Nhiều hệ điều hành', en: 'Many operating systems', zh: '多种操作系统' },
      description: {
        vi: ({ systemFamilies }) => `${systemFamilies}.`,
        en: ({ systemFamilies }) => `${systemFamilies}.`,
        zh: ({ systemFamilies }) => `${systemFamilies}。`,
      },
    },
    upgrades: {
      title: { vi: 'Nâng cấp linh hoạt', en: 'Flexible upgrades', zh: '弹性升级' },
      description: {
        vi: 'Thêm RAM, CPU, ổ đĩa trong 5–\u206010 phút.',
        en: 'More RAM, CPU or disk within 5 to 10 minutes.',
        zh: '5–\u206010 分钟加好内存、CPU 或硬盘。',
      },
    },
    security: {
      title: { vi: 'Bảo mật cao', en: 'Strong security', zh: '安全可靠' },
      description: {
        vi: 'Chống DDoS từ gói Pro VPS, trang quản lý luôn dùng HTTPS.',
        en: 'DDoS filtering from Pro VPS up; the control panel is always on HTTPS.',
        zh: 'Pro VPS 起含 DDoS 防护，控制台全程使用 HTTPS。',
      },
    },
    datacenters: {
      title: {
        vi: 'Trung tâm dữ\u00a0liệu tại Việt Nam và Singapore',
        en: 'Data centres in Vietnam and Singapore',
        zh: '越南与新加坡数据中心',
      },
      description: {
        vi: 'Đặt máy\u00a0chủ gần khách truy cập của bạn.',
        en: 'Put your server close to your visitors.',
        zh: '访客在哪里，服务器就近部署。',
      },
    },
    backup: {
      title: { vi: 'Sao lưu tự động', en: 'Automatic backup', zh: '自动备份' },
      description: {
        vi: 'Hàng tuần hoặc hàng ngày tùy gói, lưu ở trung tâm dữ\u00a0liệu khác.',
        en: 'Weekly or daily, depending on the plan, kept in another data centre.',
        zh: '按套餐每周或每天备份，保存在另一数据中心。',
      },
    },
  },
})

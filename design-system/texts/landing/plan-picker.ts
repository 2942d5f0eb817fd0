import type { PlanPickerTexts } from '#ds/storefront/PlanPicker/index.ts'
import { localized, same } from '#ds/texts/localized.ts'
import { planUnits } from './plan-units.ts'
import { plans } from './plans.ts'

/** The prices, figures and features come from the catalogue. */
export const planPicker = localized<PlanPickerTexts>({
  heading: plans.heading,
  description: {
    vi: 'Chọn gói để mở đơn đặt hàng với đúng giá này.',
    en: 'Choose a plan to open the order form at exactly this price.',
    zh: '选择套餐即按此价格下单。',
  },
  ...plans.card,
  period: plans.period,
  firstPrice: {
    vi: ({ price, periods }) => `${periods} tháng đầu ${price}/tháng`,
    en: ({ price, periods }) => (periods === 1 ? `First month ${price}` : `First ${periods} months ${price}/month`),
    zh: ({ price, periods }) => `前 ${periods} 个月 ${price}/月`,
  },
  yearly: {
    vi: ({ saved, month }) => `Tiết kiệm ${saved}, còn ${month}/tháng`,
    en: ({ saved, month }) => `Save ${saved}, just ${month}/month`,
    zh: ({ saved, month }) => `省 ${saved}，相当于 ${month}/月`,
  },
  specs: planUnits,
  questions: {
    backup: { vi: 'Sao lưu', en: 'Backup', zh: '备份' },
    uptime: { vi: 'Thời gian hoạt động cam kết', en: 'Promised uptime', zh: '承诺可用性' },
    ddos: { vi: 'Chống DDoS', en: 'DDoS protection', zh: 'DDoS 防护' },
    windows: same('Windows Server'),
    snapshots: { vi: 'Snapshot', en: 'Snapshots', zh: '快照' },
    support: { vi: 'Hỗ trợ', en: 'Support', zh: '技术支持' },
  },
  facts: {
    daily: { vi: 'Hàng ngày', en: 'Daily', zh: '每天' },
    weekly: { vi: 'Hàng tuần', en: 'Weekly', zh: '每周' },
    included: { vi: 'Có', en: 'Yes', zh: '有' },
    free: { vi: 'Miễn phí', en: 'Free', zh: '免费' },
    priority: { vi: 'Ưu tiên', en: 'Priority', zh: '优先' },
    standard: { vi: 'Tiêu chuẩn', en: 'Standard', zh: '标准' },
  },
  notIncluded: { vi: 'Không có', en: 'Not included', zh: '不含' },
  everyPlan: {
    vi: 'Gói nào cũng có: quyền root, ổ SSD NVMe, SSL, địa chỉ IPv4 riêng.',
    en: 'Every plan has root access, an NVMe SSD, SSL and its own IPv4 address.',
    zh: '所有套餐均含 root 权限、NVMe SSD、SSL 证书和独立 IPv4 地址。',
  },
  inherits: {
    vi: ({ base, better, extras }) => {
      if (extras) return `Gồm mọi thứ của ${base}, thêm: ${extras}.`
      return better > 0 ? `Gồm mọi thứ của ${base}, và tốt hơn ở ${better} mục trên.` : `Gồm mọi thứ của ${base}.`
    },
    en: ({ base, better, extras }) => {
      if (extras) return `Everything in ${base}, and ${extras}.`
      if (better === 0) return `Everything in ${base}.`
      return `Everything in ${base}, and more in ${better === 1 ? 'the point' : `the ${better} points`} above.`
    },
    zh: ({ base, better, extras }) => {
      if (extras) return `${base} 的全部内容，另加：${extras}。`
      return better > 0 ? `${base} 的全部内容，且以上 ${better} 项更优。` : `${base} 的全部内容。`
    },
  },
  offerNote: {
    vi: ({ periods, code, firstOrderOnly, until }) =>
      `Giá ${periods} tháng đầu${firstOrderOnly ? ' dành cho đơn đầu tiên' : ''}${code ? `, với mã ${code}` : ''}${until ? `, đến hết ${until}` : ''}.`,
    en: ({ periods, code, firstOrderOnly, until }) =>
      `The price of the first ${periods === 1 ? 'month' : `${periods} months`}${firstOrderOnly ? ' is for first orders' : ''}${code ? `, with the code ${code}` : ''}${until ? `, until ${until}` : ''}.`,
    zh: ({ periods, code, firstOrderOnly, until }) =>
      `前 ${periods} 个月的价格${firstOrderOnly ? '仅限首单' : ''}${code ? `，使用优惠码 ${code}` : ''}${until ? `，截至 ${until}` : ''}。`,
  },
  none: plans.none,
  enterprise: plans.enterprise,
})

import type { PlanPlateTexts } from '#ds/storefront/PlanPlate/index.ts'
import { yearlySavingTexts } from '#ds/texts/vi/yearly-saving.ts'
import { planUnits } from './plan-units.ts'
import { plans } from './plans.ts'

/** The prices, figures and features come from the catalogue. */
export const plate: PlanPlateTexts = {
  heading: plans.heading,
  description: 'Bấm gói nào, trang đặt máy mở đúng gói đó, đúng giá đó.',
  ...plans.card,
  term: { label: plans.period.label, ...plans.period.periods },
  ...yearlySavingTexts,
  firstPrice: ({ price, periods }) => `${periods} tháng đầu ${price}/tháng`,
  yearly: ({ saved, month }) => `Bớt ${saved}, tính ra ${month}/tháng`,
  specs: planUnits,
  questions: {
    backup: 'Sao lưu',
    uptime: 'Thời gian hoạt động cam\u00a0kết',
    ddos: 'Chống DDoS',
    windows: 'Windows Server',
    snapshot: 'Snapshot',
    support: 'Hỗ trợ',
  },
  facts: {
    daily: 'Hàng ngày',
    weekly: 'Hàng tuần',
    included: 'Có',
    free: 'Miễn phí',
    priority: 'Ưu tiên',
    standard: 'Tiêu chuẩn',
  },
  notIncluded: 'Không kèm',
  everyPlan: 'Gói nào cũng có: quyền root, ổ SSD NVMe, SSL, địa chỉ IPv4 riêng.',
  inherits: ({ base, better, extras }) => {
    if (extras) return `Gồm mọi thứ của ${base}, thêm: ${extras}.`
    return better > 0 ? `Gồm mọi thứ của ${base} và hơn ở ${better} mục trên.` : `Gồm mọi thứ của ${base}.`
  },
  featureWords: {
    dailyBackup: 'Sao lưu hàng ngày',
    weeklyBackup: 'Sao lưu hàng tuần',
    lowerUptime: 'Thời gian hoạt động 99,9 %',
    ddos: 'DDoS',
    windows: 'Windows Server',
    snapshot: 'Snapshot',
    prioritySupport: 'Hỗ trợ ưu tiên',
    everyPlan: 'Toàn quyền root',
  },
  offerNote: ({ periods, code, firstOrderOnly, until }) =>
    `Giá ${periods} tháng đầu${firstOrderOnly ? ' dành cho đơn đầu tiên' : ''}${code ? `, với mã ${code}` : ''}${until ? `, đến hết ${until}` : ''}.`,
  none: plans.none,
  enterprise: plans.enterprise,
}

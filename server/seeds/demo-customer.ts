import type { CatalogSnapshot } from '#contracts/catalog.ts'
import { priceOf } from '#contracts/rules/price.ts'
import type { DemoOrder, DemoUser } from './demo-data.ts'

type Plan = CatalogSnapshot['plans'][number]

/** The machines that a visitor sees in the demo; `plan` counts the plans on sale, so that the demo shows what is sold today. */
const machines: readonly (Omit<DemoOrder, 'planId' | 'locationId'> & { plan: number; location: number })[] = [
  {
    daysAgo: 27,
    name: 'blog-ca-nhan',
    plan: 0,
    location: 0,
    operatingSystem: 'ubuntu',
    billingPeriod: 'monthly',
    status: 'active',
  },
  {
    daysAgo: 18,
    name: 'cua-hang-online',
    plan: 1,
    location: 1,
    operatingSystem: 'debian',
    billingPeriod: 'monthly',
    status: 'active',
  },
  {
    daysAgo: 9,
    name: 'may-thu-nghiem',
    plan: 0,
    location: 2,
    operatingSystem: 'ubuntu',
    billingPeriod: 'monthly',
    status: 'suspended',
  },
  {
    daysAgo: 5,
    name: 'windows-ke-toan',
    plan: 2,
    location: 0,
    operatingSystem: 'windows',
    billingPeriod: 'monthly',
    status: 'failed',
  },
]

/** What the wallet of the demo has at least, in integer dong. */
const LEFT = 400_000
/** Deposits are whole multiples of this, in integer dong. */
const STEP = 100_000

/** Takes an entry by its number, counted again from the first after the last. */
const pick = <Entry>(entries: readonly Entry[], index: number) => entries[index % entries.length]

/** The customer whom visitors of the demo look at, with machines of the plans and locations that are on sale. Has no password. */
export function demoCustomer({
  plans,
  locations,
}: Pick<CatalogSnapshot, 'plans' | 'locations'>): Omit<DemoUser, 'password'> {
  const orders = machines.flatMap(({ plan, location, ...order }) => {
    const [chosen, place] = [pick(plans, plan), pick(locations, location)]
    return chosen && place ? [{ ...order, planId: chosen.id, locationId: place.id }] : []
  })
  const priceOfOrder = ({ planId, billingPeriod }: DemoOrder) =>
    priceOf(plans.find(({ id }) => id === planId) as Plan, billingPeriod)
  const spent = orders.reduce((total, order) => total + priceOfOrder(order), 0)
  return {
    email: 'demo@sen.test',
    firstName: 'Minh',
    lastName: 'Nguyễn Quang',
    role: 'customer',
    isActive: true,
    isEmailVerified: true,
    isPhoneVerified: true,
    joinedDaysAgo: 96,
    deposits: [
      { daysAgo: 95, amount: Math.ceil((spent + LEFT) / STEP) * STEP, method: 'bank_transfer', status: 'completed' },
      { daysAgo: 40, amount: 200_000, method: 'momo', status: 'completed' },
      { daysAgo: 12, amount: 200_000, method: 'momo', status: 'failed' },
      { daysAgo: 3, amount: 100_000, method: 'zalopay', status: 'completed' },
      { daysAgo: 1, amount: 200_000, method: 'bank_transfer', status: 'pending' },
    ],
    orders,
    tickets: [
      {
        daysAgo: 14,
        subject: 'Không đăng nhập được SSH vào cua-hang-online',
        body: 'Từ sáng nay tôi không vào được SSH, báo "Connection refused". Hôm qua vẫn bình thường.',
        category: 'technical',
        priority: 'high',
        status: 'closed',
      },
      {
        daysAgo: 4,
        subject: 'Xin hóa đơn cho tháng này',
        body: 'Nhờ anh chị xuất hóa đơn tháng này cho công ty tôi.',
        category: 'billing',
        priority: 'medium',
        status: 'in_progress',
      },
      {
        daysAgo: 1,
        subject: 'Tư vấn nâng cấp lên gói lớn hơn',
        body: 'Cửa hàng của tôi sắp chạy khuyến mãi lớn. Gói đang dùng còn đủ không, hay nên nâng cấp?',
        category: 'sales',
        priority: 'low',
        status: 'open',
      },
    ],
  }
}

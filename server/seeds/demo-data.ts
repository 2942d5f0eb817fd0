import type { PaymentMethod } from '#contracts/rules/fees.ts'
import type { BillingPeriod } from '#contracts/rules/price.ts'
import type { VpsStatus } from '#contracts/rules/vps-status.ts'
import type { TicketCategory, TicketPriority, TicketStatus } from '#contracts/tickets.ts'

/** The demo accounts, which are printed at the start. */
export const demoAccounts = {
  customer: { email: 'customer@sen.test', password: 'customer-demo' },
  admin: { email: 'admin@sen.test', password: 'admin-demo' },
}

/** A deposit of the demo data: `amount` in integer dong, `daysAgo` before the data is seeded. */
export interface DemoDeposit {
  daysAgo: number
  amount: number
  method: PaymentMethod
  status: 'pending' | 'completed' | 'failed'
}

/** An order of the demo data, paid from the wallet; a failed one is refunded. */
export interface DemoOrder {
  daysAgo: number
  name: string
  planId: number
  locationId: number
  operatingSystem: string
  billingPeriod: BillingPeriod
  status: Exclude<VpsStatus, 'creating'>
  /** Whether its periods are charged automatically. Default: they are. */
  autoRenew?: boolean
  /** Whether its customer has cancelled it, to the end of its first period. */
  isCancelled?: boolean
}

export interface DemoTicket {
  daysAgo: number
  subject: string
  /** The customer's first message. */
  body: string
  category: TicketCategory
  priority: TicketPriority
  status: TicketStatus
  /** How long the customer waited for the first reply. Default: nobody has replied. */
  firstReplyMinutes?: number
}

export interface DemoUser {
  email: string
  password: string
  firstName: string
  lastName: string
  role: 'customer' | 'admin'
  isActive: boolean
  isEmailVerified: boolean
  isPhoneVerified: boolean
  joinedDaysAgo: number
  deposits: DemoDeposit[]
  orders: DemoOrder[]
  tickets: DemoTicket[]
}

const verified = { isActive: true, isEmailVerified: true, isPhoneVerified: true, role: 'customer' } as const
const noRecords = { deposits: [], orders: [], tickets: [] }

/** The users of the demo. Only the two accounts above can sign in: the others' passwords are random. `more` is what the customer has done beside the usual. */
export const demoUsers = (
  randomPassword: () => string,
  more: Pick<DemoUser, 'deposits' | 'orders'> = { deposits: [], orders: [] },
): DemoUser[] => [
  {
    ...demoAccounts.admin,
    firstName: 'Thu Hà',
    lastName: 'Trần',
    role: 'admin',
    isActive: true,
    isEmailVerified: true,
    isPhoneVerified: true,
    joinedDaysAgo: 420,
    ...noRecords,
  },
  {
    ...verified,
    email: 'hoanganh.pham@vinashop.test',
    password: randomPassword(),
    firstName: 'Hoàng Anh',
    lastName: 'Phạm',
    joinedDaysAgo: 310,
    deposits: [
      { daysAgo: 300, amount: 2_000_000, method: 'bank_transfer', status: 'completed' },
      { daysAgo: 12, amount: 1_000_000, method: 'bank_transfer', status: 'pending' },
    ],
    orders: [
      {
        daysAgo: 298,
        name: 'vinashop-web',
        planId: 3,
        locationId: 1,
        operatingSystem: 'ubuntu',
        billingPeriod: 'yearly',
        status: 'active',
      },
      {
        daysAgo: 20,
        name: 'vinashop-staging',
        planId: 2,
        locationId: 1,
        operatingSystem: 'debian',
        billingPeriod: 'monthly',
        status: 'active',
      },
    ],
    tickets: [
      {
        daysAgo: 11,
        subject: 'Đã chuyển khoản nhưng số dư chưa cập nhật',
        body: 'Tôi đã chuyển khoản từ Vietcombank nhưng số dư trong ví chưa đổi. Nhờ anh chị kiểm tra giúp.',
        category: 'billing',
        priority: 'high',
        status: 'open',
      },
    ],
  },
  {
    ...verified,
    email: 'linh.do@caphesang.test',
    password: randomPassword(),
    firstName: 'Khánh Linh',
    lastName: 'Đỗ',
    joinedDaysAgo: 150,
    deposits: [{ daysAgo: 149, amount: 500_000, method: 'zalopay', status: 'completed' }],
    orders: [
      {
        daysAgo: 25,
        name: 'caphesang',
        planId: 1,
        locationId: 2,
        operatingSystem: 'ubuntu',
        billingPeriod: 'monthly',
        status: 'suspended',
      },
    ],
    tickets: [
      {
        daysAgo: 6,
        subject: 'Xin mở lại máy chủ sau khi thanh toán',
        body: 'Tôi đã nạp tiền vào ví. Nhờ anh chị mở lại máy chủ caphesang, khách đang cần vào trang web.',
        category: 'technical',
        priority: 'urgent',
        status: 'in_progress',
        firstReplyMinutes: 35,
      },
    ],
  },
  {
    ...verified,
    email: 'bao.ngo@pixelworks.test',
    password: randomPassword(),
    firstName: 'Gia Bảo',
    lastName: 'Ngô',
    isPhoneVerified: false,
    joinedDaysAgo: 64,
    deposits: [
      { daysAgo: 60, amount: 1_000_000, method: 'crypto', status: 'completed' },
      { daysAgo: 58, amount: 200_000, method: 'momo', status: 'failed' },
    ],
    orders: [
      {
        daysAgo: 59,
        name: 'render-01',
        planId: 3,
        locationId: 3,
        operatingSystem: 'windows',
        billingPeriod: 'monthly',
        status: 'terminated',
      },
      {
        daysAgo: 8,
        name: 'render-02',
        planId: 3,
        locationId: 4,
        operatingSystem: 'windows',
        billingPeriod: 'monthly',
        status: 'active',
      },
    ],
    tickets: [
      {
        daysAgo: 30,
        subject: 'Cần hướng dẫn cài đặt Windows Server',
        body: 'Tôi mới dùng Windows Server lần đầu. Anh chị có hướng dẫn bật Remote Desktop không?',
        category: 'technical',
        priority: 'low',
        status: 'closed',
        firstReplyMinutes: 48,
      },
    ],
  },
  {
    ...verified,
    email: 'mai.vu@hoatuoi.test',
    password: randomPassword(),
    firstName: 'Ngọc Mai',
    lastName: 'Vũ',
    isActive: false,
    isEmailVerified: false,
    isPhoneVerified: false,
    joinedDaysAgo: 33,
    ...noRecords,
  },
  {
    ...demoAccounts.customer,
    firstName: 'Minh',
    lastName: 'Nguyễn Quang',
    role: 'customer',
    isActive: true,
    isEmailVerified: true,
    isPhoneVerified: false,
    joinedDaysAgo: 96,
    deposits: [
      { daysAgo: 95, amount: 500_000, method: 'bank_transfer', status: 'completed' },
      { daysAgo: 40, amount: 200_000, method: 'momo', status: 'completed' },
      { daysAgo: 3, amount: 100_000, method: 'zalopay', status: 'completed' },
      { daysAgo: 1, amount: 200_000, method: 'bank_transfer', status: 'pending' },
      ...more.deposits,
    ],
    orders: [
      ...more.orders,
      {
        daysAgo: 27,
        name: 'blog-ca-nhan',
        planId: 1,
        locationId: 1,
        operatingSystem: 'ubuntu',
        billingPeriod: 'monthly',
        status: 'active',
      },
      {
        daysAgo: 18,
        name: 'cua-hang-online',
        planId: 2,
        locationId: 2,
        operatingSystem: 'debian',
        billingPeriod: 'monthly',
        status: 'active',
      },
      {
        daysAgo: 9,
        name: 'may-thu-nghiem',
        planId: 1,
        locationId: 3,
        operatingSystem: 'centos',
        billingPeriod: 'monthly',
        status: 'suspended',
      },
      {
        daysAgo: 5,
        name: 'windows-ke-toan',
        planId: 3,
        locationId: 1,
        operatingSystem: 'windows',
        billingPeriod: 'monthly',
        status: 'failed',
      },
    ],
    tickets: [
      {
        daysAgo: 14,
        subject: 'Không đăng nhập được SSH vào cua-hang-online',
        body: 'Từ sáng nay tôi không vào được SSH, báo "Connection refused". Hôm qua vẫn bình thường.',
        category: 'technical',
        priority: 'high',
        status: 'closed',
        firstReplyMinutes: 22,
      },
      {
        daysAgo: 4,
        subject: 'Xin hóa đơn cho tháng này',
        body: 'Nhờ anh chị xuất hóa đơn tháng này cho công ty tôi.',
        category: 'billing',
        priority: 'medium',
        status: 'in_progress',
        firstReplyMinutes: 16,
      },
      {
        daysAgo: 1,
        subject: 'Tư vấn nâng cấp lên gói Pro',
        body: 'Cửa hàng của tôi sắp chạy khuyến mãi lớn. Gói Standard còn đủ không, hay nên lên gói Pro?',
        category: 'sales',
        priority: 'low',
        status: 'open',
      },
    ],
  },
]

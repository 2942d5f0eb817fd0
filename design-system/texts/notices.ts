import type { NoticesTexts } from '#ds/account/NoticesDialog/index.ts'
import { localized } from './localized.ts'

/** What has happened to a customer's money and VPS, one sentence each. */
export const noticesTexts = localized<NoticesTexts>({
  title: { vi: 'Thông báo', en: 'Notifications', zh: '通知' },
  unread: { vi: 'Chưa đọc', en: 'Unread', zh: '未读' },
  deposited: {
    vi: (amount, balance) => `Ví đã nhận ${amount}, số dư sau đó là ${balance}`,
    en: (amount, balance) => `${amount} arrived in your wallet; the balance was then ${balance}`,
    zh: (amount, balance) => `钱包已到账 ${amount}，到账后余额为 ${balance}`,
  },
  depositedWithBonus: {
    vi: (amount, balance, bonus) => `Ví đã nhận ${amount} và ${bonus} tiền thưởng, số dư sau đó là ${balance}`,
    en: (amount, balance, bonus) =>
      `${amount} and a bonus of ${bonus} arrived in your wallet; the balance was then ${balance}`,
    zh: (amount, balance, bonus) => `钱包已到账 ${amount}，另得奖励 ${bonus}，到账后余额为 ${balance}`,
  },
  withdrawn: {
    vi: (amount, account) => `Đã chuyển ${amount} về tài khoản ${account}`,
    en: (amount, account) => `${amount} was sent to your account ${account}`,
    zh: (amount, account) => `${amount} 已汇至账户 ${account}`,
  },
  notWithdrawn: {
    vi: (amount, reason) => `Chưa rút được ${amount}, tiền đã hoàn vào ví: ${reason}`,
    en: (amount, reason) => `${amount} could not be withdrawn and is back in your wallet: ${reason}`,
    zh: (amount, reason) => `${amount} 提现未成功，款项已退回钱包：${reason}`,
  },
  ready: {
    vi: (name) => `VPS ${name} đã sẵn sàng`,
    en: (name) => `VPS ${name} is ready`,
    zh: (name) => `VPS ${name} 已就绪`,
  },
  readyAt: {
    vi: (name, address) => `VPS ${name} đã sẵn sàng, địa chỉ IP là ${address}`,
    en: (name, address) => `VPS ${name} is ready; its IP address is ${address}`,
    zh: (name, address) => `VPS ${name} 已就绪，IP 地址为 ${address}`,
  },
  orderFailed: {
    vi: (name) => `Không tạo được VPS ${name}`,
    en: (name) => `VPS ${name} could not be created`,
    zh: (name) => `VPS ${name} 未能创建`,
  },
  orderRefunded: {
    vi: (name, refund) => `Không tạo được VPS ${name}, đã hoàn ${refund} về ví`,
    en: (name, refund) => `VPS ${name} could not be created; ${refund} was returned to your wallet`,
    zh: (name, refund) => `VPS ${name} 未能创建，${refund} 已退回钱包`,
  },
  renewed: {
    vi: (name, until) => `Đã gia hạn ${name} đến ${until}`,
    en: (name, until) => `${name} was renewed until ${until}`,
    zh: (name, until) => `${name} 已续费至 ${until}`,
  },
  renewedFor: {
    vi: (name, until, amount) => `Đã gia hạn ${name} đến ${until}, trừ ${amount} từ ví`,
    en: (name, until, amount) => `${name} was renewed until ${until} for ${amount} from your wallet`,
    zh: (name, until, amount) => `${name} 已续费至 ${until}，从钱包扣除 ${amount}`,
  },
  renews: {
    vi: (name, day, amount) => `VPS ${name} sẽ tự gia hạn ngày ${day}, trừ ${amount} từ ví`,
    en: (name, day, amount) => `VPS ${name} renews automatically on ${day} for ${amount} from your wallet`,
    zh: (name, day, amount) => `VPS ${name} 于 ${day} 自动续费，从钱包扣除 ${amount}`,
  },
  renewsShort: {
    vi: (name, day, missing) => `VPS ${name} đến hạn ngày ${day}, ví còn thiếu ${missing}`,
    en: (name, day, missing) => `VPS ${name} is due on ${day}, and your wallet lacks ${missing}`,
    zh: (name, day, missing) => `VPS ${name} 于 ${day} 到期，钱包还差 ${missing}`,
  },
  expires: {
    vi: (name, day) => `VPS ${name} hết hạn ngày ${day} và không tự gia hạn`,
    en: (name, day) => `VPS ${name} expires on ${day} and is not renewed automatically`,
    zh: (name, day) => `VPS ${name} 于 ${day} 到期，不会自动续费`,
  },
  suspended: {
    unpaid: {
      vi: (name) => `VPS ${name} đã tạm ngưng vì chưa trả phí gia hạn`,
      en: (name) => `We suspended VPS ${name} because its renewal is unpaid`,
      zh: (name) => `VPS ${name} 因未支付续费已暂停`,
    },
    unpaidUntil: {
      vi: (name, day) =>
        `VPS ${name} đã tạm ngưng vì chưa trả phí gia hạn; nếu vẫn chưa trả, VPS sẽ bị xóa ngày ${day}`,
      en: (name, day) =>
        `We suspended VPS ${name} because its renewal is unpaid; if it stays unpaid, it is deleted on ${day}`,
      zh: (name, day) => `VPS ${name} 因未支付续费已暂停，如仍未付款将于 ${day} 删除`,
    },
    trialEnded: {
      vi: (name) => `VPS ${name} đã tạm ngưng vì hết hạn dùng thử`,
      en: (name) => `We suspended VPS ${name} because its trial has ended`,
      zh: (name) => `VPS ${name} 试用已到期，现已暂停`,
    },
    trialEndedUntil: {
      vi: (name, day) => `VPS ${name} đã tạm ngưng vì hết hạn dùng thử; nếu không dùng tiếp, VPS sẽ bị xóa ngày ${day}`,
      en: (name, day) =>
        `We suspended VPS ${name} because its trial has ended; unless you keep it, it is deleted on ${day}`,
      zh: (name, day) => `VPS ${name} 试用已到期，现已暂停；如不转为付费将于 ${day} 删除`,
    },
    admin: {
      vi: (name) => `Chúng tôi đã tạm ngưng VPS ${name}`,
      en: (name) => `We have suspended VPS ${name}`,
      zh: (name) => `我们已暂停 VPS ${name}`,
    },
    adminWhy: {
      vi: (name, explanation) => `Chúng tôi đã tạm ngưng VPS ${name}: ${explanation}`,
      en: (name, explanation) => `We have suspended VPS ${name}: ${explanation}`,
      zh: (name, explanation) => `我们已暂停 VPS ${name}：${explanation}`,
    },
  },
  resumed: {
    vi: (name) => `VPS ${name} đã chạy lại, dữ liệu vẫn như cũ`,
    en: (name) => `VPS ${name} is running again with its data`,
    zh: (name) => `VPS ${name} 已恢复运行，数据保持不变`,
  },
  endingSoon: {
    unpaid: {
      vi: (name, day) => `VPS ${name} và dữ liệu sẽ bị xóa ngày ${day} vì chưa trả phí gia hạn`,
      en: (name, day) => `VPS ${name} and its data will be deleted on ${day} because its renewal is unpaid`,
      zh: (name, day) => `因未支付续费，VPS ${name} 及其数据将于 ${day} 删除`,
    },
    trial_ended: {
      vi: (name, day) => `VPS ${name} và dữ liệu sẽ bị xóa ngày ${day} vì đã hết hạn dùng thử`,
      en: (name, day) => `VPS ${name} and its data will be deleted on ${day} because its trial has ended`,
      zh: (name, day) => `因试用已到期，VPS ${name} 及其数据将于 ${day} 删除`,
    },
    cancelled: {
      vi: (name, day) => `VPS ${name} và dữ liệu sẽ bị xóa ngày ${day} theo yêu cầu hủy của bạn`,
      en: (name, day) => `VPS ${name} and its data will be deleted on ${day}, as you requested`,
      zh: (name, day) => `根据您的取消申请，VPS ${name} 及其数据将于 ${day} 删除`,
    },
  },
  ended: {
    unpaid: {
      vi: (name) => `VPS ${name} đã bị xóa vì không được gia hạn`,
      en: (name) => `We deleted VPS ${name}, which was not renewed`,
      zh: (name) => `VPS ${name} 因未续费已删除`,
    },
    trial_ended: {
      vi: (name) => `VPS dùng thử ${name} đã bị xóa vì không được dùng tiếp`,
      en: (name) => `We deleted the trial VPS ${name}, which was not kept`,
      zh: (name) => `试用 VPS ${name} 因未转为付费已删除`,
    },
    cancelled: {
      vi: (name) => `Đã xóa VPS ${name} theo yêu cầu của bạn`,
      en: (name) => `We deleted VPS ${name}, as you requested`,
      zh: (name) => `已按您的申请删除 VPS ${name}`,
    },
    admin: {
      vi: (name) => `Chúng tôi đã xóa VPS ${name}`,
      en: (name) => `We have deleted VPS ${name}`,
      zh: (name) => `我们已删除 VPS ${name}`,
    },
  },
  endedWhy: {
    vi: (name, explanation) => `Chúng tôi đã xóa VPS ${name}: ${explanation}`,
    en: (name, explanation) => `We have deleted VPS ${name}: ${explanation}`,
    zh: (name, explanation) => `我们已删除 VPS ${name}：${explanation}`,
  },
  trialEnding: {
    vi: (name, time, amount) => `VPS ${name} hết hạn dùng thử lúc ${time}; dùng tiếp với ${amount} cho kỳ đầu`,
    en: (name, time, amount) => `The trial of VPS ${name} ends on ${time}; keeping it costs ${amount} at first`,
    zh: (name, time, amount) => `VPS ${name} 的试用将于 ${time} 到期，继续使用首期费用为 ${amount}`,
  },
  links: {
    wallet: { vi: 'Xem ví', en: 'View wallet', zh: '查看钱包' },
    machine: { vi: (name) => `Mở ${name}`, en: (name) => `Open ${name}`, zh: (name) => `打开 ${name}` },
    topUp: { vi: (amount) => `Nạp ${amount}`, en: (amount) => `Top up ${amount}`, zh: (amount) => `充值 ${amount}` },
    support: { vi: 'Liên hệ bộ phận hỗ trợ', en: 'Contact support', zh: '联系客服' },
    order: { vi: 'Đặt VPS mới', en: 'Order a new VPS', zh: '订购新 VPS' },
  },
  emptyTitle: { vi: 'Bạn chưa có thông báo nào', en: 'You have no notifications yet', zh: '您还没有通知' },
  emptyDescription: {
    vi: 'Khi ví nhận tiền, VPS được gia hạn hay thay đổi, bạn thấy ngay ở đây mà không cần mở email.',
    en: 'When money arrives, or a VPS is renewed or changes, you see it here without opening your email.',
    zh: '钱包到账、VPS 续费或状态变化时，无需打开邮件即可在此查看。',
  },
  errorTitle: { vi: 'Không tải được thông báo', en: 'Your notifications could not be loaded', zh: '通知加载失败' },
  more: { vi: 'Xem thông báo cũ hơn', en: 'Show older notifications', zh: '查看更早的通知' },
  loadingMore: { vi: 'Đang tải…', en: 'Loading…', zh: '正在加载…' },
  moreFailed: {
    vi: 'Không tải được thông báo cũ hơn',
    en: 'Older notifications could not be loaded',
    zh: '更早的通知加载失败',
  },
})

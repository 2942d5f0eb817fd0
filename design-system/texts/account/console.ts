import type { VpsPaneTexts } from '#ds/account/VpsPane/index.ts'
import type { VpsRowsTexts } from '#ds/account/VpsRows/index.ts'
import type { VpsLabels } from '#ds/account/vps-labels.ts'
import type { VpsActionTexts, VpsEventTexts } from '#ds/screens/DashboardScreen/index.ts'
import { renew } from '#ds/texts/account/renew.ts'
import { vps } from '#ds/texts/account/vps.ts'
import { localized } from '#ds/texts/localized.ts'
import { states } from '#ds/texts/states.ts'

/** The words about one instance, in its row and in its pane. */
const labels = localized<VpsLabels>({
  states: {
    ...states.vps,
    off: { vi: 'Đã tắt', en: 'Off', zh: '已关机' },
  },
  busy: {
    start: { vi: 'Đang bật…', en: 'Starting…', zh: '正在开机…' },
    shutdown: { vi: 'Đang tắt…', en: 'Shutting down…', zh: '正在关机…' },
    reboot: { vi: 'Đang khởi động lại…', en: 'Rebooting…', zh: '正在重启…' },
    stop: { vi: 'Đang ngắt nguồn…', en: 'Powering off…', zh: '正在断电…' },
    reset: { vi: 'Đang khởi động cứng…', en: 'Hard resetting…', zh: '正在强制重启…' },
    snapshot: { vi: 'Đang tạo snapshot…', en: 'Taking a snapshot…', zh: '正在创建快照…' },
    restore: { vi: 'Đang khôi phục snapshot…', en: 'Restoring…', zh: '正在恢复…' },
    deleteSnapshot: { vi: 'Đang xóa snapshot…', en: 'Deleting a snapshot…', zh: '正在删除快照…' },
    resize: { vi: 'Đang đổi gói…', en: 'Changing plan…', zh: '正在变更套餐…' },
    resetPassword: { vi: 'Đang đặt lại mật khẩu…', en: 'Resetting the password…', zh: '正在重置密码…' },
    rescue: { vi: 'Đang vào chế độ cứu hộ…', en: 'Entering rescue mode…', zh: '正在进入救援模式…' },
    endRescue: { vi: 'Đang thoát chế độ cứu hộ…', en: 'Leaving rescue mode…', zh: '正在退出救援模式…' },
    rebuild: { vi: 'Đang cài lại…', en: 'Reinstalling…', zh: '正在重装…' },
    rename: { vi: 'Đang đổi tên…', en: 'Renaming…', zh: '正在改名…' },
    cancel: { vi: 'Đang hủy…', en: 'Cancelling…', zh: '正在取消…' },
    create: { vi: 'Đang khởi tạo…', en: 'Setting up…', zh: '正在创建…' },
    suspend: { vi: 'Đang tạm ngưng…', en: 'Suspending…', zh: '正在暂停…' },
    resume: { vi: 'Đang mở lại…', en: 'Reactivating…', zh: '正在恢复使用…' },
    terminate: { vi: 'Đang chấm dứt…', en: 'Terminating…', zh: '正在终止…' },
  },
  inRescue: { vi: 'chế độ cứu hộ', en: 'rescue mode', zh: '救援模式' },
  impossible: {
    busy: {
      vi: 'VPS đang thực hiện thao tác khác, vui lòng chờ',
      en: 'Another action is in progress; wait for it to finish',
      zh: '正在进行另一项操作，请等它完成',
    },
    creating: { vi: 'VPS đang được khởi tạo', en: 'The VPS is being set up', zh: 'VPS 正在创建' },
    suspended: {
      vi: 'VPS đang tạm ngưng, vui lòng mở lại trước',
      en: 'The VPS is suspended, reactivate it first',
      zh: 'VPS 已暂停，请先恢复使用',
    },
    failed: { vi: 'VPS này không tạo được', en: 'This VPS could not be set up', zh: '这台 VPS 未能创建' },
    terminated: { vi: 'VPS này đã chấm dứt', en: 'This VPS has been terminated', zh: '这台 VPS 已终止' },
    already_running: { vi: 'VPS đang chạy', en: 'It is already running', zh: '已在运行' },
    not_running: { vi: 'VPS đang tắt, vui lòng bật trước', en: 'It is off, start it first', zh: '已关机，请先开机' },
    in_rescue: { vi: 'Vui lòng thoát chế độ cứu hộ trước', en: 'Leave rescue mode first', zh: '请先退出救援模式' },
    not_in_rescue: { vi: 'VPS không ở chế độ cứu hộ', en: 'It is not in rescue mode', zh: '未处于救援模式' },
    no_snapshots: { vi: 'Chưa có snapshot nào', en: 'No snapshots yet', zh: '还没有快照' },
    too_many_snapshots: {
      vi: 'Đã đủ số snapshot, vui lòng xóa bớt',
      en: 'The snapshot limit is reached; delete one first',
      zh: '快照数量已满，请先删除一个',
    },
    largest_plan: { vi: 'VPS đang dùng gói lớn nhất', en: 'It already has the largest plan', zh: '已是最大的套餐' },
  },
  steps: [
    { vi: 'Tạo VPS', en: 'Creating', zh: '创建 VPS' },
    { vi: 'Cấp địa chỉ', en: 'Assigning an address', zh: '分配地址' },
    { vi: 'Cài hệ điều hành', en: 'Installing the system', zh: '安装系统' },
    { vi: 'Khởi động', en: 'Starting', zh: '启动' },
    { vi: 'Sẵn sàng', en: 'Ready', zh: '就绪' },
  ],
  step: {
    vi: (name, position) => `${name}, ${position}`,
    en: (name, position) => `${name}, ${position}`,
    zh: (name, position) => `${name}，${position}`,
  },
  settingUp: { vi: 'sẵn sàng trong vài phút', en: 'ready in a few minutes', zh: '几分钟后可用' },
  trialDaysLeft: vps.trial.daysLeft,
  off: { vi: 'vẫn đang tính phí', en: 'still charged', zh: '仍在计费' },
  suspended: {
    trial_ended: { vi: 'đã hết hạn dùng thử', en: 'trial has ended', zh: '试用已到期' },
    admin: { vi: 'cần hỗ trợ mở lại', en: 'contact support to reactivate', zh: '请联系客服恢复' },
    unpaid: { vi: 'chưa đủ tiền gia hạn', en: 'the renewal is unpaid', zh: '续费余额不足' },
  },
  plan: {
    charge: {
      vi: (date, amount) => `Tự gia hạn ngày ${date}: trừ ${amount} từ ví`,
      en: (date, amount) => `Renews on ${date}: ${amount} from your wallet`,
      zh: (date, amount) => `${date} 自动续费：从钱包扣除 ${amount}`,
    },
    manual: {
      vi: (date) => `Hết hạn ngày ${date}, bạn tự gia hạn`,
      en: (date) => `Expires on ${date}, renew it yourself`,
      zh: (date) => `${date} 到期，需要您手动续费`,
    },
    ends: {
      vi: (date) => `Kết thúc ngày ${date}`,
      en: (date) => `Ends on ${date}`,
      zh: (date) => `${date} 结束`,
    },
    paid: {
      vi: (date) => `Đã trả đến ${date}`,
      en: (date) => `Paid until ${date}`,
      zh: (date) => `已付至 ${date}`,
    },
    grace: {
      vi: (amount, date) => `Chưa trả ${amount}, sẽ tạm ngưng ngày ${date}`,
      en: (amount, date) => `${amount} unpaid, will be suspended on ${date}`,
      zh: (amount, date) => `未付 ${amount}，将于 ${date} 暂停`,
    },
    unpaid: {
      vi: (amount) => `Chưa trả ${amount}`,
      en: (amount) => `${amount} unpaid`,
      zh: (amount) => `未付 ${amount}`,
    },
    deletes: {
      vi: (date) => `Sẽ bị xóa ngày ${date} nếu chưa trả`,
      en: (date) => `Will be deleted on ${date} unless paid`,
      zh: (date) => `如不付款，将于 ${date} 删除`,
    },
    short: {
      manual: { vi: (date) => `hết hạn ${date}`, en: (date) => `expires ${date}`, zh: (date) => `${date} 到期` },
      ends: { vi: (date) => `kết thúc ${date}`, en: (date) => `ends ${date}`, zh: (date) => `${date} 结束使用` },
      suspends: { vi: (date) => `tạm ngưng ${date}`, en: (date) => `suspends ${date}`, zh: (date) => `${date} 暂停` },
      deletes: { vi: (date) => `xóa ngày ${date}`, en: (date) => `deleted ${date}`, zh: (date) => `${date} 删除` },
    },
  },
  failed: { vi: 'lỗi của Sen Cloud', en: 'a fault on our side', zh: '平台故障' },
  refunded: { vi: 'đã hoàn vào ví', en: 'refunded to your wallet', zh: '款项已退回钱包' },
  givenBack: { vi: 'đã hoàn', en: 'refunded', zh: '已退款' },
  notRenewed: vps.notRenewed,
  trialUntil: {
    vi: (date) => `dùng thử đến ${date}`,
    en: (date) => `trial until ${date}`,
    zh: (date) => `试用至 ${date}`,
  },
  renews: {
    monthly: { vi: 'theo tháng', en: 'monthly', zh: '按月付费' },
    yearly: { vi: 'theo năm', en: 'yearly', zh: '按年付费' },
  },
  trialFree: { vi: 'đang dùng thử', en: 'on trial', zh: '试用中' },
  backInWallet: { vi: 'đã hoàn vào ví', en: 'back in your wallet', zh: '已退回' },
  ipPending: { vi: 'đang cấp địa chỉ', en: 'assigning an address', zh: '正在分配地址' },
  ipNone: { vi: 'không có địa chỉ', en: 'no address', zh: '无地址' },
  notCharged: { vi: 'đang ngừng tính phí', en: 'not charged', zh: '暂停计费' },
  paidTo: { vi: 'đã trả đến', en: 'paid until', zh: '已付至' },
  cores: vps.cores,
  copy: vps.copy,
  copied: vps.copied,
  copyRefused: vps.copyRefused,
})

/** Texts of the instances as rows. */
export const vpsRows = localized<VpsRowsTexts>({
  ...labels,
  label: vps.title,
  count: {
    vi: (count) => `${count} VPS`,
    en: (count) => (count === 1 ? '1 server' : `${count} servers`),
    zh: (count) => `共 ${count} 台`,
  },
  columns: {
    name: { vi: 'Tên, địa chỉ', en: 'Name, address', zh: '名称、地址' },
    plan: { vi: 'Gói', en: 'Plan', zh: '套餐' },
    place: { vi: 'Vị trí, hệ điều hành', en: 'Location, system', zh: '机房、系统' },
    price: vps.price,
    renewal: { vi: 'Gia hạn', en: 'Renewal', zh: '续费' },
    actions: { vi: 'Thao tác', en: 'Actions', zh: '操作' },
  },
  moreActions: {
    vi: (name) => `Thao tác với ${name}`,
    en: (name) => `Actions for ${name}`,
    zh: (name) => `${name} 的操作`,
  },
  changed: {
    vi: (name, state) => `${name}: ${state}`,
    en: (name, state) => `${name}: ${state}`,
    zh: (name, state) => `${name}：${state}`,
  },
  order: {
    vi: 'VPS cần bạn xử lý được xếp trước',
    en: 'Servers that need your attention come first',
    zh: '需要您处理的排在最前',
  },
  rented: {
    vi: (count) => `${count} VPS đang thuê`,
    en: (count) => (count === 1 ? '1 server in use' : `${count} servers in use`),
    zh: (count) => `在用 ${count} 台`,
  },
  perMonth: { vi: (sum) => `${sum} mỗi tháng`, en: (sum) => `${sum} a month`, zh: (sum) => `每月 ${sum}` },
  filter: {
    label: { vi: 'Lọc VPS', en: 'Filter your servers', zh: '筛选 VPS' },
    placeholder: { vi: 'Lọc theo tên, địa chỉ IP', en: 'Filter by name, address', zh: '按名称、地址筛选' },
    clear: { vi: 'Hiện tất cả', en: 'Show all', zh: '显示全部' },
    noMatches: {
      vi: (query) => `Không có VPS nào khớp với “${query}”`,
      en: (query) => `No server matches “${query}”`,
      zh: (query) => `没有与“${query}”匹配的 VPS`,
    },
    hint: {
      vi: 'Tìm theo tên, địa chỉ IP hoặc mã VPS.',
      en: 'Search by name, IP address or VPS number.',
      zh: '可按名称、IP 地址或编号查找。',
    },
  },
  empty: {
    title: vps.emptyTitle,
    description: vps.emptyDescription,
    order: vps.order,
  },
  errorTitle: vps.errorTitle,
  suspendedCount: {
    vi: (count) => `${count} VPS tạm ngưng`,
    en: (count) => `${count} suspended`,
    zh: (count) => `${count} 台已暂停`,
  },
})

/** Texts of one instance beside the list, or on its page. */
export const vpsPane = localized<VpsPaneTexts>({
  ...labels,
  copyShort: vps.copyShort,
  openPage: { vi: 'Mở trang riêng', en: 'Open its page', zh: '打开详情页' },
  close: { vi: 'Đóng', en: 'Close', zh: '关闭' },
  moreActions: { vi: 'Thao tác khác', en: 'More actions', zh: '更多操作' },
  perPeriod: {
    monthly: { vi: '/tháng', en: '/month', zh: '/月' },
    yearly: { vi: '/năm', en: '/year', zh: '/年' },
  },
  trialUntilThen: {
    vi: (date) => `/tháng từ ${date}, khi hết dùng thử miễn phí`,
    en: (date) => `/month from ${date}, when the free trial ends`,
    zh: (date) => `/月，自 ${date} 免费试用结束起`,
  },
  underWay: { vi: 'đang thực hiện', en: 'in progress', zh: '进行中' },
  mayLeave: {
    vi: 'Bạn có thể đóng trang này, VPS vẫn tiếp tục được tạo.',
    en: 'You can close this page; setup continues.',
    zh: '可以关闭此页，创建会继续进行。',
  },
  suspendedByAdmin: vps.suspendedNote,
  suspendedBecause: {
    vi: 'VPS đang tạm ngưng và ngừng tính phí. Lý do của chúng tôi:',
    en: 'This VPS is suspended and not charged for now. Our reason:',
    zh: '该 VPS 已暂停，暂不扣费。原因：',
  },
  askToResume: {
    vi: 'Hãy liên hệ hỗ trợ để biết cách mở lại.',
    en: 'Contact support to get it running again.',
    zh: '请联系客服了解恢复方法。',
  },
  trialEnded: vps.trial.endedNote,
  suspendedSince: {
    vi: (date, amount) => `VPS tạm ngưng từ ngày ${date} vì chưa trả ${amount} cho kỳ này. Dữ liệu vẫn còn nguyên.`,
    en: (date, amount) =>
      `Suspended since ${date}, because ${amount} for this period was not paid. All of its data is still there.`,
    zh: (date, amount) => `本期费用 ${amount} 未付，VPS 自 ${date} 起暂停。数据仍完好保留。`,
  },
  suspendedUnpaid: {
    vi: (amount) => `VPS tạm ngưng vì chưa trả ${amount} cho kỳ này. Dữ liệu vẫn còn nguyên.`,
    en: (amount) => `Suspended, because ${amount} for this period was not paid. All of its data is still there.`,
    zh: (amount) => `本期费用 ${amount} 未付，VPS 已暂停。数据仍完好保留。`,
  },
  payBefore: {
    vi: (date) => `Thanh toán trước ngày ${date} để VPS chạy lại ngay. Sau ngày đó, VPS cùng dữ liệu bị xóa vĩnh viễn:`,
    en: (date) =>
      `Pay before ${date} and it runs again immediately. After that the VPS and its data are permanently deleted:`,
    zh: (date) => `在 ${date} 之前付款，VPS 立即恢复运行；之后 VPS 及其数据将被永久删除：`,
  },
  failedWithoutReason: {
    vi: 'Hệ thống không tạo được VPS này.',
    en: 'This VPS could not be created.',
    zh: '该 VPS 未能创建。',
  },
  refundedToWallet: { vi: 'Tiền đã được hoàn vào ví', en: 'The money is back in your wallet', zh: '款项已退回钱包' },
  facts: {
    address: { vi: 'Địa chỉ IP', en: 'IP address', zh: 'IP 地址' },
    place: { vi: 'Vị trí', en: 'Location', zh: '机房' },
    system: { vi: 'Hệ điều hành', en: 'Operating system', zh: '操作系统' },
    plan: { vi: 'Gói', en: 'Plan', zh: '套餐' },
    number: { vi: 'Mã VPS', en: 'VPS number', zh: '编号' },
  },
  planned: { vi: 'Sắp tới', en: 'Coming up', zh: '即将发生' },
  recently: { vi: 'Gần đây', en: 'Recently', zh: '最近' },
})

/** Words of what can be done about an instance. */
export const vpsActions = localized<VpsActionTexts>({
  manage: { vi: 'Quản lý', en: 'Manage', zh: '管理' },
  console: { vi: 'Console', en: 'Console', zh: '网页终端' },
  start: { vi: 'Bật', en: 'Start', zh: '开机' },
  shutdown: { vi: 'Tắt', en: 'Shut down', zh: '关机' },
  reboot: { vi: 'Khởi động lại', en: 'Reboot', zh: '重启' },
  pay: { vi: 'Thanh toán', en: 'Pay now', zh: vps.zh.trial.pay },
  renew: { vi: 'Gia hạn', en: 'Renew', zh: '续费' },
  resume: { vi: renew.vi.resume.submit, en: renew.en.resume.submit, zh: renew.zh.resume.submit },
  orderAgain: { vi: 'Đặt lại', en: 'Order again', zh: '重新订购' },
  contactSupport: vps.contactSupport,
})

/** What happened to an instance, and what comes next. */
export const vpsEvents = localized<VpsEventTexts>({
  ordered: { vi: 'Bạn đặt VPS này', en: 'You ordered this VPS', zh: '您订购了这台 VPS' },
  paid: {
    vi: (amount) => `Đã trả ${amount} từ ví`,
    en: (amount) => `Paid ${amount} from the wallet`,
    zh: (amount) => `已从钱包支付 ${amount}`,
  },
  refunded: {
    vi: (amount) => `Đã hoàn ${amount} vào ví`,
    en: (amount) => `${amount} refunded to the wallet`,
    zh: (amount) => `已退款 ${amount} 到钱包`,
  },
  renewed: {
    vi: (amount) => `Đã gia hạn, trừ ${amount} từ ví`,
    en: (amount) => `Renewed, ${amount} from the wallet`,
    zh: (amount) => `已续费，从钱包扣除 ${amount}`,
  },
  planned: {
    charge: {
      vi: (amount) => `Tự gia hạn: trừ ${amount} từ ví`,
      en: (amount) => `Renews: ${amount} from the wallet`,
      zh: (amount) => `自动续费：从钱包扣除 ${amount}`,
    },
    manual: {
      vi: () => 'Hết hạn, bạn tự gia hạn',
      en: () => 'Expires, renew it yourself',
      zh: () => '到期，需要您手动续费',
    },
    ends: {
      vi: () => 'Kết thúc theo yêu cầu hủy của bạn',
      en: () => 'Ends, as you cancelled it',
      zh: () => '按您的取消申请结束',
    },
    suspends: {
      vi: (amount) => `Tạm ngưng nếu chưa trả ${amount}`,
      en: (amount) => `Suspended unless ${amount} is paid`,
      zh: (amount) => `如未付 ${amount}，将暂停`,
    },
    deletes: {
      vi: (amount) => `Xóa VPS và dữ liệu nếu chưa trả ${amount}`,
      en: (amount) => `Deleted with its data unless ${amount} is paid`,
      zh: (amount) => `如未付 ${amount}，VPS 和数据将被删除`,
    },
  },
})

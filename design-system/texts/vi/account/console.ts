import type { VpsPaneTexts } from '#ds/account/VpsPane/index.ts'
import type { VpsRowsTexts } from '#ds/account/VpsRows/index.ts'
import type { VpsLabels } from '#ds/account/vps-labels.ts'
import type { VpsActionTexts, VpsEventTexts } from '#ds/screens/DashboardScreen/index.ts'
import { vps } from '#ds/texts/vi/account/vps.ts'
import { states } from '#ds/texts/vi/states.ts'

/** The words about one instance, in its row and in its pane. */
const labels: VpsLabels = {
  states: { ...states.vps, off: 'Đã tắt' },
  busy: {
    start: 'Đang bật…',
    shutdown: 'Đang tắt…',
    reboot: 'Đang khởi động lại…',
    stop: 'Đang ngắt điện…',
    reset: 'Đang khởi động cứng…',
    snapshot: 'Đang tạo bản chụp…',
    restore: 'Đang khôi phục…',
    deleteSnapshot: 'Đang xóa bản chụp…',
    resize: 'Đang đổi gói…',
    resetPassword: 'Đang đặt lại mật khẩu…',
    rescue: 'Đang vào chế độ cứu hộ…',
    endRescue: 'Đang rời chế độ cứu hộ…',
    rebuild: 'Đang cài lại…',
    rename: 'Đang đổi tên…',
    cancel: 'Đang hủy…',
    create: 'Đang khởi tạo…',
    suspend: 'Đang tạm ngưng…',
    resume: 'Đang mở lại…',
    terminate: 'Đang chấm dứt…',
  },
  inRescue: 'chế độ cứu hộ',
  impossible: {
    busy: 'Máy đang thực hiện một thao tác khác, chờ xong đã',
    creating: 'Máy đang được khởi tạo',
    suspended: 'Máy đang tạm ngưng, hãy mở lại trước',
    failed: 'Máy này không khởi tạo được',
    terminated: 'Máy này đã chấm dứt',
    already_running: 'Máy đang chạy rồi',
    not_running: 'Máy đang tắt, hãy bật lên trước',
    in_rescue: 'Hãy rời chế độ cứu hộ trước',
    not_in_rescue: 'Máy không ở chế độ cứu hộ',
    no_snapshots: 'Chưa có bản chụp nào',
    too_many_snapshots: 'Đã đủ số bản chụp, hãy xóa bớt một bản',
    largest_plan: 'Máy đang dùng gói lớn nhất',
  },
  steps: ['Tạo máy', 'Cấp địa chỉ', 'Cài hệ điều hành', 'Khởi động', 'Sẵn sàng'],
  step: (name, position) => `${name}, ${position}`,
  settingUp: 'sẵn sàng trong vài phút',
  trialDaysLeft: vps.trial.daysLeft,
  off: 'vẫn tính phí',
  suspended: { trial_ended: 'đã hết hạn dùng thử', admin: 'nhờ hỗ trợ mở lại' },
  failed: 'lỗi của Sen Cloud',
  refunded: 'tiền đã về ví',
  givenBack: 'đã hoàn',
  notRenewed: vps.notRenewed,
  trialUntil: (date) => `dùng thử đến ${date}`,
  renews: { monthly: 'theo tháng', yearly: 'theo năm' },
  trialFree: 'đang dùng thử',
  backInWallet: 'về ví',
  ipPending: 'đang cấp địa chỉ',
  ipNone: 'không có địa chỉ',
  notCharged: 'tạm không trừ',
  paidTo: 'đã trả đến',
  cores: vps.cores,
  copy: vps.copy,
  copied: vps.copied,
  copyRefused: vps.copyRefused,
}

/** Texts of the instances as rows. */
export const vpsRows: VpsRowsTexts = {
  ...labels,
  label: vps.title,
  count: (count) => `${count} máy`,
  columns: {
    name: 'Tên, địa chỉ',
    plan: 'Gói',
    place: 'Nơi đặt, hệ điều hành',
    price: vps.price,
    renewal: 'Gia hạn',
    actions: 'Thao tác',
  },
  moreActions: (name) => `Thao tác với ${name}`,
  changed: (name, state) => `${name}: ${state}`,
  order: 'Máy cần bạn xử lý xếp trước',
  rented: (count) => `${count} máy đang thuê`,
  perMonth: (sum) => `${sum} mỗi tháng`,
  filter: {
    label: 'Lọc VPS',
    placeholder: 'Lọc theo tên, địa chỉ',
    clear: 'Hiện tất cả',
    noMatches: (query) => `Không có máy nào khớp với “${query}”`,
    hint: 'Tìm theo tên, địa chỉ IP hoặc mã VPS.',
  },
  empty: {
    title: vps.emptyTitle,
    description: vps.emptyDescription,
    order: vps.order,
  },
  errorTitle: vps.errorTitle,
  suspendedCount: (count) => `${count} máy tạm ngưng`,
}

/** Texts of one instance beside the list, or on its page. */
export const vpsPane: VpsPaneTexts = {
  ...labels,
  copyShort: vps.copyShort,
  openPage: 'Mở trang riêng',
  close: 'Đóng',
  moreActions: 'Thao tác khác',
  paidUntil: {
    monthly: (date) => `mỗi tháng, đã trả đến ${date}`,
    yearly: (date) => `mỗi năm, đã trả đến ${date}`,
  },
  trialUntilThen: (date) => `mỗi tháng từ khi hết dùng thử, ${date}`,
  underWay: 'đang thực hiện',
  mayLeave: 'Bạn có thể đóng trang này, máy vẫn tiếp tục được tạo.',
  suspendedByAdmin: vps.suspendedNote,
  trialEnded: vps.trial.endedNote,
  failedWithoutReason: 'Hệ thống không khởi tạo được máy này.',
  refundedToWallet: 'Tiền đã được hoàn vào ví',
  facts: { address: 'Địa chỉ IP', place: 'Nơi đặt', system: 'Hệ điều hành', plan: 'Gói', number: 'Mã VPS' },
  planned: 'Sắp tới',
  recently: 'Gần đây',
}

/** Words of what can be done about an instance. */
export const vpsActions: VpsActionTexts = {
  manage: 'Quản lý',
  console: 'Console',
  start: 'Bật',
  shutdown: 'Tắt',
  reboot: 'Khởi động lại',
  pay: 'Thanh toán',
  orderAgain: 'Đặt lại',
  contactSupport: vps.contactSupport,
}

/** What happened to an instance, and what comes next. */
export const vpsEvents: VpsEventTexts = {
  ordered: 'Bạn đặt máy này',
  paid: (amount) => `Đã trả ${amount} từ ví`,
  refunded: (amount) => `Đã hoàn ${amount} vào ví`,
  nextCharge: (amount) => `Sẽ trừ ${amount} từ ví`,
}

import type { AdminScreenTexts } from '#ds/screens/AdminScreen/index.ts'
import { amountNotInteger } from '#ds/texts/vi/amount-problem.ts'

const reasonMissing = 'Hãy nhập lý do.'
const reasonInHistory = 'Khách đọc lý do này trong lịch sử tài khoản.'

/** Texts of the users and of the dialogs that change one. */
export const users: AdminScreenTexts['users'] = {
  caption: 'Người dùng',
  search: 'Tìm người dùng',
  searchPlaceholder: 'Tìm theo email hoặc họ tên',
  empty: { title: 'Chưa có người dùng', description: 'Khách đăng ký tài khoản sẽ có mặt ở đây.' },
  loadFailed: 'Không tải được danh sách người dùng',
  count: (rows) => `${rows} người dùng`,
  columns: {
    id: 'Mã',
    email: 'Email',
    name: 'Họ và tên',
    balance: 'Số dư',
    status: 'Trạng thái',
    actions: 'Thao tác',
  },
  noName: 'Chưa có tên',
  active: 'Hoạt động',
  locked: 'Đã khóa',
  closed: 'Đã đóng',
  closedAccount: 'Tài khoản đã đóng',
  views: { all: 'Tất cả', locked: 'Đã khóa' },
  statusMenu: {
    label: (email) => `Đổi trạng thái của ${email}`,
    current: 'hiện tại',
    lock: { label: 'Khóa', consequence: 'Đăng xuất ngay, không đăng nhập lại được' },
    unlock: { label: 'Mở khóa', consequence: 'Đăng nhập lại được' },
    reset: { label: 'Đặt lại xác thực hai lớp', consequence: 'Bỏ mã xác thực, đăng xuất khỏi mọi thiết bị' },
    release: { label: 'Bỏ số điện thoại đã xác minh', consequence: 'Tài khoản khác xác minh được các số này' },
  },
  unlocked: (email) => `${email} đăng nhập được trở lại.`,
  editBalance: 'Sửa số dư',
  ownAccount: 'Tài khoản của bạn',
  lockDialog: {
    heading: (name) => ['Khóa tài khoản của ', name, '?'],
    description:
      'Khách bị đăng xuất ngay trên mọi thiết bị, không đăng nhập, nạp tiền hay đặt VPS được cho đến khi bạn kích hoạt lại. VPS đang chạy không bị dừng.',
    name: 'Họ và tên',
    email: 'Email',
    reason: 'Lý do',
    reasonHint: 'Khách đọc lý do này trong thư và trong lịch sử tài khoản.',
    reasonMissing,
    confirm: 'Khóa tài khoản',
    cancel: 'Không khóa',
  },
  resetDialog: {
    heading: (name) => ['Đặt lại xác thực hai lớp của ', name, '?'],
    description:
      'Chỉ làm khi đã chắc người yêu cầu là chủ tài khoản. Ứng dụng xác thực và mã khôi phục bị bỏ, khách bị đăng xuất trên mọi thiết bị và nhận thư báo; sau đó chỉ cần mật khẩu để đăng nhập.',
    name: 'Họ và tên',
    email: 'Email',
    reason: 'Lý do',
    reasonHint: reasonInHistory,
    reasonMissing,
    confirm: 'Đặt lại',
    cancel: 'Giữ nguyên',
  },
  releaseDialog: {
    heading: (name) => ['Bỏ số điện thoại đã xác minh của ', name, '?'],
    description:
      'Mọi số đã xác minh của khách bị bỏ: khách phải xác minh lại, và tài khoản khác xác minh được các số này, kể cả để dùng thử. Các VPS không bị ảnh hưởng.',
    name: 'Họ và tên',
    email: 'Email',
    reason: 'Lý do',
    reasonHint: reasonInHistory,
    reasonMissing,
    confirm: 'Bỏ các số',
    cancel: 'Giữ nguyên',
  },
  actionFor: (action, email) => `${action}: ${email}`,
  balanceDialog: {
    heading: 'Sửa số dư',
    email: 'Email',
    currentBalance: 'Số dư hiện tại',
    mode: 'Cách sửa',
    modes: { set: 'Đặt số dư mới', add: 'Cộng thêm', subtract: 'Trừ bớt' },
    amounts: { set: 'Số dư mới', add: 'Số tiền cộng thêm', subtract: 'Số tiền trừ bớt' },
    adjustment: (difference) => `Lịch sử ví sẽ ghi một khoản điều chỉnh ${difference}.`,
    result: (balance) => `Số dư sau khi sửa: ${balance}.`,
    unchanged: 'Số dư không thay đổi.',
    belowZero: (balance) => `Ví chỉ có ${balance}, không thể trừ nhiều hơn.`,
    aboveMaximum: (maximum) => `Số dư tối đa là ${maximum}.`,
    unreadable: amountNotInteger,
    reason: 'Lý do',
    reasonHint: 'Khách sẽ đọc lý do này trong lịch sử ví.',
    moved: {
      title: 'Số dư vừa thay đổi',
      detail: (before, now) =>
        `Số dư đã đổi từ ${before} thành ${now} sau khi bạn mở, nên chưa có gì được cập nhật. Hãy kiểm tra lại rồi cập nhật.`,
    },
    submit: 'Cập nhật',
    pending: 'Đang cập nhật…',
    cancel: 'Hủy',
    emptyReason: 'Nhập số tiền trước',
    outOfBoundsReason: 'Số tiền không hợp lệ',
    failed: 'Không cập nhật được số dư',
  },
}

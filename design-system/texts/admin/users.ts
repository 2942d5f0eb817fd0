import type { AdminScreenTexts } from '#ds/screens/AdminScreen/index.ts'
import { amountNotInteger } from '#ds/texts/amount-problem.ts'
import { localized } from '#ds/texts/localized.ts'

/** What is said at an empty reason that a customer is told. */
export const reasonMissing = { vi: 'Vui lòng nhập lý do.', en: 'Give a reason.', zh: '请填写原因。' }

const reasonInHistory = {
  vi: 'Khách đọc lý do này trong lịch sử tài khoản.',
  en: 'The customer sees this in the account history.',
  zh: '客户会在账号变更记录中看到此原因。',
}

/** Texts of the users and of the dialogs that change one. */
export const users = localized<AdminScreenTexts['users']>({
  caption: { vi: 'Người dùng', en: 'Users', zh: '用户' },
  search: { vi: 'Tìm người dùng', en: 'Search users', zh: '搜索用户' },
  searchPlaceholder: {
    vi: 'Tên, email hoặc số điện thoại',
    en: 'Name, email or phone number',
    zh: '姓名、邮箱或手机号',
  },
  empty: {
    title: { vi: 'Chưa có người dùng', en: 'No users yet', zh: '暂无用户' },
    description: {
      vi: 'Khách đăng ký tài khoản sẽ hiện ở đây.',
      en: 'Customers who register appear here.',
      zh: '注册的客户会显示在这里。',
    },
  },
  loadFailed: {
    vi: 'Không tải được danh sách người dùng',
    en: 'The users could not be loaded',
    zh: '用户列表加载失败',
  },
  count: {
    vi: (_, shown) => `${shown} người dùng`,
    en: (rows, shown) => (rows === 1 ? '1 user' : `${shown} users`),
    zh: (_, shown) => `${shown} 位用户`,
  },
  columns: {
    id: { vi: 'Mã', en: 'Number', zh: '编号' },
    email: { vi: 'Email', en: 'Email', zh: '邮箱' },
    name: { vi: 'Họ và tên', en: 'Full name', zh: '姓名' },
    balance: { vi: 'Số dư', en: 'Balance', zh: '余额' },
    status: { vi: 'Trạng thái', en: 'Status', zh: '状态' },
    actions: { vi: 'Thao tác', en: 'Actions', zh: '操作' },
  },
  noName: { vi: 'Chưa có tên', en: 'No name yet', zh: '未填写姓名' },
  active: { vi: 'Hoạt động', en: 'Active', zh: '正常' },
  locked: { vi: 'Đã khóa', en: 'Locked', zh: '已锁定' },
  closed: { vi: 'Đã đóng', en: 'Closed', zh: '已关闭' },
  closedAccount: { vi: 'Tài khoản đã đóng', en: 'Closed account', zh: '已关闭的账号' },
  views: {
    all: { vi: 'Tất cả', en: 'All', zh: '全部' },
    locked: { vi: 'Đã khóa', en: 'Locked', zh: '已锁定' },
  },
  statusMenu: {
    label: {
      vi: (email) => `Đổi trạng thái của ${email}`,
      en: (email) => `Change the status of ${email}`,
      zh: (email) => `更改 ${email} 的状态`,
    },
    current: { vi: 'hiện tại', en: 'current', zh: '当前状态' },
    lock: {
      label: { vi: 'Khóa', en: 'Lock', zh: '锁定' },
      consequence: {
        vi: 'Khách bị đăng xuất ngay và không đăng nhập lại được',
        en: 'The customer is logged out everywhere and cannot log in',
        zh: '立即登出，且无法再登录',
      },
    },
    unlock: {
      label: { vi: 'Mở khóa', en: 'Unlock', zh: '解锁' },
      consequence: { vi: 'Khách đăng nhập lại được', en: 'The customer can log in again', zh: '可重新登录' },
    },
    reset: {
      label: { vi: 'Đặt lại xác thực hai lớp', en: 'Reset two-step verification', zh: '重置两步验证' },
      consequence: {
        vi: 'Gỡ xác thực hai lớp và đăng xuất khách khỏi mọi thiết bị',
        en: 'Removes the second step and logs the customer out everywhere',
        zh: '移除验证码，并在所有设备上退出登录',
      },
    },
    release: {
      label: { vi: 'Bỏ số điện thoại đã xác minh', en: 'Release phone numbers', zh: '释放已验证的手机号' },
      consequence: {
        vi: 'Tài khoản khác xác minh được các số này',
        en: 'Other accounts can then verify them',
        zh: '其他账号可以验证这些号码',
      },
    },
  },
  unlocked: {
    vi: (email) => `${email} đăng nhập được trở lại.`,
    en: (email) => `${email} can log in again.`,
    zh: (email) => `${email} 现在可以重新登录。`,
  },
  editBalance: { vi: 'Sửa số dư', en: 'Edit balance', zh: '修改余额' },
  ownAccount: { vi: 'Tài khoản của bạn', en: 'Your own account', zh: '您自己的账号' },
  lockDialog: {
    heading: {
      vi: (name) => ['Khóa tài khoản của ', name, '?'],
      en: (name) => ['Lock the account of ', name, '?'],
      zh: (name) => ['锁定 ', name, ' 的账号？'],
    },
    description: {
      vi: 'Khách bị đăng xuất ngay trên mọi thiết bị và không đăng nhập, nạp tiền hay đặt VPS được cho đến khi bạn mở khóa. VPS đang chạy không bị dừng.',
      en: 'The customer is logged out on every device immediately, and cannot log in, top up or order a VPS until you unlock the account. Running servers keep running.',
      zh: '该客户会立即在所有设备上退出登录，在您解锁之前无法登录、充值或订购 VPS。运行中的 VPS 不受影响。',
    },
    name: { vi: 'Họ và tên', en: 'Full name', zh: '姓名' },
    email: { vi: 'Email', en: 'Email', zh: '邮箱' },
    reason: { vi: 'Lý do', en: 'Reason', zh: '原因' },
    reasonHint: {
      vi: 'Khách đọc lý do này trong thư và trong lịch sử tài khoản.',
      en: 'The customer sees this in an email and in the account history.',
      zh: '客户会在邮件和账号变更记录中看到此原因。',
    },
    reasonMissing,
    confirm: { vi: 'Khóa tài khoản', en: 'Lock the account', zh: '锁定账号' },
    cancel: { vi: 'Không khóa', en: 'Do not lock', zh: '不锁定' },
  },
  resetDialog: {
    heading: {
      vi: (name) => ['Đặt lại xác thực hai lớp của ', name, '?'],
      en: (name) => ['Reset the two-step verification of ', name, '?'],
      zh: (name) => ['重置 ', name, ' 的两步验证？'],
    },
    description: {
      vi: 'Chỉ làm khi bạn chắc chắn người yêu cầu là chủ tài khoản. Ứng dụng xác thực và mã khôi phục bị bỏ, khách bị đăng xuất trên mọi thiết bị và nhận thư báo; sau đó chỉ cần mật khẩu để đăng nhập.',
      en: 'Do this only if you are sure that the person asking owns the account. The authenticator app and recovery codes are removed, and the customer is logged out on every device and told by email; the password alone is then enough to log in.',
      zh: '仅在确认申请人就是账号所有者时操作。身份验证器和恢复码会被移除，客户会在所有设备上退出登录并收到邮件通知；之后仅凭密码即可登录。',
    },
    name: { vi: 'Họ và tên', en: 'Full name', zh: '姓名' },
    email: { vi: 'Email', en: 'Email', zh: '邮箱' },
    reason: { vi: 'Lý do', en: 'Reason', zh: '原因' },
    reasonHint: reasonInHistory,
    reasonMissing,
    confirm: { vi: 'Đặt lại', en: 'Reset', zh: '重置' },
    cancel: { vi: 'Giữ nguyên', en: 'Keep it', zh: '保持不变' },
  },
  releaseDialog: {
    heading: {
      vi: (name) => ['Bỏ số điện thoại đã xác minh của ', name, '?'],
      en: (name) => ['Release the phone numbers of ', name, '?'],
      zh: (name) => ['释放 ', name, ' 已验证的手机号？'],
    },
    description: {
      vi: 'Mọi số đã xác minh của khách bị bỏ: khách phải xác minh lại, và tài khoản khác xác minh được các số này, kể cả để dùng thử. Các VPS không bị ảnh hưởng.',
      en: 'All the customer’s verified numbers are released: the customer has to verify one again, and other accounts can verify them, including for a trial. Servers are not affected.',
      zh: '该客户已验证的所有号码都会被释放：客户需要重新验证，其他账号也可以验证这些号码，包括用于试用。VPS 不受影响。',
    },
    name: { vi: 'Họ và tên', en: 'Full name', zh: '姓名' },
    email: { vi: 'Email', en: 'Email', zh: '邮箱' },
    reason: { vi: 'Lý do', en: 'Reason', zh: '原因' },
    reasonHint: reasonInHistory,
    reasonMissing,
    confirm: { vi: 'Bỏ các số', en: 'Release', zh: '释放号码' },
    cancel: { vi: 'Giữ nguyên', en: 'Keep them', zh: '保持不变' },
  },
  actionFor: {
    vi: (action, email) => `${action}: ${email}`,
    en: (action, email) => `${action}: ${email}`,
    zh: (action, email) => `${action}：${email}`,
  },
  balanceDialog: {
    heading: { vi: 'Sửa số dư', en: 'Edit the balance', zh: '修改余额' },
    email: { vi: 'Email', en: 'Email', zh: '邮箱' },
    currentBalance: { vi: 'Số dư hiện tại', en: 'Current balance', zh: '当前余额' },
    mode: { vi: 'Cách sửa', en: 'Type of change', zh: '修改方式' },
    modes: {
      set: { vi: 'Đặt số dư mới', en: 'New balance', zh: '设为新余额' },
      add: { vi: 'Cộng thêm', en: 'Credit', zh: '加款' },
      subtract: { vi: 'Trừ bớt', en: 'Debit', zh: '扣款' },
    },
    amounts: {
      set: { vi: 'Số dư mới', en: 'New balance', zh: '新余额' },
      add: { vi: 'Số tiền cộng thêm', en: 'Amount to credit', zh: '加款金额' },
      subtract: { vi: 'Số tiền trừ bớt', en: 'Amount to debit', zh: '扣款金额' },
    },
    adjustment: {
      vi: (difference) => `Lịch sử giao dịch sẽ có thêm một khoản điều chỉnh ${difference}.`,
      en: (difference) => `The transaction history will show an adjustment of ${difference}.`,
      zh: (difference) => `交易记录中会新增一笔 ${difference} 的调整。`,
    },
    result: {
      vi: (balance) => `Số dư sau khi sửa: ${balance}.`,
      en: (balance) => `Balance after the change: ${balance}.`,
      zh: (balance) => `修改后余额：${balance}。`,
    },
    unchanged: { vi: 'Số dư không thay đổi.', en: 'The balance stays the same.', zh: '余额没有变化。' },
    belowZero: {
      vi: (balance) => `Ví chỉ có ${balance}, không thể trừ nhiều hơn.`,
      en: (balance) => `The wallet has only ${balance}; you cannot debit more.`,
      zh: (balance) => `钱包仅有 ${balance}，扣款不能超过余额。`,
    },
    aboveMaximum: {
      vi: (maximum) => `Số dư tối đa là ${maximum}.`,
      en: (maximum) => `The maximum balance is ${maximum}.`,
      zh: (maximum) => `余额上限为 ${maximum}。`,
    },
    unreadable: amountNotInteger,
    reason: { vi: 'Lý do', en: 'Reason', zh: '原因' },
    reasonHint: {
      vi: 'Khách đọc lý do này trong lịch sử giao dịch.',
      en: 'The customer sees this in the transaction history.',
      zh: '客户会在交易记录中看到此原因。',
    },
    moved: {
      title: { vi: 'Số dư vừa thay đổi', en: 'The balance has just changed', zh: '余额刚刚发生变化' },
      detail: {
        vi: (before, now) =>
          `Số dư đã đổi từ ${before} thành ${now} sau khi bạn mở, nên chưa có gì được cập nhật. Hãy kiểm tra lại rồi cập nhật.`,
        en: (before, now) =>
          `It went from ${before} to ${now} after you opened this, so nothing was updated. Please check it and update again.`,
        zh: (before, now) => `在您打开窗口后，余额已从 ${before} 变为 ${now}，因此尚未更新。请核对后重新提交。`,
      },
    },
    submit: { vi: 'Cập nhật', en: 'Update', zh: '更新' },
    pending: { vi: 'Đang cập nhật…', en: 'Updating…', zh: '正在更新…' },
    cancel: { vi: 'Hủy', en: 'Cancel', zh: '取消' },
    emptyReason: { vi: 'Nhập số tiền trước', en: 'Enter an amount first', zh: '请先输入金额' },
    outOfBoundsReason: { vi: 'Số tiền không hợp lệ', en: 'The amount is not valid', zh: '金额无效' },
    failed: { vi: 'Không cập nhật được số dư', en: 'The balance was not updated', zh: '余额更新失败' },
  },
})

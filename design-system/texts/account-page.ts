import type { AccountDataTexts, CloseAccountTexts } from '#ds/account/AccountData/index.ts'
import type { InvoiceSettingsTexts } from '#ds/account/InvoiceSettings/index.ts'
import type { MailSettingsTexts } from '#ds/account/MailSettings/index.ts'
import type { PasskeysTexts } from '#ds/account/Passkeys/index.ts'
import type { ProfileSettingsTexts } from '#ds/account/ProfileSettings/index.ts'
import type { SecuritySettingsTexts } from '#ds/account/SecuritySettings/index.ts'
import type { AccountHistoryTexts, SessionListTexts, SignInListTexts } from '#ds/account/SessionList/index.ts'
import type { AccountScreenTexts } from '#ds/screens/AccountScreen/index.ts'
import { header } from './account/header.ts'
import { phoneDialog, phoneVerification } from './account/phone-verification.ts'
import { secretTexts } from './api-tokens.ts'
import { authTexts } from './auth.ts'
import { localized, localizedAsWritten, same } from './localized.ts'
import { loginTexts } from './login.ts'
import { recoveryTexts } from './recovery.ts'
import { secondFactor } from './second-factor.ts'

const { fields, missing, validation } = authTexts

const { reset } = recoveryTexts

/** Of the code that a change of the second factor needs. */
const proofHint = {
  vi: 'Sáu chữ số trong ứng dụng, hoặc một mã khôi phục.',
  en: 'The six digits in the app, or a recovery code.',
  zh: '应用中的 6 位数字，或一个恢复码。',
}

/** The customer's own account. */
export const accountPageTexts = localized<AccountScreenTexts>({
  title: header.account,
  back: { vi: 'Bảng điều khiển', en: 'Dashboard', zh: '控制台' },
  tabsLabel: { vi: 'Các mục của tài khoản', en: 'Sections of the account', zh: '账号设置栏目' },
  tabs: {
    profile: { vi: 'Hồ sơ', en: 'Profile', zh: '个人资料' },
    security: { vi: 'Bảo mật', en: 'Security', zh: '安全' },
  },
  developers: {
    vi: 'Token API, webhook và khóa SSH',
    en: 'API tokens, webhooks and SSH keys',
    zh: 'API 令牌、Webhook 和 SSH 密钥',
  },
  errorTitle: { vi: 'Không tải được tài khoản', en: 'The account could not be loaded', zh: '账号加载失败' },
})

export const profileTexts = localized<ProfileSettingsTexts>({
  title: { vi: 'Thông tin của bạn', en: 'About you', zh: '您的资料' },
  name: fields.name,
  noName: { vi: 'Chưa có tên', en: 'No name yet', zh: '尚未填写姓名' },
  change: { vi: 'Đổi', en: 'Change', zh: '修改' },
  changeNamed: {
    vi: (setting) => `Đổi: ${setting}`,
    en: (setting) => `Change: ${setting}`,
    zh: (setting) => `修改${setting}`,
  },
  email: fields.email,
  verified: { vi: 'Đã xác minh', en: 'Verified', zh: '已验证' },
  notVerified: { vi: 'Chưa xác minh', en: 'Not verified', zh: '未验证' },
  notVerifiedDetails: {
    vi: 'Hãy mở liên kết trong thư chúng tôi đã gửi, để lấy lại được tài khoản khi quên mật khẩu.',
    en: 'Open the link in our email, so that you can get back in if you forget your password.',
    zh: '请打开我们发送的邮件中的链接，以便忘记密码时找回账号。',
  },
  sendLink: { vi: 'Gửi lại liên kết', en: 'Send the link again', zh: '重新发送链接' },
  sendingLink: { vi: 'Đang gửi…', en: 'Sending…', zh: '正在发送…' },
  linkSent: {
    vi: 'Đã gửi liên kết. Hãy xem hộp thư, cả mục thư rác.',
    en: 'The link was sent. Check your inbox and your spam folder.',
    zh: '链接已发送，请查收邮件，包括垃圾邮件文件夹。',
  },
  pendingEmail: {
    vi: (email, until) => `Đang chờ bạn xác nhận ${email}. Liên kết trong thư có hiệu lực đến ${until}.`,
    en: (email, until) => `Waiting for you to confirm ${email}. The link in our email works until ${until}.`,
    zh: (email, until) => `等待确认 ${email}。邮件中的链接在 ${until} 之前有效。`,
  },
  keepEmail: { vi: 'Giữ địa chỉ cũ', en: 'Keep the old address', zh: '保留原邮箱' },
  keepingEmail: { vi: 'Đang hủy…', en: 'Cancelling…', zh: '正在取消…' },
  failed: { vi: 'Chưa thực hiện được', en: 'The change failed', zh: '操作失败' },
  phone: { vi: 'Số điện thoại', en: 'Phone number', zh: '手机号码' },
  noPhone: { vi: 'Chưa có số', en: 'No number yet', zh: '尚未填写' },
  phoneDetails: {
    vi: 'Số đã xác minh giúp bạn dùng thử VPS và giúp bộ phận hỗ trợ nhận ra bạn.',
    en: 'A verified number lets you start a trial and helps our support team recognise you.',
    zh: '验证后可用于开通试用，也便于客服核实您的身份。',
  },
  verify: { vi: 'Xác minh', en: 'Verify', zh: '验证' },
  language: { vi: 'Ngôn ngữ', en: 'Language', zh: '语言' },
  theme: { vi: 'Giao diện', en: 'Appearance', zh: '外观' },
  themes: {
    dark: { vi: 'Tối', en: 'Dark', zh: '深色' },
    light: { vi: 'Sáng', en: 'Light', zh: '浅色' },
  },
  nameDialog: {
    heading: { vi: 'Đổi tên', en: 'Change your name', zh: '修改姓名' },
    description: {
      vi: 'Tên này được dùng trong tài khoản và trong thư gửi cho bạn.',
      en: 'We use it in your account and in emails to you.',
      zh: '用于您的账号，以及发送给您的邮件。',
    },
    fullName: fields.name,
    firstName: { vi: 'Tên', en: 'First name', zh: '名字' },
    lastName: { vi: 'Họ', en: 'Last name', zh: '姓氏' },
    tooShort: {
      vi: loginTexts.vi.card.validation.firstName,
      en: 'A name must be at least 2 characters',
      zh: loginTexts.zh.card.validation.name,
    },
    cancel: { vi: 'Hủy', en: 'Cancel', zh: '取消' },
    submit: { vi: 'Lưu', en: 'Save', zh: '保存' },
    pending: { vi: 'Đang lưu…', en: 'Saving…', zh: '正在保存…' },
    failed: { vi: 'Chưa lưu được tên', en: 'The name was not saved', zh: '姓名保存失败' },
  },
  emailDialog: {
    heading: { vi: 'Đổi email', en: 'Change your email', zh: '修改邮箱' },
    description: {
      vi: 'Chúng tôi gửi liên kết xác nhận đến địa chỉ mới, và báo cho địa chỉ hiện tại.',
      en: 'We send a link to the new address and a notice to your current one.',
      zh: '我们会向新邮箱发送链接，并通知当前邮箱。',
    },
    newEmail: { vi: 'Email mới', en: 'New email', zh: '新邮箱' },
    emailHint: {
      vi: 'Bạn vẫn đăng nhập bằng email hiện tại cho đến khi mở liên kết.',
      en: 'Keep logging in with your current email until you open the link.',
      zh: '打开链接之前，仍使用当前邮箱登录。',
    },
    emailMissing: missing.email,
    invalidEmail: validation.email,
    password: { vi: 'Mật khẩu hiện tại', en: 'Current password', zh: '当前密码' },
    passwordMissing: missing.password,
    cancel: { vi: 'Hủy', en: 'Cancel', zh: '取消' },
    submit: { vi: 'Gửi liên kết', en: 'Send the link', zh: '发送链接' },
    pending: { vi: 'Đang gửi…', en: 'Sending…', zh: '正在发送…' },
    failed: { vi: 'Chưa đổi được email', en: 'The email was not changed', zh: '邮箱修改失败' },
  },
  phoneDialog,
  phoneVerification,
})

export const mailSettingsTexts = localized<MailSettingsTexts>({
  title: { vi: 'Thư gửi cho bạn', en: 'Emails to you', zh: '发给您的邮件' },
  label: { vi: 'Những thư được gửi', en: 'Emails that are sent', zh: '发送的邮件' },
  necessary: {
    name: { vi: 'Bảo mật và tài khoản', en: 'Security and your account', zh: '安全与账号' },
    description: {
      vi: 'Luôn được gửi: đăng nhập từ thiết bị lạ, đổi mật khẩu hoặc email, đơn hàng không thực hiện được, máy chủ đến hạn, tạm ngưng hoặc bị xóa.',
      en: 'Always sent: logins from new devices, changes of password or email, orders that failed, servers that are due, suspended or deleted.',
      zh: '始终发送：新设备登录、密码或邮箱变更、订单未能完成、服务器到期、暂停或删除。',
    },
  },
  groups: {
    money: {
      name: { vi: 'Ví và thanh toán', en: 'Wallet and payments', zh: '钱包与付款' },
      description: {
        vi: 'Thư báo khi tiền vào ví và khi máy chủ được gia hạn.',
        en: 'When money reaches your wallet, and when a server is renewed.',
        zh: '款项到账以及服务器续费时。',
      },
    },
    machines: {
      name: { vi: 'Máy chủ', en: 'Servers', zh: '服务器' },
      description: {
        vi: 'Thư báo khi máy chủ mới sẵn sàng hoặc máy chủ tạm ngưng chạy lại.',
        en: 'When a new server is ready, or a suspended one runs again.',
        zh: '新服务器就绪或已暂停的服务器恢复运行时。',
      },
    },
    support: {
      name: { vi: 'Hỗ trợ', en: 'Support', zh: '支持' },
      description: {
        vi: 'Thư báo khi yêu cầu được tiếp nhận và khi có câu trả lời.',
        en: 'When we receive your ticket and when we reply.',
        zh: '收到您的工单以及我们回复时。',
      },
    },
  },
  failed: { vi: 'Chưa lưu được lựa chọn', en: 'Your choice was not saved', zh: '未能保存您的选择' },
  undeliverable: {
    title: { vi: 'Thư gửi cho bạn bị trả lại', en: 'Emails to you were returned', zh: '发给您的邮件被退回' },
    description: {
      vi: (email) => `Chúng tôi không gửi được thư đến ${email}. Hãy đổi sang địa chỉ khác ở trên.`,
      en: (email) => `We cannot deliver emails to ${email}. Use another address above.`,
      zh: (email) => `我们无法将邮件送达 ${email}。请在上方更换地址。`,
    },
  },
})

export const invoiceSettingsTexts = localized<InvoiceSettingsTexts>({
  title: { vi: 'Thông tin xuất hóa đơn', en: 'Invoice details', zh: '发票信息' },
  buyer: { vi: 'Người mua', en: 'Buyer', zh: '购买方' },
  none: { vi: 'Tên của bạn', en: 'Your name', zh: '您的姓名' },
  noneDetails: {
    vi: 'Hãy thêm tên công ty, mã số thuế hoặc địa chỉ nếu hóa đơn của bạn cần.',
    en: 'Add a company, a tax code or an address if your invoices need one.',
    zh: '如发票需要，可添加公司、税号或地址。',
  },
  taxCode: { vi: (code) => `MST ${code}`, en: (code) => `Tax code ${code}`, zh: (code) => `税号 ${code}` },
  add: { vi: 'Thêm thông tin', en: 'Add details', zh: '添加信息' },
  change: { vi: 'Sửa thông tin', en: 'Edit details', zh: '修改信息' },
  remove: { vi: 'Xóa thông tin', en: 'Delete details', zh: '删除信息' },
  removing: { vi: 'Đang xóa…', en: 'Deleting…', zh: '正在删除…' },
  failed: { vi: 'Chưa xóa được', en: 'The details were not deleted', zh: '未能删除' },
  dialog: {
    heading: { vi: 'Thông tin xuất hóa đơn', en: 'Invoice details', zh: '发票信息' },
    description: {
      vi: 'Thông tin này dùng cho hóa đơn lập từ nay. Hóa đơn đã lập không thay đổi.',
      en: 'These details go on invoices from now on. Earlier invoices stay as they are.',
      zh: '用于今后开具的发票，已开具的发票不变。',
    },
    company: { vi: 'Tên công ty', en: 'Company', zh: '公司名称' },
    companyHint: {
      vi: 'Để trống nếu hóa đơn ghi tên bạn.',
      en: 'Leave it empty for invoices in your own name.',
      zh: '如以个人名义开票，请留空。',
    },
    taxCode: { vi: 'Mã số thuế', en: 'Tax code', zh: '税号' },
    taxCodeHint: {
      vi: '10 số, 13 số của chi nhánh, hoặc 12 số định danh cá nhân.',
      en: 'A Vietnamese tax code: 10 digits, 13 for a branch, or a 12-digit personal ID number.',
      zh: '越南税号：10 位数字，分支机构 13 位，或 12 位个人身份号码。',
    },
    address: { vi: 'Địa chỉ trên hóa đơn', en: 'Address on invoices', zh: '发票地址' },
    wrongTaxCode: {
      vi: 'Mã số thuế chưa đúng. Vui lòng kiểm tra lại từng chữ số.',
      en: 'This tax code is not valid. Check each digit.',
      zh: '税号不正确，请核对每一位数字。',
    },
    companyNeedsTaxCode: {
      vi: 'Công ty cần có mã số thuế.',
      en: 'A company needs a tax code.',
      zh: '公司需要填写税号。',
    },
    addressMissing: {
      vi: 'Vui lòng nhập địa chỉ trên hóa đơn.',
      en: 'Enter the address for invoices.',
      zh: '请输入发票地址。',
    },
    cancel: { vi: 'Hủy', en: 'Cancel', zh: '取消' },
    submit: { vi: 'Lưu', en: 'Save', zh: '保存' },
    pending: { vi: 'Đang lưu…', en: 'Saving…', zh: '正在保存…' },
    failed: { vi: 'Chưa lưu được thông tin', en: 'The details were not saved', zh: '未能保存信息' },
  },
})

export const accountDataTexts = localized<AccountDataTexts>({
  title: { vi: 'Dữ liệu của bạn', en: 'Your data', zh: '您的数据' },
  label: { vi: 'Bản sao dữ liệu', en: 'Copy of your data', zh: '数据副本' },
  file: { vi: 'Một tệp JSON', en: 'One JSON file', zh: '一个 JSON 文件' },
  details: {
    vi: 'Gồm thông tin tài khoản, lịch sử đăng nhập, giao dịch, máy chủ, yêu cầu hỗ trợ, khóa SSH và danh sách token; không gồm mật khẩu, mã bí mật và tệp đính kèm.',
    en: 'Includes your account, logins, transactions, servers, support tickets, SSH keys and the list of tokens, but no passwords, secrets or attached files.',
    zh: '包含账号、登录记录、交易、服务器、工单、SSH 公钥和令牌列表，不含密码、令牌密文和附件。',
  },
  download: { vi: 'Tải xuống', en: 'Download', zh: '下载' },
})

export const closeAccountTexts = localized<CloseAccountTexts>({
  title: { vi: 'Đóng tài khoản', en: 'Close the account', zh: '关闭账号' },
  deleted: { vi: 'Bị xóa ngay', en: 'Deleted immediately', zh: '立即删除' },
  deletedWhat: {
    vi: 'Tên, email, số điện thoại, mật khẩu, passkey, phiên đăng nhập, token API, webhook, khóa SSH, mã xác thực và lịch sử đăng nhập.',
    en: 'Your name, email, phone number, password, passkeys, sessions, API tokens, webhooks, SSH keys, authenticator codes and login history.',
    zh: '姓名、邮箱、手机号、密码、通行密钥、登录会话、API 令牌、Webhook、SSH 密钥、验证码和登录记录。',
  },
  kept: { vi: 'Được giữ lại', en: 'What is kept', zh: '继续保留' },
  keptWhat: {
    vi: 'Giao dịch, chứng từ cùng tên và thông tin trên hóa đơn, máy chủ đã thuê, yêu cầu hỗ trợ.',
    en: 'Transactions, documents with the name and details on your invoices, the servers you rented, and tickets.',
    zh: '交易记录、带有姓名和发票信息的凭证、租用过的服务器以及工单。',
  },
  keptDetails: {
    vi: 'Luật Kế toán buộc giữ chứng từ ít nhất 10 năm. Phần được giữ không còn gắn với email của bạn.',
    en: 'The Vietnamese Law on Accounting requires documents to be kept for at least 10 years. They are no longer linked to your email.',
    zh: '根据越南《会计法》，凭证至少须保存 10 年。保留的内容不再包含您的邮箱。',
  },
  before: { vi: 'Trước khi đóng', en: 'Before you close it', zh: '关闭之前' },
  nothingLeft: { vi: 'Bạn không còn việc gì cần làm.', en: 'There is nothing left to do.', zh: '没有需要处理的事项。' },
  finalDetails: {
    vi: 'Tài khoản đã đóng thì không mở lại được. Bạn có thể đăng ký tài khoản mới bằng chính email này.',
    en: 'A closed account cannot be reopened. You can register a new one with the same email.',
    zh: '关闭后无法恢复。您可以用同一邮箱注册新账号。',
  },
  obstacles: {
    machines: {
      vi: (count) => `Hủy ${count} máy chủ`,
      en: (count) => (count === 1 ? 'Cancel 1 server' : `Cancel ${count} servers`),
      zh: (count) => `取消 ${count} 台服务器`,
    },
    waitingOrders: {
      vi: (count) => `Hủy ${count} đơn đang chờ thanh toán`,
      en: (count) => (count === 1 ? 'Cancel 1 unpaid order' : `Cancel ${count} unpaid orders`),
      zh: (count) => `取消 ${count} 个待付款订单`,
    },
    deposits: {
      vi: (count) => `Hủy ${count} khoản nạp đang xử lý`,
      en: (count) => (count === 1 ? 'Cancel 1 pending top-up' : `Cancel ${count} pending top-ups`),
      zh: (count) => `取消 ${count} 笔处理中的充值`,
    },
    withdrawals: {
      vi: (count) => `Chờ ${count} khoản rút được chi, hoặc hủy`,
      en: (count) =>
        count === 1 ? 'Wait for 1 withdrawal, or cancel it' : `Wait for ${count} withdrawals, or cancel them`,
      zh: (count) => `等待 ${count} 笔提现支付，或将其取消`,
    },
    balance: {
      vi: (amount) => `Rút ${amount} trong ví`,
      en: (amount) => `Withdraw ${amount} from your wallet`,
      zh: (amount) => `提取钱包中的 ${amount}`,
    },
  },
  balanceDetails: {
    vi: 'Với phần không rút được, như tiền thưởng hoặc số tiền quá nhỏ, hãy gửi yêu cầu hỗ trợ.',
    en: 'If some of it cannot be withdrawn, such as bonuses or a very small amount, open a ticket.',
    zh: '无法提现的部分（如奖励金或金额过小）请提交工单。',
  },
  close: { vi: 'Đóng tài khoản', en: 'Close the account', zh: '关闭账号' },
  notYet: {
    vi: 'Hãy làm xong những việc được liệt kê trước',
    en: 'Finish what is listed here first',
    zh: '请先完成所列事项',
  },
  dialog: {
    heading: { vi: 'Đóng tài khoản vĩnh viễn?', en: 'Close the account permanently?', zh: '永久关闭账号？' },
    description: {
      vi: 'Bạn sẽ bị đăng xuất trên mọi thiết bị và không đăng nhập lại được. Thao tác này không thể hoàn tác.',
      en: 'You will be logged out on every device and cannot log in again. This cannot be undone.',
      zh: '您会在所有设备上退出登录，且无法再次登录。此操作不可撤销。',
    },
    email: { vi: 'Email của tài khoản', en: 'Email of the account', zh: '账号邮箱' },
    emailHint: {
      vi: (email) => `Nhập ${email} để xác nhận.`,
      en: (email) => `Enter ${email} to confirm.`,
      zh: (email) => `请输入 ${email} 以确认。`,
    },
    wrongEmail: {
      vi: 'Vui lòng nhập đúng email của tài khoản này.',
      en: 'Enter the email of this account.',
      zh: '请输入此账号的邮箱。',
    },
    password: { vi: 'Mật khẩu hiện tại', en: 'Current password', zh: '当前密码' },
    passwordMissing: missing.password,
    cancel: { vi: 'Giữ tài khoản', en: 'Keep the account', zh: '保留账号' },
    submit: { vi: 'Đóng tài khoản', en: 'Close the account', zh: '关闭账号' },
    pending: { vi: 'Đang đóng…', en: 'Closing…', zh: '正在关闭…' },
    failed: { vi: 'Chưa đóng được tài khoản', en: 'The account was not closed', zh: '账号未能关闭' },
  },
})

export const securityTexts = localized<SecuritySettingsTexts>({
  title: { vi: 'Đăng nhập', en: 'Logging in', zh: '登录' },
  password: fields.password,
  passwordDetails: {
    vi: 'Đổi mật khẩu sẽ kết thúc mọi phiên đăng nhập khác.',
    en: 'Changing your password ends all other sessions.',
    zh: '修改密码后，其他登录都会失效。',
  },
  changePassword: { vi: 'Đổi mật khẩu', en: 'Change password', zh: '修改密码' },
  secondFactor: { vi: 'Xác thực hai lớp', en: 'Two-step verification', zh: '两步验证' },
  on: { vi: 'Đang bật', en: 'On', zh: '已开启' },
  off: { vi: 'Đang tắt', en: 'Off', zh: '未开启' },
  onDetails: {
    vi: (since, codesLeft) => `Bật từ ${since}. Còn ${codesLeft} mã khôi phục chưa dùng.`,
    en: (since, codesLeft) =>
      `On since ${since}. ${codesLeft} unused recovery ${codesLeft === 1 ? 'code is' : 'codes are'} left.`,
    zh: (since, codesLeft) => `开启于 ${since}，还剩 ${codesLeft} 个未使用的恢复码。`,
  },
  fewCodes: { vi: 'Bạn nên tạo mã mới.', en: 'Create new ones soon.', zh: '建议生成新的恢复码。' },
  offDetails: {
    vi: 'Ngoài mật khẩu, mỗi lần đăng nhập cần thêm mã từ điện thoại của bạn. Người khác biết mật khẩu cũng không vào được.',
    en: 'Logging in will also need a code from your phone, so knowing your password is not enough.',
    zh: '开启后，登录时除密码外还需要手机上的验证码，仅知道密码无法登录。',
  },
  turnOn: { vi: 'Bật', en: 'Turn on', zh: '开启' },
  turningOn: { vi: 'Đang chuẩn bị…', en: 'Preparing…', zh: '正在准备…' },
  turnOff: { vi: 'Tắt', en: 'Turn off', zh: '关闭' },
  newCodes: { vi: 'Tạo mã khôi phục mới', en: 'Create new recovery codes', zh: '生成新的恢复码' },
  failed: { vi: 'Chưa thực hiện được', en: 'The change failed', zh: '操作失败' },
  passwordDialog: {
    heading: { vi: 'Đổi mật khẩu', en: 'Change your password', zh: '修改密码' },
    description: {
      vi: 'Các thiết bị khác sẽ phải đăng nhập lại, trừ thiết bị này.',
      en: 'Other devices will have to log in again. This one stays logged in.',
      zh: '其他设备需要重新登录，本设备保持登录。',
    },
    currentPassword: { vi: 'Mật khẩu hiện tại', en: 'Current password', zh: '当前密码' },
    currentMissing: missing.password,
    password: reset.password,
    passwordHint: reset.passwordHint,
    tooShort: reset.tooShort,
    confirmPassword: reset.confirmPassword,
    confirmMissing: reset.confirmMissing,
    different: reset.different,
    cancel: { vi: 'Hủy', en: 'Cancel', zh: '取消' },
    submit: reset.submit,
    pending: reset.pending,
    failed: reset.failed,
  },
  totpDialog: {
    ...secondFactor,
    heading: { vi: 'Bật xác thực hai lớp', en: 'Turn on two-step verification', zh: '开启两步验证' },
    description: {
      vi: 'Dùng một ứng dụng như Google Authenticator, Microsoft Authenticator hoặc 1Password.',
      en: 'Use an app such as Google Authenticator, Microsoft Authenticator or 1Password.',
      zh: '请使用 Google Authenticator、Microsoft Authenticator 或 1Password 等应用。',
    },
    qrCode: {
      vi: 'Mã QR để thêm tài khoản vào ứng dụng xác thực',
      en: 'QR code that adds the account to an authenticator app',
      zh: '用于将账号添加到身份验证器应用的二维码',
    },
    scan: {
      vi: '1. Trong ứng dụng, chọn thêm tài khoản rồi quét mã này.',
      en: '1. In the app, add an account and scan this code.',
      zh: '1. 在应用中选择添加账号，然后扫描此二维码。',
    },
    orType: {
      vi: 'Không quét được? Nhập khóa này vào ứng dụng:',
      en: 'Cannot scan it? Type this key into the app:',
      zh: '无法扫描？请在应用中输入此密钥：',
    },
    secret: { vi: 'khóa', en: 'key', zh: '密钥' },
    enterCode: {
      vi: '2. Nhập mã hiện trong ứng dụng vào ô bên dưới.',
      en: '2. Enter the code shown in the app.',
      zh: '2. 在下方输入应用显示的验证码。',
    },
    submit: { vi: 'Bật xác thực hai lớp', en: 'Turn on', zh: '开启两步验证' },
    pending: { vi: 'Đang kiểm tra…', en: 'Checking…', zh: '正在验证…' },
    back: { vi: 'Hủy', en: 'Cancel', zh: '取消' },
    doneHeading: { vi: 'Đã bật xác thực hai lớp', en: 'Two-step verification is on', zh: '两步验证已开启' },
  },
  turnOffDialog: {
    heading: { vi: 'Tắt xác thực hai lớp?', en: 'Turn off two-step verification?', zh: '关闭两步验证？' },
    description: {
      vi: 'Sau khi tắt, chỉ cần mật khẩu là vào được tài khoản. Các mã khôi phục hết hiệu lực.',
      en: 'Your password alone will then be enough to log in. Your recovery codes stop working.',
      zh: '关闭后，仅凭密码即可进入账号，恢复码全部失效。',
    },
    password: { vi: 'Mật khẩu hiện tại', en: 'Current password', zh: '当前密码' },
    passwordMissing: missing.password,
    code: secondFactor.code,
    codeHint: proofHint,
    invalidCode: secondFactor.invalidCode,
    cancel: { vi: 'Giữ nguyên', en: 'Keep it on', zh: '保持开启' },
    submit: { vi: 'Tắt', en: 'Turn off', zh: '关闭' },
    pending: { vi: 'Đang tắt…', en: 'Turning off…', zh: '正在关闭…' },
    failed: { vi: 'Chưa tắt được', en: 'Two-step verification was not turned off', zh: '关闭失败' },
  },
  newCodesDialog: {
    heading: { vi: 'Tạo mã khôi phục mới?', en: 'Create new recovery codes?', zh: '生成新的恢复码？' },
    description: {
      vi: 'Mười mã mới sẽ thay các mã cũ. Mã cũ không dùng được nữa.',
      en: 'Ten new codes replace the old ones, which stop working.',
      zh: '十个新恢复码将替换旧的恢复码，旧的不再有效。',
    },
    password: { vi: 'Mật khẩu hiện tại', en: 'Current password', zh: '当前密码' },
    passwordMissing: missing.password,
    code: secondFactor.code,
    codeHint: proofHint,
    invalidCode: secondFactor.invalidCode,
    cancel: { vi: 'Hủy', en: 'Cancel', zh: '取消' },
    submit: { vi: 'Tạo mã mới', en: 'Create new codes', zh: '生成新的恢复码' },
    pending: { vi: 'Đang tạo…', en: 'Creating codes…', zh: '正在生成…' },
    failed: { vi: 'Chưa tạo được mã mới', en: 'No new codes were created', zh: '生成失败' },
    doneHeading: { vi: 'Mã khôi phục mới', en: 'New recovery codes', zh: '新的恢复码' },
  },
  recoveryCodes: {
    ...secretTexts,
    description: {
      vi: 'Khi không có điện thoại bên mình, bạn dùng mỗi mã này một lần thay cho mã của ứng dụng.',
      en: 'When you do not have your phone, you can use each of these once instead of a code from the app.',
      zh: '手机不在身边时，每个恢复码可代替一次应用中的验证码。',
    },
    codes: { vi: 'mã khôi phục', en: 'recovery codes', zh: '恢复码' },
    download: { vi: 'Tải xuống', en: 'Download', zh: '下载' },
    fileName: {
      vi: 'sen-cloud-ma-khoi-phuc.txt',
      en: 'sen-cloud-recovery-codes.txt',
      zh: 'sen-cloud-recovery-codes.txt',
    },
    print: { vi: 'In', en: 'Print', zh: '打印' },
  },
})

const device = {
  browserOn: {
    vi: (browser: string, system: string) => `${browser} trên ${system}`,
    en: (browser: string, system: string) => `${browser} on ${system}`,
    zh: (browser: string, system: string) => `${system} 上的 ${browser}`,
  },
  kinds: {
    computer: { vi: 'Máy tính', en: 'Computer', zh: '电脑' },
    phone: { vi: 'Điện thoại', en: 'Phone', zh: '手机' },
    tablet: { vi: 'Máy tính bảng', en: 'Tablet', zh: '平板电脑' },
    program: { vi: 'Một chương trình', en: 'A program', zh: '程序' },
  },
  unknownDevice: { vi: 'Thiết bị không rõ', en: 'Unknown device', zh: '未知设备' },
  fromNetwork: {
    vi: (network: string) => `mạng ${network}`,
    en: (network: string) => `network ${network}`,
    zh: (network: string) => `网络 ${network}`,
  },
  fromThisNetwork: { vi: 'cùng mạng với bạn', en: 'same network as you', zh: '与您在同一网络' },
}

export const sessionTexts = localized<SessionListTexts>({
  ...device,
  title: { vi: 'Thiết bị đang đăng nhập', en: 'Logged-in devices', zh: '已登录的设备' },
  errorTitle: {
    vi: 'Không tải được danh sách thiết bị',
    en: 'The devices could not be loaded',
    zh: '设备列表加载失败',
  },
  empty: { vi: 'Không có phiên đăng nhập nào', en: 'No sessions', zh: '没有登录记录' },
  emptyDescription: {
    vi: 'Các thiết bị đang đăng nhập sẽ hiện ở đây.',
    en: 'Devices that are logged in appear here.',
    zh: '已登录的设备会显示在这里。',
  },
  current: { vi: 'Thiết bị này', en: 'This device', zh: '本设备' },
  lastSeen: { vi: (at) => `hoạt động lần cuối ${at}`, en: (at) => `last active ${at}`, zh: (at) => `最近活动 ${at}` },
  activeNow: { vi: 'đang hoạt động', en: 'active now', zh: '正在使用' },
  remembered: {
    vi: (until) => `giữ đăng nhập đến ${until}`,
    en: (until) => `stays logged in until ${until}`,
    zh: (until) => `保持登录至 ${until}`,
  },
  notRemembered: { vi: 'đến khi đóng trình duyệt', en: 'until the browser is closed', zh: '关闭浏览器即退出' },
  end: { vi: 'Đăng xuất', en: 'Log out', zh: '退出登录' },
  ending: { vi: 'Đang đăng xuất…', en: 'Logging out…', zh: '正在退出…' },
  endNamed: { vi: (name) => `Đăng xuất ${name}`, en: (name) => `Log out ${name}`, zh: (name) => `退出登录：${name}` },
  endFailed: { vi: 'Chưa đăng xuất được thiết bị', en: 'The device was not logged out', zh: '该设备未能退出登录' },
  endOthers: { vi: 'Đăng xuất mọi thiết bị khác', en: 'Log out all other devices', zh: '退出所有其他设备' },
  endOthersDialog: {
    heading: {
      vi: () => 'Đăng xuất mọi thiết bị khác?',
      en: () => 'Log out all other devices?',
      zh: () => '退出所有其他设备？',
    },
    description: {
      vi: 'Chỉ thiết bị này còn đăng nhập. Nếu có thiết bị bạn không nhận ra, hãy đổi cả mật khẩu.',
      en: 'Only this device stays logged in. If you do not recognise one of them, change your password as well.',
      zh: '只有本设备保持登录。如果有您不认识的设备，请同时修改密码。',
    },
    confirm: { vi: 'Đăng xuất các thiết bị khác', en: 'Log out other devices', zh: '退出其他设备' },
    confirming: { vi: 'Đang đăng xuất…', en: 'Logging out…', zh: '正在退出…' },
    keep: { vi: 'Giữ nguyên', en: 'Keep them', zh: '保持不变' },
    failed: { vi: 'Chưa đăng xuất được', en: 'The other devices were not logged out', zh: '未能退出' },
  },
})

export const signInTexts = localized<SignInListTexts>({
  ...device,
  title: { vi: 'Lịch sử đăng nhập', en: 'Login history', zh: '登录记录' },
  description: {
    vi: 'Trong 90 ngày qua. Nếu có lần đăng nhập thành công mà không phải bạn, hãy đổi mật khẩu ngay.',
    en: 'The last 90 days. If a login succeeded that was not you, change your password now.',
    zh: '最近 90 天。如果有成功的登录不是您本人操作，请立即修改密码。',
  },
  errorTitle: {
    vi: 'Không tải được lịch sử đăng nhập',
    en: 'The login history could not be loaded',
    zh: '登录记录加载失败',
  },
  empty: { vi: 'Chưa có lần đăng nhập nào', en: 'No logins yet', zh: '还没有登录记录' },
  emptyDescription: {
    vi: 'Mỗi lần đăng nhập, kể cả lần bị từ chối, sẽ hiện ở đây.',
    en: 'Every login appears here, including refused ones.',
    zh: '每次登录都会显示在这里，包括被拒绝的。',
  },
  outcomes: {
    signed_in: { vi: 'Thành công', en: 'Logged in', zh: '登录成功' },
    wrong_password: { vi: 'Sai mật khẩu', en: 'Wrong password', zh: '密码错误' },
    wrong_code: { vi: 'Sai mã xác thực', en: 'Wrong code', zh: '验证码错误' },
    locked: { vi: 'Bị khóa', en: 'Locked', zh: '已锁定' },
  },
  times: {
    vi: (count) => `${count} lần`,
    en: (count) => (count === 1 ? 'once' : `${count} times`),
    zh: (count) => `${count} 次`,
  },
})

export const passkeysTexts = localized<PasskeysTexts>({
  title: { vi: 'Passkey', en: 'Passkeys', zh: '通行密钥' },
  description: {
    vi: 'Đăng nhập bằng vân tay, khuôn mặt hoặc mã khóa của thiết bị, không cần mật khẩu. Passkey cũng thay cho mã xác thực.',
    en: 'Log in with your fingerprint, face or screen lock instead of a password. A passkey also replaces the code.',
    zh: '使用指纹、面容或锁屏密码登录，无需密码。通行密钥也可代替验证码。',
  },
  add: { vi: 'Thêm passkey', en: 'Add a passkey', zh: '添加通行密钥' },
  unsupported: {
    vi: 'Trình duyệt này không hỗ trợ passkey. Hãy dùng bản mới của Chrome, Edge, Firefox hoặc Safari.',
    en: 'This browser does not support passkeys. Use a current version of Chrome, Edge, Firefox or Safari.',
    zh: '此浏览器不支持通行密钥，请更新或换用其他浏览器。',
  },
  emptyTitle: { vi: 'Chưa có passkey nào', en: 'No passkeys yet', zh: '还没有通行密钥' },
  emptyDescription: {
    vi: 'Thêm passkey để đăng nhập nhanh và không lo lộ mật khẩu.',
    en: 'Add one to log in quickly, with no password to be stolen or guessed.',
    zh: '添加后即可快速登录，不必担心密码泄露。',
  },
  errorTitle: { vi: 'Không tải được passkey', en: 'The passkeys could not be loaded', zh: '通行密钥加载失败' },
  added: { vi: (date) => `Thêm ngày ${date}`, en: (date) => `Added ${date}`, zh: (date) => `添加于 ${date}` },
  used: {
    vi: (date) => `Dùng lần cuối ngày ${date}`,
    en: (date) => `Last used ${date}`,
    zh: (date) => `上次使用：${date}`,
  },
  neverUsed: { vi: 'Chưa dùng lần nào', en: 'Never used', zh: '尚未使用' },
  backedUp: { vi: 'Đã đồng bộ', en: 'Synced', zh: '已同步' },
  oneDevice: { vi: 'Chỉ trên một thiết bị', en: 'On one device', zh: '仅在一台设备上' },
  rename: { vi: 'Đổi tên', en: 'Rename', zh: '重命名' },
  renameNamed: {
    vi: (name) => `Đổi tên passkey ${name}`,
    en: (name) => `Rename the passkey ${name}`,
    zh: (name) => `重命名通行密钥 ${name}`,
  },
  remove: { vi: 'Xóa', en: 'Remove', zh: '删除' },
  removeNamed: {
    vi: (name) => `Xóa passkey ${name}`,
    en: (name) => `Remove the passkey ${name}`,
    zh: (name) => `删除通行密钥 ${name}`,
  },
  addDialog: {
    heading: { vi: 'Thêm passkey', en: 'Add a passkey', zh: '添加通行密钥' },
    description: {
      vi: 'Sau khi kiểm tra mật khẩu, trình duyệt sẽ hỏi bạn muốn lưu passkey ở đâu.',
      en: 'Once your password is checked, the browser asks where to keep the passkey.',
      zh: '验证密码后，浏览器会询问将通行密钥保存在何处。',
    },
    name: { vi: 'Tên passkey', en: 'Passkey name', zh: '通行密钥名称' },
    nameHint: {
      vi: 'Giúp bạn nhận ra thiết bị về sau. Để trống thì hệ thống lấy tên trình duyệt và hệ điều hành.',
      en: 'So you can recognise the device later. Leave it empty to use the names of your browser and system.',
      zh: '便于日后识别设备。留空则使用浏览器和系统的名称。',
    },
    password: securityTexts.passwordDialog.currentPassword,
    passwordMissing: missing.password,
    cancel: { vi: 'Hủy', en: 'Cancel', zh: '取消' },
    submit: { vi: 'Tiếp tục với trình duyệt', en: 'Continue in the browser', zh: '在浏览器中继续' },
    pending: { vi: 'Đang chờ trình duyệt…', en: 'Waiting for the browser…', zh: '正在等待浏览器…' },
    failed: { vi: 'Chưa thêm được passkey', en: 'The passkey was not added', zh: '未能添加通行密钥' },
  },
  renameDialog: {
    heading: { vi: 'Đổi tên passkey', en: 'Rename the passkey', zh: '重命名通行密钥' },
    description: {
      vi: 'Chỉ đổi tên hiển thị ở đây; tên trên thiết bị không đổi.',
      en: 'This changes the name here, not on the device.',
      zh: '只更改此处的名称，不影响设备上的名称。',
    },
    name: { vi: 'Tên passkey', en: 'Passkey name', zh: '通行密钥名称' },
    nameMissing: { vi: 'Vui lòng nhập tên passkey', en: 'Enter a name for the passkey', zh: '请输入通行密钥名称' },
    cancel: { vi: 'Hủy', en: 'Cancel', zh: '取消' },
    submit: { vi: 'Lưu tên', en: 'Save the name', zh: '保存名称' },
    pending: { vi: 'Đang lưu…', en: 'Saving…', zh: '正在保存…' },
    failed: { vi: 'Chưa đổi được tên', en: 'The name was not saved', zh: '名称未保存' },
  },
  removeDialog: {
    description: {
      vi: 'Bạn sẽ không đăng nhập bằng passkey này được nữa. Hãy xóa cả bản lưu trên thiết bị.',
      en: 'You can no longer log in with it. Delete it on the device as well.',
      zh: '它将无法再用于登录。请同时在设备上删除。',
    },
    cancel: { vi: 'Hủy', en: 'Cancel', zh: '取消' },
    submit: { vi: 'Xóa passkey', en: 'Remove the passkey', zh: '删除通行密钥' },
    pending: { vi: 'Đang xóa…', en: 'Removing…', zh: '正在删除…' },
    failed: { vi: 'Chưa xóa được passkey', en: 'The passkey was not removed', zh: '未能删除通行密钥' },
  },
  removeHeading: {
    vi: (name) => `Xóa passkey ${name}?`,
    en: (name) => `Remove the passkey ${name}?`,
    zh: (name) => `删除通行密钥 ${name}？`,
  },
  codesHeading: { vi: 'Giữ lại các mã khôi phục', en: 'Keep your recovery codes', zh: '请保存恢复码' },
  recoveryCodes: {
    ...securityTexts.recoveryCodes,
    description: {
      vi: 'Khi không có passkey bên mình, bạn dùng mỗi mã này một lần thay cho passkey.',
      en: 'When you do not have your passkey, you can use each of these once to confirm something.',
      zh: '通行密钥不在身边时，每个恢复码可在需要确认时代替它一次。',
    },
  },
})

/** What toasts and forms say about passkeys. */
export const passkeyToasts = localizedAsWritten({
  added: { vi: 'Đã thêm passkey', en: 'Passkey added', zh: '已添加通行密钥' },
  renamed: { vi: 'Đã lưu tên passkey', en: 'Passkey name saved', zh: '通行密钥名称已保存' },
  removed: { vi: 'Đã xóa passkey', en: 'Passkey removed', zh: '已删除通行密钥' },
  notMade: {
    vi: 'Chưa tạo được passkey: bạn đã hủy, hoặc thiết bị này đã có passkey của tài khoản.',
    en: 'No passkey was created: you cancelled, or this device already has one for your account.',
    zh: '浏览器没有创建通行密钥：操作已取消，或此设备已有该账号的通行密钥。',
  },
})

export const accountHistoryTexts = localized<AccountHistoryTexts>({
  title: { vi: 'Lịch sử tài khoản', en: 'Account history', zh: '账号变更记录' },
  description: {
    vi: 'Những thay đổi mà Sen Cloud đã thực hiện trên tài khoản của bạn. Nếu thấy điều gì không đúng, hãy gửi yêu cầu hỗ trợ.',
    en: 'Changes that the Sen Cloud team made to your account. If something is not right, open a ticket.',
    zh: 'Sen Cloud 团队对您账号所做的操作。如有疑问，请提交工单。',
  },
  errorTitle: {
    vi: 'Không tải được lịch sử tài khoản',
    en: 'The account history could not be loaded',
    zh: '账号变更记录加载失败',
  },
  empty: { vi: 'Chưa có thay đổi nào', en: 'No changes yet', zh: '暂无记录' },
  emptyDescription: {
    vi: 'Khi chúng tôi khóa, mở khóa hoặc thay đổi tài khoản của bạn, lý do sẽ hiện ở đây.',
    en: 'If we lock, unlock or change your account, the reason appears here.',
    zh: '我们锁定、解锁或更改您的账号时，原因会显示在这里。',
  },
  kinds: {
    locked: { vi: 'Khóa tài khoản', en: 'Account locked', zh: '锁定账号' },
    unlocked: { vi: 'Mở khóa tài khoản', en: 'Account unlocked', zh: '解锁账号' },
    second_factor_reset: { vi: 'Đặt lại xác thực hai lớp', en: 'Two-step verification reset', zh: '重置两步验证' },
    phone_released: { vi: 'Bỏ số điện thoại của bạn', en: 'Phone number removed', zh: '手机号已释放' },
    balance_changed: { vi: 'Điều chỉnh số dư', en: 'Balance adjusted', zh: '调整余额' },
    deposit_completed: { vi: 'Duyệt khoản nạp tiền', en: 'Top-up approved', zh: '确认充值' },
    deposit_failed: { vi: 'Từ chối khoản nạp tiền', en: 'Top-up rejected', zh: '拒绝充值' },
  },
  by: same((name) => (name === null ? 'Sen Cloud' : `Sen Cloud – ${name}`)),
  reason: {
    vi: (reason) => `lý do: ${reason}`,
    en: (reason) => `reason: ${reason}`,
    zh: (reason) => `原因：${reason}`,
  },
})

/** What a toast says once it is done. */
export const accountToasts = localizedAsWritten({
  closed: { vi: 'Đã đóng tài khoản', en: 'Account closed', zh: '账号已关闭' },
  closedDetails: {
    vi: 'Cảm ơn bạn đã dùng Sen Cloud. Thư xác nhận đã được gửi đến email của bạn.',
    en: 'Thank you for using Sen Cloud. We have sent you a confirmation by email.',
    zh: '感谢您使用 Sen Cloud，确认邮件已发送。',
  },
  invoiceSaved: { vi: 'Đã lưu thông tin xuất hóa đơn', en: 'Invoice details saved', zh: '发票信息已保存' },
  invoiceRemoved: { vi: 'Đã xóa thông tin xuất hóa đơn', en: 'Invoice details deleted', zh: '发票信息已删除' },
  renamed: { vi: 'Đã lưu tên', en: 'Name saved', zh: '姓名已保存' },
  emailRequested: {
    vi: 'Đã gửi liên kết đến địa chỉ mới',
    en: 'A link was sent to the new address',
    zh: '链接已发送到新邮箱',
  },
  emailKept: { vi: 'Đã hủy việc đổi email', en: 'Email change cancelled', zh: '已取消修改邮箱' },
  passwordChanged: { vi: 'Đã đổi mật khẩu', en: 'Password changed', zh: '密码已修改' },
  sessionEnded: { vi: 'Đã đăng xuất thiết bị', en: 'Device logged out', zh: '设备已退出登录' },
  othersEnded: {
    vi: 'Đã đăng xuất mọi thiết bị khác',
    en: 'All other devices were logged out',
    zh: '所有其他设备已退出登录',
  },
  totpDisabled: { vi: 'Đã tắt xác thực hai lớp', en: 'Two-step verification is off', zh: '两步验证已关闭' },
})

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
import { loginTexts } from './login.ts'
import { recoveryTexts } from './recovery.ts'
import { secondFactor } from './second-factor.ts'

const { fields, missing, validation } = authTexts
const { reset } = recoveryTexts

/** Of the code that a change of the second factor needs. */
const proofHint = 'Sáu chữ số trong ứng dụng, hoặc một mã khôi phục.'

/** The customer's own account. */
export const accountPageTexts: AccountScreenTexts = {
  title: header.account,
  back: 'Bảng điều khiển',
  tabsLabel: 'Phần của tài khoản',
  tabs: { profile: 'Hồ sơ', security: 'Bảo mật' },
  developers: 'Token API, webhook và khóa SSH',
  errorTitle: 'Không tải được tài khoản',
}

export const profileTexts: ProfileSettingsTexts = {
  title: 'Thông tin của bạn',
  name: fields.name,
  noName: 'Chưa có tên',
  change: 'Đổi',
  changeNamed: (setting) => `Đổi: ${setting}`,
  email: fields.email,
  verified: 'Đã xác minh',
  notVerified: 'Chưa xác minh',
  notVerifiedDetails: 'Hãy mở liên kết trong thư chúng tôi đã gửi, để lấy lại được tài khoản khi quên mật khẩu.',
  sendLink: 'Gửi lại liên kết',
  sendingLink: 'Đang gửi…',
  linkSent: 'Đã gửi liên kết. Hãy xem hộp thư, cả mục thư rác.',
  pendingEmail: (email, until) => `Đang chờ xác nhận ${email}. Liên kết trong thư dùng được đến ${until}.`,
  keepEmail: 'Giữ địa chỉ cũ',
  keepingEmail: 'Đang hủy…',
  failed: 'Chưa thực hiện được',
  phone: 'Số điện thoại',
  noPhone: 'Chưa có số',
  phoneDetails: 'Để nhận tin khi máy chủ hoặc ví của bạn cần chú ý.',
  verify: 'Xác minh',
  language: 'Ngôn ngữ',
  theme: 'Giao diện',
  themes: { dark: 'Tối', light: 'Sáng' },
  nameDialog: {
    heading: 'Đổi tên',
    description: 'Tên này được dùng trong tài khoản và trong thư gửi cho bạn.',
    fullName: fields.name,
    firstName: 'Tên',
    lastName: 'Họ',
    tooShort: loginTexts.card.validation.firstName,
    cancel: 'Hủy',
    submit: 'Lưu',
    pending: 'Đang lưu…',
    failed: 'Chưa lưu được tên',
  },
  emailDialog: {
    heading: 'Đổi email',
    description: 'Chúng tôi gửi liên kết xác nhận đến địa chỉ mới, và báo cho địa chỉ hiện tại.',
    newEmail: 'Email mới',
    emailHint: 'Bạn vẫn đăng nhập bằng email hiện tại cho đến khi mở liên kết.',
    emailMissing: missing.email,
    invalidEmail: validation.email,
    password: 'Mật khẩu hiện tại',
    passwordMissing: missing.password,
    cancel: 'Hủy',
    submit: 'Gửi liên kết',
    pending: 'Đang gửi…',
    failed: 'Chưa đổi được email',
  },
  phoneDialog,
  phoneVerification,
}

export const mailSettingsTexts: MailSettingsTexts = {
  title: 'Thư gửi cho bạn',
  label: 'Những thư được gửi',
  necessary: {
    name: 'Bảo mật, gia hạn và tạm ngưng',
    description: 'Luôn được gửi: đăng nhập lạ, đổi mật khẩu, máy chủ sắp hết hạn hoặc bị tạm ngưng.',
  },
  groups: {
    money: { name: 'Ví và thanh toán', description: 'Khi tiền vào ví.' },
    machines: { name: 'Máy chủ', description: 'Khi máy chủ mới đã sẵn sàng.' },
    support: { name: 'Hỗ trợ', description: 'Khi yêu cầu được tiếp nhận và khi có trả lời.' },
  },
  failed: 'Chưa lưu được lựa chọn',
  undeliverable: {
    title: 'Thư gửi cho bạn bị trả lại',
    description: (email) => `Chúng tôi không gửi được thư đến ${email}. Hãy đổi sang địa chỉ khác ở trên.`,
  },
}

export const invoiceSettingsTexts: InvoiceSettingsTexts = {
  title: 'Thông tin xuất hóa đơn',
  buyer: 'Người mua',
  none: 'Tên của bạn',
  noneDetails: 'Thêm công ty, mã số thuế hoặc địa chỉ nếu bạn cần trên hóa đơn.',
  taxCode: (code) => `MST ${code}`,
  add: 'Thêm thông tin',
  change: 'Sửa thông tin',
  remove: 'Xóa thông tin',
  removing: 'Đang xóa…',
  failed: 'Chưa xóa được',
  dialog: {
    heading: 'Thông tin xuất hóa đơn',
    description: 'Dùng cho các hóa đơn lập từ nay. Hóa đơn đã lập không thay đổi.',
    company: 'Tên công ty',
    companyHint: 'Để trống nếu hóa đơn ghi tên bạn.',
    taxCode: 'Mã số thuế',
    taxCodeHint: '10 số, 13 số của chi nhánh, hoặc 12 số định danh cá nhân.',
    address: 'Địa chỉ trên hóa đơn',
    wrongTaxCode: 'Mã số thuế chưa đúng. Hãy kiểm tra lại từng chữ số.',
    companyNeedsTaxCode: 'Công ty cần có mã số thuế.',
    addressMissing: 'Vui lòng nhập địa chỉ trên hóa đơn.',
    cancel: 'Hủy',
    submit: 'Lưu',
    pending: 'Đang lưu…',
    failed: 'Chưa lưu được thông tin',
  },
}

export const accountDataTexts: AccountDataTexts = {
  title: 'Dữ liệu của bạn',
  label: 'Bản sao dữ liệu',
  file: 'Một tệp JSON',
  details:
    'Tài khoản, đăng nhập, giao dịch, máy chủ, yêu cầu hỗ trợ, khóa SSH và danh sách token. Không có mật khẩu, mã bí mật và tệp đính kèm.',
  download: 'Tải xuống',
}

export const closeAccountTexts: CloseAccountTexts = {
  title: 'Đóng tài khoản',
  deleted: 'Bị xóa ngay',
  deletedWhat:
    'Tên, email, số điện thoại, mật khẩu, passkey, phiên đăng nhập, token API, webhook, khóa SSH, mã xác thực và lịch sử đăng nhập.',
  kept: 'Được giữ lại',
  keptWhat: 'Giao dịch, chứng từ cùng tên và thông tin trên hóa đơn, máy chủ đã thuê, yêu cầu hỗ trợ.',
  keptDetails: 'Luật Kế toán buộc giữ chứng từ ít nhất 10 năm. Phần được giữ không còn gắn với email của bạn.',
  before: 'Trước khi đóng',
  nothingLeft: 'Không còn gì cần làm.',
  finalDetails: 'Không mở lại được. Bạn có thể đăng ký tài khoản mới bằng chính email này.',
  obstacles: {
    machines: (count) => `Hủy ${count} máy chủ`,
    waitingOrders: (count) => `Hủy ${count} đơn đang chờ thanh toán`,
    deposits: (count) => `Hủy ${count} khoản nạp đang xử lý`,
    withdrawals: (count) => `Chờ ${count} khoản rút được chi, hoặc hủy`,
    balance: (amount) => `Rút ${amount} trong ví`,
  },
  balanceDetails: 'Phần không rút được, như tiền thưởng hoặc số tiền quá nhỏ: hãy gửi yêu cầu hỗ trợ.',
  close: 'Đóng tài khoản',
  notYet: 'Hãy làm xong những việc bên cạnh trước',
  dialog: {
    heading: 'Đóng tài khoản vĩnh viễn?',
    description: 'Bạn bị đăng xuất trên mọi thiết bị, và không đăng nhập lại được. Việc này không hoàn tác được.',
    email: 'Email của tài khoản',
    emailHint: (email) => `Nhập ${email} để xác nhận.`,
    wrongEmail: 'Hãy nhập đúng email của tài khoản này.',
    password: 'Mật khẩu hiện tại',
    passwordMissing: missing.password,
    cancel: 'Giữ tài khoản',
    submit: 'Đóng tài khoản',
    pending: 'Đang đóng…',
    failed: 'Chưa đóng được tài khoản',
  },
}

export const securityTexts: SecuritySettingsTexts = {
  title: 'Đăng nhập',
  password: fields.password,
  passwordDetails: 'Đổi mật khẩu sẽ kết thúc mọi phiên đăng nhập khác.',
  changePassword: 'Đổi mật khẩu',
  secondFactor: 'Xác thực hai lớp',
  on: 'Đang bật',
  off: 'Đang tắt',
  onDetails: (since, codesLeft) => `Từ ${since}. Còn ${codesLeft} mã khôi phục chưa dùng.`,
  fewCodes: 'Nên tạo mã mới.',
  offDetails:
    'Ngoài mật khẩu, mỗi lần đăng nhập cần thêm mã từ điện thoại của bạn. Biết mật khẩu thôi thì không vào được.',
  turnOn: 'Bật',
  turningOn: 'Đang chuẩn bị…',
  turnOff: 'Tắt',
  newCodes: 'Tạo mã khôi phục mới',
  failed: 'Chưa thực hiện được',
  passwordDialog: {
    heading: 'Đổi mật khẩu',
    description: 'Các thiết bị khác sẽ phải đăng nhập lại. Thiết bị này thì không.',
    currentPassword: 'Mật khẩu hiện tại',
    currentMissing: missing.password,
    password: reset.password,
    passwordHint: reset.passwordHint,
    tooShort: reset.tooShort,
    confirmPassword: reset.confirmPassword,
    confirmMissing: reset.confirmMissing,
    different: reset.different,
    cancel: 'Hủy',
    submit: reset.submit,
    pending: reset.pending,
    failed: reset.failed,
  },
  totpDialog: {
    ...secondFactor,
    heading: 'Bật xác thực hai lớp',
    description: 'Dùng một ứng dụng như Google Authenticator, Microsoft Authenticator hoặc 1Password.',
    qrCode: 'Mã QR để thêm tài khoản vào ứng dụng xác thực',
    scan: '1. Trong ứng dụng, chọn thêm tài khoản rồi quét mã này.',
    orType: 'Không quét được? Nhập khóa này vào ứng dụng:',
    secret: 'khóa',
    enterCode: '2. Nhập mã mà ứng dụng hiện ra, ở ô bên dưới.',
    submit: 'Bật xác thực hai lớp',
    pending: 'Đang kiểm tra…',
    back: 'Hủy',
    doneHeading: 'Đã bật xác thực hai lớp',
  },
  turnOffDialog: {
    heading: 'Tắt xác thực hai lớp?',
    description: 'Sau đó chỉ cần mật khẩu là vào được tài khoản. Các mã khôi phục hết hiệu lực.',
    password: 'Mật khẩu hiện tại',
    passwordMissing: missing.password,
    code: secondFactor.code,
    codeHint: proofHint,
    invalidCode: secondFactor.invalidCode,
    cancel: 'Giữ nguyên',
    submit: 'Tắt',
    pending: 'Đang tắt…',
    failed: 'Chưa tắt được',
  },
  newCodesDialog: {
    heading: 'Tạo mã khôi phục mới?',
    description: 'Mười mã mới thay cho các mã cũ; mã cũ không dùng được nữa.',
    password: 'Mật khẩu hiện tại',
    passwordMissing: missing.password,
    code: secondFactor.code,
    codeHint: proofHint,
    invalidCode: secondFactor.invalidCode,
    cancel: 'Hủy',
    submit: 'Tạo mã mới',
    pending: 'Đang tạo…',
    failed: 'Chưa tạo được mã mới',
    doneHeading: 'Mã khôi phục mới',
  },
  recoveryCodes: {
    ...secretTexts,
    description: 'Khi không có điện thoại, mỗi mã này thay cho mã của ứng dụng một lần.',
    codes: 'mã khôi phục',
    download: 'Tải xuống',
    fileName: 'sen-cloud-ma-khoi-phuc.txt',
    print: 'In',
  },
}

const device = {
  browserOn: (browser: string, system: string) => `${browser} trên ${system}`,
  kinds: { computer: 'Máy tính', phone: 'Điện thoại', tablet: 'Máy tính bảng', program: 'Một chương trình' },
  unknownDevice: 'Thiết bị không rõ',
  fromNetwork: (network: string) => `mạng ${network}`,
  fromThisNetwork: 'cùng mạng với bạn',
}

export const sessionTexts: SessionListTexts = {
  ...device,
  title: 'Thiết bị đang đăng nhập',
  errorTitle: 'Không tải được danh sách thiết bị',
  empty: 'Không có phiên đăng nhập nào',
  emptyDescription: 'Các thiết bị đang đăng nhập sẽ hiện ở đây.',
  current: 'Thiết bị này',
  lastSeen: (at) => `hoạt động lần cuối ${at}`,
  activeNow: 'đang hoạt động',
  remembered: (until) => `giữ đăng nhập đến ${until}`,
  notRemembered: 'đến khi đóng trình duyệt',
  end: 'Đăng xuất',
  ending: 'Đang đăng xuất…',
  endNamed: (name) => `Đăng xuất ${name}`,
  endFailed: 'Chưa đăng xuất được thiết bị',
  endOthers: 'Đăng xuất mọi thiết bị khác',
  endOthersDialog: {
    heading: () => 'Đăng xuất mọi thiết bị khác?',
    description: 'Chỉ thiết bị này còn đăng nhập. Nếu có thiết bị bạn không nhận ra, hãy đổi cả mật khẩu.',
    confirm: 'Đăng xuất các thiết bị khác',
    confirming: 'Đang đăng xuất…',
    keep: 'Giữ nguyên',
    failed: 'Chưa đăng xuất được',
  },
}

export const signInTexts: SignInListTexts = {
  ...device,
  title: 'Lịch sử đăng nhập',
  description: 'Trong 90 ngày qua. Nếu có lần đăng nhập thành công mà không phải bạn, hãy đổi mật khẩu ngay.',
  errorTitle: 'Không tải được lịch sử đăng nhập',
  empty: 'Chưa có lần đăng nhập nào',
  emptyDescription: 'Mỗi lần đăng nhập, kể cả lần bị từ chối, sẽ hiện ở đây.',
  outcomes: {
    signed_in: 'Thành công',
    wrong_password: 'Sai mật khẩu',
    wrong_code: 'Sai mã xác thực',
    locked: 'Bị khóa',
  },
  times: (count) => `${count} lần`,
}

export const passkeysTexts: PasskeysTexts = {
  title: 'Passkey',
  description:
    'Đăng nhập bằng vân tay, khuôn mặt hoặc mã khóa của thiết bị, không cần mật khẩu. Passkey cũng thay cho mã xác thực.',
  add: 'Thêm passkey',
  unsupported: 'Trình duyệt này không hỗ trợ passkey. Hãy dùng bản mới của Chrome, Edge, Firefox hoặc Safari.',
  emptyTitle: 'Chưa có passkey nào',
  emptyDescription: 'Thêm passkey để đăng nhập nhanh và không lo lộ mật khẩu.',
  errorTitle: 'Không tải được passkey',
  added: (date) => `Thêm ngày ${date}`,
  used: (date) => `Dùng lần cuối ngày ${date}`,
  neverUsed: 'Chưa dùng lần nào',
  backedUp: 'Đã đồng bộ',
  oneDevice: 'Chỉ trên một thiết bị',
  rename: 'Đổi tên',
  renameNamed: (name) => `Đổi tên passkey ${name}`,
  remove: 'Xóa',
  removeNamed: (name) => `Xóa passkey ${name}`,
  addDialog: {
    heading: 'Thêm passkey',
    description: 'Sau khi kiểm tra mật khẩu, trình duyệt sẽ hỏi bạn muốn lưu passkey ở đâu.',
    name: 'Tên passkey',
    nameHint: 'Để nhận ra thiết bị về sau. Bỏ trống thì lấy tên trình duyệt và hệ điều hành.',
    password: securityTexts.passwordDialog.currentPassword,
    passwordMissing: missing.password,
    cancel: 'Hủy',
    submit: 'Tiếp tục với trình duyệt',
    pending: 'Đang chờ trình duyệt…',
    failed: 'Chưa thêm được passkey',
  },
  renameDialog: {
    heading: 'Đổi tên passkey',
    description: 'Chỉ đổi tên hiển thị ở đây; tên trên thiết bị không đổi.',
    name: 'Tên passkey',
    nameMissing: 'Hãy nhập tên passkey',
    cancel: 'Hủy',
    submit: 'Lưu tên',
    pending: 'Đang lưu…',
    failed: 'Chưa đổi được tên',
  },
  removeDialog: {
    description: 'Passkey này sẽ không đăng nhập được nữa. Hãy xóa cả bản lưu trên thiết bị.',
    cancel: 'Hủy',
    submit: 'Xóa passkey',
    pending: 'Đang xóa…',
    failed: 'Chưa xóa được passkey',
  },
  removeHeading: (name) => `Xóa passkey ${name}?`,
  codesHeading: 'Giữ lại các mã khôi phục',
  recoveryCodes: {
    ...securityTexts.recoveryCodes,
    description: 'Khi không có passkey bên mình, mỗi mã này thay cho passkey một lần khi cần xác nhận.',
  },
}

/** What toasts and forms say about passkeys. */
export const passkeyToasts = {
  added: 'Đã thêm passkey',
  renamed: 'Đã lưu tên passkey',
  removed: 'Đã xóa passkey',
  notMade: 'Trình duyệt chưa tạo passkey: bạn đã hủy, hoặc thiết bị này đã có passkey của tài khoản.',
}

export const accountHistoryTexts: AccountHistoryTexts = {
  title: 'Lịch sử tài khoản',
  description:
    'Những gì đội ngũ Sen Cloud đã làm với tài khoản của bạn. Có điều gì không đúng, hãy gửi yêu cầu hỗ trợ.',
  errorTitle: 'Không tải được lịch sử tài khoản',
  empty: 'Chưa có gì',
  emptyDescription: 'Khi chúng tôi khóa, mở khóa hoặc thay đổi tài khoản của bạn, lý do sẽ hiện ở đây.',
  kinds: {
    locked: 'Khóa tài khoản',
    unlocked: 'Mở khóa tài khoản',
    second_factor_reset: 'Đặt lại xác thực hai lớp',
    phone_released: 'Bỏ số điện thoại của bạn',
    balance_changed: 'Điều chỉnh số dư',
    deposit_completed: 'Duyệt khoản nạp tiền',
    deposit_failed: 'Từ chối khoản nạp tiền',
  },
  by: (name) => (name === null ? 'Sen Cloud' : `Sen Cloud – ${name}`),
  reason: (reason) => `lý do: ${reason}`,
}

/** What a toast says once it is done. */
export const accountToasts = {
  closed: 'Đã đóng tài khoản',
  closedDetails: 'Cảm ơn bạn đã dùng Sen Cloud. Thư xác nhận đã được gửi đến email của bạn.',
  invoiceSaved: 'Đã lưu thông tin xuất hóa đơn',
  invoiceRemoved: 'Đã xóa thông tin xuất hóa đơn',
  renamed: 'Đã lưu tên',
  emailRequested: 'Đã gửi liên kết đến địa chỉ mới',
  emailKept: 'Đã hủy việc đổi email',
  passwordChanged: 'Đã đổi mật khẩu',
  sessionEnded: 'Đã đăng xuất thiết bị',
  othersEnded: 'Đã đăng xuất mọi thiết bị khác',
  totpDisabled: 'Đã tắt xác thực hai lớp',
}

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
const proofHint = '应用中的 6 位数字，或一个恢复码。'

/** The customer's own account. */
export const accountPageTexts: AccountScreenTexts = {
  title: header.account,
  back: '控制台',
  tabsLabel: '账号的各个部分',
  tabs: { profile: '个人资料', security: '安全' },
  developers: 'API 令牌、Webhook 和 SSH 密钥',
  errorTitle: '无法加载账号',
}

export const profileTexts: ProfileSettingsTexts = {
  title: '您的资料',
  name: fields.name,
  noName: '尚未填写姓名',
  change: '修改',
  changeNamed: (setting) => `修改${setting}`,
  email: fields.email,
  verified: '已验证',
  notVerified: '未验证',
  notVerifiedDetails: '请打开我们发送的邮件中的链接，以便忘记密码时找回账号。',
  sendLink: '重新发送链接',
  sendingLink: '正在发送…',
  linkSent: '链接已发送，请查收邮件，包括垃圾邮件文件夹。',
  pendingEmail: (email, until) => `等待确认 ${email}。邮件中的链接在 ${until} 之前有效。`,
  keepEmail: '保留原邮箱',
  keepingEmail: '正在取消…',
  failed: '操作失败',
  phone: '手机号码',
  noPhone: '尚未填写',
  phoneDetails: '用于在服务器或钱包需要处理时通知您。',
  verify: '验证',
  language: '语言',
  theme: '外观',
  themes: { dark: '深色', light: '浅色' },
  nameDialog: {
    heading: '修改姓名',
    description: '用于您的账号，以及发送给您的邮件。',
    fullName: fields.name,
    firstName: '名字',
    lastName: '姓氏',
    tooShort: loginTexts.card.validation.name,
    cancel: '取消',
    submit: '保存',
    pending: '正在保存…',
    failed: '姓名保存失败',
  },
  emailDialog: {
    heading: '修改邮箱',
    description: '我们会向新邮箱发送链接，并通知当前邮箱。',
    newEmail: '新邮箱',
    emailHint: '打开链接之前，仍使用当前邮箱登录。',
    emailMissing: missing.email,
    invalidEmail: validation.email,
    password: '当前密码',
    passwordMissing: missing.password,
    cancel: '取消',
    submit: '发送链接',
    pending: '正在发送…',
    failed: '邮箱修改失败',
  },
  phoneDialog,
  phoneVerification,
}

export const mailSettingsTexts: MailSettingsTexts = {
  title: '发给您的邮件',
  label: '发送的邮件',
  necessary: {
    name: '安全、续费与暂停',
    description: '始终发送：陌生登录、密码修改、服务器即将到期或被暂停。',
  },
  groups: {
    money: { name: '钱包与付款', description: '款项到账时。' },
    machines: { name: '服务器', description: '新服务器就绪时。' },
    support: { name: '支持', description: '收到您的工单以及我们回复时。' },
  },
  failed: '未能保存您的选择',
  undeliverable: {
    title: '发给您的邮件被退回',
    description: (email) => `我们无法将邮件送达 ${email}。请在上方更换地址。`,
  },
}

export const invoiceSettingsTexts: InvoiceSettingsTexts = {
  title: '发票信息',
  buyer: '购买方',
  none: '您的姓名',
  noneDetails: '如发票需要，可添加公司、税号或地址。',
  taxCode: (code) => `税号 ${code}`,
  add: '添加信息',
  change: '修改信息',
  remove: '删除信息',
  removing: '正在删除…',
  failed: '未能删除',
  dialog: {
    heading: '发票信息',
    description: '用于今后开具的发票，已开具的发票不变。',
    company: '公司名称',
    companyHint: '如以个人名义开票，请留空。',
    taxCode: '税号',
    taxCodeHint: '越南税号：10 位数字，分支机构 13 位，或 12 位个人身份号码。',
    address: '发票地址',
    wrongTaxCode: '税号不正确，请核对每一位数字。',
    companyNeedsTaxCode: '公司需要填写税号。',
    addressMissing: '请输入发票地址。',
    cancel: '取消',
    submit: '保存',
    pending: '正在保存…',
    failed: '未能保存信息',
  },
}

export const accountDataTexts: AccountDataTexts = {
  title: '您的数据',
  label: '数据副本',
  file: '一个 JSON 文件',
  details: '包含账号、登录记录、交易、服务器、工单、SSH 公钥和令牌列表，不含密码、令牌密文和附件。',
  download: '下载',
}

export const closeAccountTexts: CloseAccountTexts = {
  title: '关闭账号',
  deleted: '立即删除',
  deletedWhat: '姓名、邮箱、手机号、密码、通行密钥、登录会话、API 令牌、Webhook、SSH 密钥、验证码和登录记录。',
  kept: '继续保留',
  keptWhat: '交易记录、带有姓名和发票信息的凭证、租用过的服务器以及工单。',
  keptDetails: '根据越南《会计法》，凭证至少须保存 10 年。保留的内容不再包含您的邮箱。',
  before: '关闭之前',
  nothingLeft: '没有需要处理的事项。',
  finalDetails: '关闭后无法恢复。您可以用同一邮箱注册新账号。',
  obstacles: {
    machines: (count) => `取消 ${count} 台服务器`,
    waitingOrders: (count) => `取消 ${count} 个待付款订单`,
    deposits: (count) => `取消 ${count} 笔处理中的充值`,
    withdrawals: (count) => `等待 ${count} 笔提现支付，或将其取消`,
    balance: (amount) => `提取钱包中的 ${amount}`,
  },
  balanceDetails: '无法提现的部分（如奖励金或金额过小）请提交工单。',
  close: '关闭账号',
  notYet: '请先完成所列事项',
  dialog: {
    heading: '永久关闭账号？',
    description: '您会在所有设备上退出登录，且无法再次登录。此操作不可撤销。',
    email: '账号邮箱',
    emailHint: (email) => `请输入 ${email} 以确认。`,
    wrongEmail: '请输入此账号的邮箱。',
    password: '当前密码',
    passwordMissing: missing.password,
    cancel: '保留账号',
    submit: '关闭账号',
    pending: '正在关闭…',
    failed: '账号未能关闭',
  },
}

export const securityTexts: SecuritySettingsTexts = {
  title: '登录',
  password: fields.password,
  passwordDetails: '修改密码后，其他登录都会失效。',
  changePassword: '修改密码',
  secondFactor: '两步验证',
  on: '已开启',
  off: '未开启',
  onDetails: (since, codesLeft) => `开启于 ${since}，还剩 ${codesLeft} 个未使用的恢复码。`,
  fewCodes: '建议生成新的恢复码。',
  offDetails: '开启后，登录时除密码外还需要手机上的验证码，仅知道密码无法登录。',
  turnOn: '开启',
  turningOn: '正在准备…',
  turnOff: '关闭',
  newCodes: '生成新的恢复码',
  failed: '操作失败',
  passwordDialog: {
    heading: '修改密码',
    description: '其他设备需要重新登录，本设备保持登录。',
    currentPassword: '当前密码',
    currentMissing: missing.password,
    password: reset.password,
    passwordHint: reset.passwordHint,
    tooShort: reset.tooShort,
    confirmPassword: reset.confirmPassword,
    confirmMissing: reset.confirmMissing,
    different: reset.different,
    cancel: '取消',
    submit: reset.submit,
    pending: reset.pending,
    failed: reset.failed,
  },
  totpDialog: {
    ...secondFactor,
    heading: '开启两步验证',
    description: '请使用 Google Authenticator、Microsoft Authenticator 或 1Password 等应用。',
    qrCode: '用于将账号添加到身份验证器应用的二维码',
    scan: '1. 在应用中选择添加账号，然后扫描此二维码。',
    orType: '无法扫描？请在应用中输入此密钥：',
    secret: '密钥',
    enterCode: '2. 在下方输入应用显示的验证码。',
    submit: '开启两步验证',
    pending: '正在验证…',
    back: '取消',
    doneHeading: '两步验证已开启',
  },
  turnOffDialog: {
    heading: '关闭两步验证？',
    description: '关闭后，仅凭密码即可进入账号，恢复码全部失效。',
    password: '当前密码',
    passwordMissing: missing.password,
    code: secondFactor.code,
    codeHint: proofHint,
    invalidCode: secondFactor.invalidCode,
    cancel: '保持开启',
    submit: '关闭',
    pending: '正在关闭…',
    failed: '关闭失败',
  },
  newCodesDialog: {
    heading: '生成新的恢复码？',
    description: '十个新恢复码将替换旧的恢复码，旧的不再有效。',
    password: '当前密码',
    passwordMissing: missing.password,
    code: secondFactor.code,
    codeHint: proofHint,
    invalidCode: secondFactor.invalidCode,
    cancel: '取消',
    submit: '生成新的恢复码',
    pending: '正在生成…',
    failed: '生成失败',
    doneHeading: '新的恢复码',
  },
  recoveryCodes: {
    ...secretTexts,
    description: '手机不在身边时，每个恢复码可代替一次应用中的验证码。',
    codes: '恢复码',
    download: '下载',
    fileName: 'sen-cloud-recovery-codes.txt',
    print: '打印',
  },
}

const device = {
  browserOn: (browser: string, system: string) => `${system} 上的 ${browser}`,
  kinds: { computer: '电脑', phone: '手机', tablet: '平板电脑', program: '程序' },
  unknownDevice: '未知设备',
  fromNetwork: (network: string) => `网络 ${network}`,
  fromThisNetwork: '与您在同一网络',
}

export const sessionTexts: SessionListTexts = {
  ...device,
  title: '已登录的设备',
  errorTitle: '无法加载设备列表',
  empty: '没有登录记录',
  emptyDescription: '已登录的设备会显示在这里。',
  current: '本设备',
  lastSeen: (at) => `最近活动 ${at}`,
  activeNow: '正在使用',
  remembered: (until) => `保持登录至 ${until}`,
  notRemembered: '关闭浏览器即退出',
  end: '退出登录',
  ending: '正在退出…',
  endNamed: (name) => `退出登录：${name}`,
  endFailed: '该设备未能退出登录',
  endOthers: '退出所有其他设备',
  endOthersDialog: {
    heading: () => '退出所有其他设备？',
    description: '只有本设备保持登录。如果有您不认识的设备，请同时修改密码。',
    confirm: '退出其他设备',
    confirming: '正在退出…',
    keep: '保持不变',
    failed: '未能退出',
  },
}

export const signInTexts: SignInListTexts = {
  ...device,
  title: '登录记录',
  description: '最近 90 天。如果有成功的登录不是您本人操作，请立即修改密码。',
  errorTitle: '无法加载登录记录',
  empty: '还没有登录记录',
  emptyDescription: '每次登录都会显示在这里，包括被拒绝的。',
  outcomes: { signed_in: '登录成功', wrong_password: '密码错误', wrong_code: '验证码错误', locked: '已锁定' },
  times: (count) => `${count} 次`,
}

export const passkeysTexts: PasskeysTexts = {
  title: '通行密钥',
  description: '使用指纹、面容或锁屏密码登录，无需密码。通行密钥也可代替验证码。',
  add: '添加通行密钥',
  unsupported: '此浏览器不支持通行密钥，请更新或换用其他浏览器。',
  emptyTitle: '还没有通行密钥',
  emptyDescription: '添加后即可快速登录，不必担心密码泄露。',
  errorTitle: '无法加载通行密钥',
  added: (date) => `添加于 ${date}`,
  used: (date) => `上次使用：${date}`,
  neverUsed: '尚未使用',
  backedUp: '已同步',
  oneDevice: '仅在一台设备上',
  rename: '重命名',
  renameNamed: (name) => `重命名通行密钥 ${name}`,
  remove: '删除',
  removeNamed: (name) => `删除通行密钥 ${name}`,
  addDialog: {
    heading: '添加通行密钥',
    description: '验证密码后，浏览器会询问将通行密钥保存在何处。',
    name: '通行密钥名称',
    nameHint: '便于日后识别设备。留空则使用浏览器和系统的名称。',
    password: securityTexts.passwordDialog.currentPassword,
    passwordMissing: missing.password,
    cancel: '取消',
    submit: '在浏览器中继续',
    pending: '正在等待浏览器…',
    failed: '未能添加通行密钥',
  },
  renameDialog: {
    heading: '重命名通行密钥',
    description: '只更改此处的名称，不影响设备上的名称。',
    name: '通行密钥名称',
    nameMissing: '请输入通行密钥名称',
    cancel: '取消',
    submit: '保存名称',
    pending: '正在保存…',
    failed: '名称未保存',
  },
  removeDialog: {
    description: '它将无法再用于登录。请同时在设备上删除。',
    cancel: '取消',
    submit: '删除通行密钥',
    pending: '正在删除…',
    failed: '未能删除通行密钥',
  },
  removeHeading: (name) => `删除通行密钥 ${name}？`,
  codesHeading: '请保存恢复码',
  recoveryCodes: {
    ...securityTexts.recoveryCodes,
    description: '通行密钥不在身边时，每个恢复码可在需要确认时代替它一次。',
  },
}

/** What toasts and forms say about passkeys. */
export const passkeyToasts = {
  added: '已添加通行密钥',
  renamed: '通行密钥名称已保存',
  removed: '已删除通行密钥',
  notMade: '浏览器没有创建通行密钥：操作已取消，或此设备已有该账号的通行密钥。',
}

export const accountHistoryTexts: AccountHistoryTexts = {
  title: '账号变更记录',
  description: 'Sen Cloud 团队对您账号所做的操作。如有疑问，请提交工单。',
  errorTitle: '无法加载账号变更记录',
  empty: '暂无记录',
  emptyDescription: '我们锁定、解锁或更改您的账号时，原因会显示在这里。',
  kinds: {
    locked: '锁定账号',
    unlocked: '解锁账号',
    second_factor_reset: '重置两步验证',
    phone_released: '手机号已释放',
    balance_changed: '调整余额',
    deposit_completed: '确认充值',
    deposit_failed: '拒绝充值',
  },
  by: (name) => (name === null ? 'Sen Cloud' : `Sen Cloud – ${name}`),
  reason: (reason) => `原因：${reason}`,
}

/** What a toast says once it is done. */
export const accountToasts = {
  closed: '账号已关闭',
  closedDetails: '感谢您使用 Sen Cloud，确认邮件已发送。',
  invoiceSaved: '发票信息已保存',
  invoiceRemoved: '发票信息已删除',
  renamed: '姓名已保存',
  emailRequested: '链接已发送到新邮箱',
  emailKept: '已取消修改邮箱',
  passwordChanged: '密码已修改',
  sessionEnded: '设备已退出登录',
  othersEnded: '所有其他设备已退出登录',
  totpDisabled: '两步验证已关闭',
}

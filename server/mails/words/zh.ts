import type { CommonWords } from '#server/mails/mail-content.ts'
import { ticketPath } from '#server/mails/mail-facts.ts'
import type { MailWords } from '#server/mails/mail-words.ts'
import { planMails } from '#server/mails/plan-mails.ts'
import { planWords } from './plan-zh.ts'

export const common: CommonWords = {
  colon: '：',
  greeting: (name) => (name ? `${name}，您好：` : '您好：'),
  linkHint: '如果按钮无法点击，请将此地址复制到浏览器中打开：',
  closing: '此致',
  signature: 'Sen Cloud 团队',
  hotline: (number) => `如需帮助，请致电 ${number}。`,
  unsubscribe: '不再接收此类邮件',
  unsubscribeHint: '不再接收此类邮件：',
}

const security = '您收到此邮件，是因为它涉及您 Sen Cloud 账号的安全。'
const service = '您收到此邮件，是因为它涉及您在 Sen Cloud 使用的服务。'
const money = '您收到此邮件，是因为您的 Sen Cloud 钱包余额有变动。'
const withdrawal = '您收到此邮件，是因为您申请将 Sen Cloud 钱包余额提现至银行账户。'
const support = '您收到此邮件，是因为您向 Sen Cloud 提交了工单。'
const notYou = '如果不是您本人操作，请立即修改密码并告知我们。'
const halfHour = '链接在 30 分钟内有效，且只能使用一次。'

export const mails: MailWords = {
  'verify-email': ({ link }, { url }) => ({
    subject: '请验证您的邮箱地址',
    preheader: '只差一步即可完成 Sen Cloud 账号注册。',
    blocks: [
      { paragraph: '请确认此邮箱属于您本人，以便有关账号和服务的邮件能够送达正确的人。' },
      { button: { label: '验证邮箱', url: url(link) } },
      { note: `${halfHour}如果您没有注册 Sen Cloud 账号，请忽略此邮件。` },
    ],
    reason: '您收到此邮件，是因为有人使用此地址注册了 Sen Cloud 账号。',
  }),
  welcome: (_, { url }) => ({
    subject: '欢迎使用 Sen Cloud',
    preheader: '您的邮箱已验证，账号已可使用。',
    blocks: [
      { paragraph: '您的邮箱已验证，账号已可使用。' },
      {
        paragraph:
          '请先为钱包充值，再订购服务器。服务器就绪后我们会发邮件通知您。每个周期的费用从钱包扣除，到期前我们会提醒您。',
      },
      { button: { label: '打开控制台', url: url('/dashboard') } },
    ],
    reason: '您收到此邮件，是因为您刚刚注册了 Sen Cloud 账号。',
  }),
  'reset-password': ({ link }, { url }) => ({
    subject: '重置您的 Sen Cloud 密码',
    preheader: '链接在 30 分钟内有效。',
    blocks: [
      { paragraph: '我们收到了重置您账号密码的请求。' },
      { button: { label: '设置新密码', url: url(link) } },
      { note: `${halfHour}如果您没有提出请求，请忽略此邮件，您的密码不会改变。` },
    ],
    reason: security,
  }),
  'password-changed': ({ at }, { dateTime, url }) => ({
    subject: '您的密码已修改',
    preheader: '其他登录会话均已结束。',
    blocks: [
      { paragraph: `您的 Sen Cloud 账号密码已于 ${dateTime(at)} 修改，其他设备均已退出登录。` },
      { paragraph: '如果不是您本人操作，请立即重置密码并告知我们。' },
      { button: { label: '重置密码', url: url('/forgot-password') } },
    ],
    reason: security,
  }),
  'email-change-confirm': ({ newAddress, link }, { url }) => ({
    subject: '请确认新的邮箱地址',
    preheader: '确认后，此地址将用于您的 Sen Cloud 账号。',
    blocks: [
      { paragraph: `您希望将 ${newAddress} 用于您的 Sen Cloud 账号。请确认此地址属于您本人。` },
      { button: { label: '确认新邮箱', url: url(link) } },
      { note: `${halfHour}如果不是您本人操作，请忽略此邮件。` },
    ],
    reason: '您收到此邮件，是因为有人希望将此地址用于 Sen Cloud 账号。',
  }),
  'email-change-notice': ({ newAddress, link }, { url }) => ({
    subject: '有人申请更换账号邮箱',
    preheader: '请确认是否为您本人操作。',
    blocks: [
      { paragraph: `有人申请将此 Sen Cloud 账号的邮箱更换为 ${newAddress}。` },
      { paragraph: '您可以在以下页面同意或阻止此次更换。' },
      { button: { label: '查看申请', url: url(link) } },
      { note: `${halfHour}${notYou}` },
    ],
    reason: security,
  }),
  'email-changed': ({ newAddress, at }, { dateTime }) => ({
    subject: '账号邮箱已更换',
    preheader: '今后 Sen Cloud 的邮件将发送至新地址。',
    blocks: [
      { paragraph: `您的账号邮箱已于 ${dateTime(at)} 更换为 ${newAddress}。今后请使用新地址登录。` },
      { note: '如果不是您本人操作，请立即致电我们。' },
    ],
    reason: security,
  }),
  'new-sign-in': ({ device, place, at }, { dateTime, url }) => ({
    subject: '新设备登录提醒',
    preheader: `${device}，${dateTime(at)}`,
    blocks: [
      { paragraph: '您的账号刚刚在一台新设备上登录。' },
      {
        facts: [
          ['设备', device],
          ['地点', place ?? '未知'],
          ['时间', dateTime(at)],
        ],
      },
      { paragraph: '如果是您本人，无需任何操作；否则请立即修改密码。' },
      { button: { label: '打开账号', url: url('/account') } },
    ],
    reason: security,
  }),
  'two-factor-on': ({ at }, { dateTime }) => ({
    subject: '两步验证已开启',
    preheader: '您的账号更加安全。',
    blocks: [
      { paragraph: `两步验证已于 ${dateTime(at)} 开启。今后登录时还需输入验证器应用中的验证码。` },
      { paragraph: '请妥善保管恢复码，以备手机遗失时使用。' },
      { note: notYou },
    ],
    reason: security,
  }),
  'two-factor-off': ({ at }, { dateTime }) => ({
    subject: '两步验证已关闭',
    preheader: '今后只需密码即可登录。',
    blocks: [{ paragraph: `两步验证已于 ${dateTime(at)} 关闭。今后只需密码即可登录。` }, { note: notYou }],
    reason: security,
  }),
  'recovery-code-used': ({ codesLeft, at }, { dateTime }) => ({
    subject: '有一个恢复码已被使用',
    preheader: `您还剩 ${codesLeft} 个恢复码。`,
    blocks: [
      { paragraph: `有一个恢复码于 ${dateTime(at)} 被用于登录。该恢复码已失效，您还剩 ${codesLeft} 个。` },
      { note: notYou },
    ],
    reason: security,
  }),
  'passkey-added': ({ name, at }, { dateTime }) => ({
    subject: '账号已添加通行密钥',
    preheader: `今后可以使用通行密钥“${name}”登录。`,
    blocks: [
      { paragraph: `通行密钥“${name}”已于 ${dateTime(at)} 添加。能解锁该设备的人都可以登录您的账号。` },
      { note: `${notYou}同时请在账号页面删除该通行密钥。` },
    ],
    reason: security,
  }),
  'passkey-removed': ({ name, at }, { dateTime }) => ({
    subject: '有一个通行密钥已被删除',
    preheader: `通行密钥“${name}”已无法用于登录。`,
    blocks: [{ paragraph: `通行密钥“${name}”已于 ${dateTime(at)} 删除，无法再用于登录您的账号。` }, { note: notYou }],
    reason: security,
  }),
  'account-locked': ({ reason }) => ({
    subject: '您的账号已被锁定',
    preheader: '您暂时无法登录。',
    blocks: [
      { paragraph: '您的 Sen Cloud 账号已被锁定，在我们解锁之前无法登录。' },
      ...(reason ? [{ facts: [['原因', reason]] as const }] : []),
      { paragraph: '如果您认为这是误会，请与我们联系。' },
    ],
    reason: security,
  }),
  'account-closed': ({ at }, { dateTime }) => ({
    subject: '您的账号已关闭',
    preheader: '感谢您使用 Sen Cloud。',
    blocks: [
      { paragraph: `根据您的申请，账号已于 ${dateTime(at)} 关闭。感谢您使用 Sen Cloud。` },
      { note: '交易记录、发票、租用过的服务器和工单将按法律规定的期限保存，不再包含您的邮箱；其他数据会被删除。' },
    ],
    reason: security,
  }),
  'deposit-received': (facts, tools) => ({
    subject: `您的钱包已到账 ${tools.money(facts.amount)}`,
    preheader: `最新余额：${tools.money(facts.balance)}`,
    blocks: [
      {
        paragraph: facts.isFound
          ? '这笔转账起初无法确认归属，现已核实为您的款项并存入钱包。'
          : '我们已收到您的充值，款项已存入钱包。',
      },
      {
        facts: [
          ['金额', tools.money(facts.amount)],
          ...(facts.bonus === undefined ? [] : [['充值奖励', tools.money(facts.bonus)] as const]),
          ['最新余额', tools.money(facts.balance)],
          ['时间', tools.dateTime(facts.at)],
        ],
      },
      { button: { label: '查看钱包', url: tools.url('/dashboard?tab=wallet') } },
    ],
    reason: money,
  }),
  'withdrawal-paid': ({ bank, account, reference, ...facts }, tools) => ({
    subject: `${tools.money(facts.amount)} 已汇至您的银行账户`,
    preheader: `${bank} ${account}`,
    blocks: [
      { paragraph: '您申请提现的款项已汇出。' },
      {
        facts: [
          ['金额', tools.money(facts.amount)],
          ['收款账户', `${bank} ${account}`],
          ['银行流水号', reference],
          ['时间', tools.dateTime(facts.at)],
        ],
      },
      { note: '如一个工作日后仍未到账，请将流水号告知我们。' },
      { button: { label: '查看钱包', url: tools.url('/dashboard?tab=wallet') } },
    ],
    reason: withdrawal,
  }),
  'withdrawal-rejected': ({ bank, account, reason, ...facts }, tools) => ({
    subject: `${tools.money(facts.amount)} 未能汇至您的银行账户`,
    preheader: '款项已全额退回钱包。',
    blocks: [
      { paragraph: '您的提现申请未获通过，款项已全额退回钱包。' },
      {
        facts: [
          ['金额', tools.money(facts.amount)],
          ['收款账户', `${bank} ${account}`],
          ['最新余额', tools.money(facts.balance)],
        ],
      },
      { paragraph: '原因：' },
      { quote: reason },
      { button: { label: '查看钱包', url: tools.url('/dashboard?tab=wallet') } },
    ],
    reason: withdrawal,
  }),
  'machine-ready': ({ vpsId, name, ipAddress, user }, { url }) => ({
    subject: `服务器 ${name} 已就绪`,
    preheader: '您现在即可登录。',
    blocks: [
      { paragraph: '您的服务器已安装完成并正在运行。' },
      {
        facts: [
          ['名称', name],
          ['IP 地址', ipAddress ?? '请在服务器页面查看'],
          ['用户', user],
        ],
      },
      { paragraph: '为了安全，我们不会通过邮件发送密码，请在服务器页面查看。' },
      { button: { label: '打开服务器页面', url: url(`/dashboard/vps/${vpsId}`) } },
    ],
    reason: service,
  }),
  'order-failed': (facts, tools) => ({
    subject: `服务器 ${facts.name} 未能创建`,
    preheader: facts.refund === '0' ? '您没有被扣费。' : `${tools.money(facts.refund)} 已退回钱包。`,
    blocks: [
      {
        paragraph:
          facts.refund === '0'
            ? '很抱歉，您订购的服务器未能创建，您没有被扣费。'
            : '很抱歉，您订购的服务器未能创建，全部款项已退回您的钱包。',
      },
      {
        facts: [
          ['服务器', facts.name],
          ...(facts.refund === '0' ? [] : [['退款金额', tools.money(facts.refund)] as const]),
        ],
      },
      { paragraph: '您可以重新下单，或联系我们获取帮助。' },
      { button: { label: '打开控制台', url: tools.url('/dashboard') } },
    ],
    reason: service,
  }),
  ...planMails({ ...planWords, service, money }),
  'ticket-received': ({ number, title, ticketId }, { url }) => ({
    subject: `已收到您的工单 ${number}：${title}`,
    preheader: '我们会尽快回复。',
    blocks: [
      { paragraph: '我们已收到您的工单，会尽快回复。' },
      {
        facts: [
          ['编号', number],
          ['主题', title],
        ],
      },
      { button: { label: '查看工单', url: url(ticketPath(ticketId)) } },
    ],
    reason: support,
  }),
  'ticket-reply': ({ number, title, excerpt, ticketId }, { url }) => ({
    subject: `回复您的工单 ${number}：${title}`,
    preheader: excerpt,
    blocks: [
      { paragraph: '我们已回复您的工单：' },
      { quote: excerpt },
      { button: { label: '查看并回复', url: url(ticketPath(ticketId)) } },
    ],
    reason: support,
  }),
  test: ({ at }, { dateTime }) => ({
    subject: 'Sen Cloud 测试邮件',
    preheader: '邮件服务器工作正常。',
    blocks: [{ paragraph: `此邮件发送于 ${dateTime(at)}，用于测试邮件服务器。收到即表示一切正常。` }],
    reason: '您收到此邮件，是因为管理员向此地址发送了测试邮件。',
  }),
}

import type { Language } from '#contracts/rules/languages.ts'

/** One thing that texts name, and the words for it. */
export interface Term {
  /** The word to write. */
  use: string
  /** The words not to write instead. */
  not: RegExp
  /** Where the other words are right, by the beginning of the file's path, each with the reason. */
  except?: Readonly<Record<string, string>>
}

const backOffice = 'the back-office speaks of its own people'
const adminFiles = {
  'design-system/texts/admin/': backOffice,
  'design-system/texts/infrastructure-admin.ts': backOffice,
  'design-system/texts/money-admin.ts': backOffice,
  'design-system/texts/landing/testimonials.ts': 'somebody’s profession',
  'server/features/auth/refusals.ts': backOffice,
  'server/features/closing/refusals.ts': 'it is about the account of an admin',
  'server/features/tickets/ticket-desk.ts': backOffice,
  'server/mails/words/': 'the test mail, which only admins send to themselves',
  'site/app/content/api-calls': 'the call with which an admin logs in',
  'site/content/support/knowledge/ssh-keys/': 'the administrator of a Linux system',
  'site/content/cookies/': 'the storage of the back-office',
}
const hypervisor = { 'design-system/texts/infrastructure-admin.ts': 'what runs on the hypervisor is a virtual machine' }

/** The words for one thing in each language. Longer explanations are in docs/contributing.md. */
export const glossary: Readonly<Record<Language, readonly Term[]>> = {
  vi: [
    {
      use: 'VPS, máy chủ',
      not: /(?<!\p{L}|[Hh]ết )máy(?: này|$)|Hủy máy(?! ảo)|Số máy(?! chủ)|Tên máy(?! chủ| tính)/u,
    },
    { use: 'snapshot', not: /bản chụp/i },
    { use: 'hết máy', not: /hết hàng|tạm hết/i },
    { use: 'vị trí', not: /nơi đặt/i },
    { use: 'ưu đãi', not: /khuyến mãi/i, except: { 'server/seeds/': 'what a customer wrote about a shop' } },
    { use: 'tiết kiệm', not: /(?<!\p{L})bớt (?:đến )?(?:\d|⟨)/iu },
    { use: 'lịch sử giao dịch', not: /lịch sử ví/i },
    { use: 'thời gian hoạt động', not: /mức sẵn sàng|thời gian sẵn sàng|độ ổn định/i },
    { use: 'khoản nạp đang xử lý', not: /khoản nạp(?: tiền)? đang chờ(?! duyệt)/i },
    { use: 'đám mây', not: /(?:băng thông|ổ đĩa|giải pháp|dịch vụ) cloud/i },
    { use: 'ổ đĩa, ổ NVMe', not: /ổ cứng/i },
    { use: 'trang web', not: /website/i },
    { use: 'bộ phận hỗ trợ', not: /quản trị viên|đội ngũ hỗ trợ/i, except: adminFiles },
    { use: 'Thao tác này không thể hoàn tác', not: /\. Không (?:thể )?hoàn tác/ },
    { use: 'phản hồi (of a server)', not: /(?:Máy chủ|Hypervisor) (?:không|chưa) trả lời/i },
  ],
  en: [
    { use: 'servers', not: /\bVPS are\b/ },
    { use: 'server, VPS', not: /\binstances?\b/i },
    { use: 'log in, log out, register', not: /\bsign(?:s|ed)? (?:in|out|up)\b|\bsign-in\b/i },
    { use: 'immediately', not: /\bat once\b/i, except: { 'design-system/texts/money-admin.ts': 'in one go' } },
    { use: 'automatically', not: /\bby (?:itself|themselves)\b/i },
    { use: '… could not be loaded', not: /\bCould not load\b/ },
    { use: 'type', not: /\bkinds? of\b/i },
    { use: 'RAM', not: /\bmemory\b/i },
    { use: '24/7', not: /around the clock|day and night|at any hour/i },
    { use: 'transaction history', not: /wallet history|history of (?:your|the) wallet/i },
    { use: 'bonus', not: /\brewards?\b/i },
    { use: 'up to', not: /\bat most\b/i, except: { 'site/content/': 'lifetimes of cookies and of messages' } },
    { use: 'permanently', not: /\bfor good\b/i },
    { use: 'email', not: /\b(?:a|the|this|these|test) mails?\b(?! server| service)|\bmails (?:to|about|of)\b/i },
  ],
  zh: [
    { use: '云服务器 VPS', not: /虚拟服务器/ },
    { use: 'VPS, 服务器', not: /(?<!虚拟)机器(?!人)/ },
    { use: '虚拟机', not: /虚拟机器/, except: hypervisor },
    { use: '支付方式', not: /充值渠道|付款方式(?!说明)/ },
    { use: '正在…', not: /中…/ },
    { use: '…加载失败', not: /无法加载/ },
    { use: '计费周期', not: /付款周期|服务周期/ },
    { use: '处理中的充值', not: /待处理的充值/ },
    {
      use: '请稍后再试',
      not: /请稍候再试|过几分钟再试|稍后重试/,
      except: { 'design-system/texts/admin/': 'what a mail server says' },
    },
    { use: '停止维护', not: /停止支持/ },
    { use: '个工单', not: /张工单/ },
    {
      use: '账号 (of a user)',
      not: /(?:您的|此|本|该|其他|Sen Cloud )账户(?!信息)/,
      except: { 'design-system/texts/admin/transfer-words.ts': 'a bank account' },
    },
    { use: '客服', not: /管理员(?!登录)/, except: adminFiles },
  ],
}

import type { CommonWords } from '#server/mails/mail-content.ts'
import { ticketPath } from '#server/mails/mail-facts.ts'
import type { MailWords } from '#server/mails/mail-words.ts'
import { planMails } from '#server/mails/plan-mails.ts'
import { planWords } from './plan-vi.ts'

export const common: CommonWords = {
  colon: ': ',
  greeting: (name) => (name ? `Chào ${name},` : 'Chào bạn,'),
  linkHint: 'Nếu không bấm được nút, bạn hãy chép địa chỉ này vào trình duyệt:',
  closing: 'Trân trọng,',
  signature: 'Đội ngũ Sen Cloud',
  hotline: (number) => `Cần giúp đỡ, bạn gọi ${number}.`,
  unsubscribe: 'Ngừng nhận loại thư này',
  unsubscribeHint: 'Ngừng nhận loại thư này:',
}

const security = 'Bạn nhận thư này vì nó liên quan đến bảo mật tài khoản Sen Cloud của bạn.'
const service = 'Bạn nhận thư này vì nó liên quan đến dịch vụ bạn đang dùng tại Sen Cloud.'
const money = 'Bạn nhận thư này vì số dư ví Sen Cloud của bạn vừa thay đổi.'
const withdrawal = 'Bạn nhận thư này vì bạn đã yêu cầu rút tiền từ ví Sen Cloud về tài khoản ngân hàng.'
const support = 'Bạn nhận thư này vì bạn đã gửi yêu cầu hỗ trợ cho Sen Cloud.'
const notYou = 'Nếu không phải bạn, hãy đổi mật khẩu ngay rồi báo cho chúng tôi.'
const halfHour = 'Liên kết có hiệu lực trong 30 phút và chỉ dùng được một lần.'

export const mails: MailWords = {
  'verify-email': ({ link }, { url }) => ({
    subject: 'Xác minh địa chỉ email của bạn',
    preheader: 'Chỉ còn một bước để hoàn tất tài khoản Sen Cloud.',
    blocks: [
      { paragraph: 'Hãy xác minh địa chỉ email này là của bạn, để thư về tài khoản và dịch vụ đến đúng người.' },
      { button: { label: 'Xác minh email', url: url(link) } },
      { note: `${halfHour} Nếu bạn không mở tài khoản Sen Cloud, hãy bỏ qua thư này.` },
    ],
    reason: 'Bạn nhận thư này vì địa chỉ này đã được dùng để mở tài khoản Sen Cloud.',
  }),
  welcome: (_, { url }) => ({
    subject: 'Chào mừng bạn đến với Sen Cloud',
    preheader: 'Email đã được xác minh, tài khoản của bạn đã sẵn sàng.',
    blocks: [
      { paragraph: 'Email của bạn đã được xác minh và tài khoản đã sẵn sàng.' },
      {
        paragraph:
          'Bạn nạp tiền vào ví rồi đặt VPS. Khi VPS sẵn sàng, chúng tôi gửi thư báo cho bạn. Mỗi kỳ được trừ từ ví, và bạn được nhắc trước ngày đến hạn.',
      },
      { button: { label: 'Mở trang quản lý', url: url('/dashboard') } },
    ],
    reason: 'Bạn nhận thư này vì bạn vừa mở tài khoản Sen Cloud.',
  }),
  'reset-password': ({ link }, { url }) => ({
    subject: 'Đặt lại mật khẩu Sen Cloud',
    preheader: 'Liên kết có hiệu lực trong 30 phút.',
    blocks: [
      { paragraph: 'Chúng tôi nhận được yêu cầu đặt lại mật khẩu cho tài khoản của bạn.' },
      { button: { label: 'Đặt mật khẩu mới', url: url(link) } },
      { note: `${halfHour} Nếu bạn không yêu cầu, hãy bỏ qua thư này: mật khẩu của bạn vẫn như cũ.` },
    ],
    reason: security,
  }),
  'password-changed': ({ at }, { dateTime, url }) => ({
    subject: 'Mật khẩu của bạn đã được đổi',
    preheader: 'Các phiên đăng nhập khác đã bị kết thúc.',
    blocks: [
      {
        paragraph: `Mật khẩu tài khoản Sen Cloud của bạn đã được đổi lúc ${dateTime(at)}. Các thiết bị khác đã bị đăng xuất.`,
      },
      { paragraph: 'Nếu không phải bạn, hãy đặt lại mật khẩu ngay rồi báo cho chúng tôi.' },
      { button: { label: 'Đặt lại mật khẩu', url: url('/forgot-password') } },
    ],
    reason: security,
  }),
  'email-change-confirm': ({ newAddress, link }, { url }) => ({
    subject: 'Xác nhận địa chỉ email mới',
    preheader: 'Bấm xác nhận để dùng địa chỉ này cho tài khoản Sen Cloud.',
    blocks: [
      { paragraph: `Bạn muốn dùng ${newAddress} cho tài khoản Sen Cloud. Hãy xác nhận rằng địa chỉ này là của bạn.` },
      { button: { label: 'Xác nhận email mới', url: url(link) } },
      { note: `${halfHour} Nếu không phải bạn, hãy bỏ qua thư này.` },
    ],
    reason: 'Bạn nhận thư này vì có người muốn dùng địa chỉ này cho một tài khoản Sen Cloud.',
  }),
  'email-change-notice': ({ newAddress, link }, { url }) => ({
    subject: 'Yêu cầu đổi email của tài khoản',
    preheader: 'Hãy kiểm tra xem có đúng là bạn yêu cầu không.',
    blocks: [
      { paragraph: `Có yêu cầu đổi email của tài khoản Sen Cloud này sang ${newAddress}.` },
      { paragraph: 'Bạn có thể đồng ý hoặc chặn việc đổi ở trang dưới đây.' },
      { button: { label: 'Xem yêu cầu', url: url(link) } },
      { note: `${halfHour} ${notYou}` },
    ],
    reason: security,
  }),
  'email-changed': ({ newAddress, at }, { dateTime }) => ({
    subject: 'Email của tài khoản đã được đổi',
    preheader: 'Từ nay thư của Sen Cloud sẽ gửi đến địa chỉ mới.',
    blocks: [
      {
        paragraph: `Email của tài khoản đã được đổi sang ${newAddress} lúc ${dateTime(at)}. Từ nay bạn đăng nhập bằng địa chỉ mới.`,
      },
      { note: 'Nếu không phải bạn, hãy gọi cho chúng tôi ngay.' },
    ],
    reason: security,
  }),
  'new-sign-in': ({ device, place, at }, { dateTime, url }) => ({
    subject: 'Đăng nhập từ thiết bị mới',
    preheader: `${device}, ${dateTime(at)}`,
    blocks: [
      { paragraph: 'Có người vừa đăng nhập tài khoản của bạn từ một thiết bị mới.' },
      {
        facts: [
          ['Thiết bị', device],
          ['Nơi đăng nhập', place ?? 'Không rõ'],
          ['Thời điểm', dateTime(at)],
        ],
      },
      { paragraph: 'Nếu là bạn thì không cần làm gì. Nếu không, hãy đổi mật khẩu ngay.' },
      { button: { label: 'Mở tài khoản', url: url('/account') } },
    ],
    reason: security,
  }),
  'two-factor-on': ({ at }, { dateTime }) => ({
    subject: 'Đã bật xác thực hai lớp',
    preheader: 'Tài khoản của bạn an toàn hơn.',
    blocks: [
      {
        paragraph: `Xác thực hai lớp đã được bật lúc ${dateTime(at)}. Từ nay khi đăng nhập bạn cần thêm mã từ ứng dụng xác thực.`,
      },
      { paragraph: 'Hãy cất các mã khôi phục ở nơi an toàn, phòng khi bạn mất điện thoại.' },
      { note: notYou },
    ],
    reason: security,
  }),
  'two-factor-off': ({ at }, { dateTime }) => ({
    subject: 'Đã tắt xác thực hai lớp',
    preheader: 'Từ nay chỉ cần mật khẩu để đăng nhập.',
    blocks: [
      { paragraph: `Xác thực hai lớp đã bị tắt lúc ${dateTime(at)}. Từ nay chỉ cần mật khẩu để đăng nhập.` },
      { note: notYou },
    ],
    reason: security,
  }),
  'recovery-code-used': ({ codesLeft, at }, { dateTime }) => ({
    subject: 'Một mã khôi phục vừa được dùng',
    preheader: `Bạn còn ${codesLeft} mã khôi phục.`,
    blocks: [
      {
        paragraph: `Một mã khôi phục vừa được dùng để đăng nhập lúc ${dateTime(at)}. Mã đó không dùng lại được; bạn còn ${codesLeft} mã.`,
      },
      { note: notYou },
    ],
    reason: security,
  }),
  'passkey-added': ({ name, at }, { dateTime }) => ({
    subject: 'Đã thêm passkey vào tài khoản',
    preheader: `Từ nay có thể đăng nhập bằng passkey “${name}”.`,
    blocks: [
      { paragraph: `Passkey “${name}” được thêm lúc ${dateTime(at)}. Ai mở khóa được thiết bị đó có thể đăng nhập.` },
      { note: `${notYou} Hãy xóa passkey này trong trang Tài khoản.` },
    ],
    reason: security,
  }),
  'passkey-removed': ({ name, at }, { dateTime }) => ({
    subject: 'Đã xóa một passkey',
    preheader: `Passkey “${name}” không còn đăng nhập được.`,
    blocks: [
      { paragraph: `Passkey “${name}” bị xóa lúc ${dateTime(at)} và không còn dùng để đăng nhập được.` },
      { note: notYou },
    ],
    reason: security,
  }),
  'account-locked': ({ reason }) => ({
    subject: 'Tài khoản của bạn đã bị khóa',
    preheader: 'Bạn tạm thời không đăng nhập được.',
    blocks: [
      { paragraph: 'Tài khoản Sen Cloud của bạn đã bị khóa. Bạn không đăng nhập được cho đến khi chúng tôi mở lại.' },
      ...(reason ? [{ facts: [['Lý do', reason]] as const }] : []),
      { paragraph: 'Nếu bạn cho rằng đây là nhầm lẫn, hãy liên hệ với chúng tôi.' },
    ],
    reason: security,
  }),
  'account-closed': ({ at }, { dateTime }) => ({
    subject: 'Tài khoản của bạn đã đóng',
    preheader: 'Cảm ơn bạn đã dùng Sen Cloud.',
    blocks: [
      { paragraph: `Theo yêu cầu của bạn, tài khoản đã được đóng lúc ${dateTime(at)}. Cảm ơn bạn đã dùng Sen Cloud.` },
      {
        note: 'Giao dịch, hóa đơn, máy chủ đã thuê và yêu cầu hỗ trợ được lưu theo thời hạn pháp luật quy định, không kèm email của bạn; dữ liệu khác bị xóa.',
      },
    ],
    reason: security,
  }),
  'deposit-received': (facts, tools) => ({
    subject: `Đã nhận ${tools.money(facts.amount)} vào ví`,
    preheader: `Số dư mới: ${tools.money(facts.balance)}`,
    blocks: [
      {
        paragraph: facts.isFound
          ? 'Lúc đầu chúng tôi chưa xác định được khoản chuyển này là của ai. Nay đã xác nhận là của bạn và tiền đã có trong ví.'
          : 'Chúng tôi đã nhận được tiền bạn nạp. Tiền đã có trong ví.',
      },
      {
        facts: [
          ['Số tiền', tools.money(facts.amount)],
          ...(facts.bonus === undefined ? [] : [['Thưởng nạp tiền', tools.money(facts.bonus)] as const]),
          ['Số dư mới', tools.money(facts.balance)],
          ['Thời điểm', tools.dateTime(facts.at)],
        ],
      },
      { button: { label: 'Xem ví', url: tools.url('/dashboard?tab=wallet') } },
    ],
    reason: money,
  }),
  'withdrawal-paid': ({ bank, account, reference, ...facts }, tools) => ({
    subject: `Đã chuyển ${tools.money(facts.amount)} về tài khoản ngân hàng của bạn`,
    preheader: `${bank} ${account}`,
    blocks: [
      { paragraph: 'Chúng tôi đã chuyển số tiền bạn rút.' },
      {
        facts: [
          ['Số tiền', tools.money(facts.amount)],
          ['Tài khoản nhận', `${bank} ${account}`],
          ['Mã giao dịch của ngân hàng', reference],
          ['Thời điểm', tools.dateTime(facts.at)],
        ],
      },
      { note: 'Nếu sau một ngày làm việc bạn vẫn chưa nhận được, hãy báo cho chúng tôi kèm mã giao dịch.' },
      { button: { label: 'Xem ví', url: tools.url('/dashboard?tab=wallet') } },
    ],
    reason: withdrawal,
  }),
  'withdrawal-rejected': ({ bank, account, reason, ...facts }, tools) => ({
    subject: `Chưa chuyển được ${tools.money(facts.amount)} về tài khoản ngân hàng của bạn`,
    preheader: 'Toàn bộ số tiền đã được hoàn vào ví.',
    blocks: [
      { paragraph: 'Chúng tôi không thực hiện yêu cầu rút tiền này. Toàn bộ số tiền đã được hoàn vào ví của bạn.' },
      {
        facts: [
          ['Số tiền', tools.money(facts.amount)],
          ['Tài khoản nhận', `${bank} ${account}`],
          ['Số dư mới', tools.money(facts.balance)],
        ],
      },
      { paragraph: 'Lý do:' },
      { quote: reason },
      { button: { label: 'Xem ví', url: tools.url('/dashboard?tab=wallet') } },
    ],
    reason: withdrawal,
  }),
  'machine-ready': ({ vpsId, name, ipAddress, user }, { url }) => ({
    subject: `Máy chủ ${name} đã sẵn sàng`,
    preheader: 'Bạn có thể đăng nhập máy chủ ngay bây giờ.',
    blocks: [
      { paragraph: 'Máy chủ của bạn đã cài đặt xong và đang chạy.' },
      {
        facts: [
          ['Tên', name],
          ['Địa chỉ IP', ipAddress ?? 'Xem ở trang của VPS'],
          ['Người dùng', user],
        ],
      },
      { paragraph: 'Vì an toàn, chúng tôi không gửi mật khẩu qua thư: bạn xem mật khẩu ở trang của VPS.' },
      { button: { label: 'Mở trang của VPS', url: url(`/dashboard/vps/${vpsId}`) } },
    ],
    reason: service,
  }),
  'order-failed': (facts, tools) => ({
    subject: `Chưa tạo được máy chủ ${facts.name}`,
    preheader: facts.refund === '0' ? 'Bạn chưa bị tính tiền.' : `Đã hoàn ${tools.money(facts.refund)} vào ví.`,
    blocks: [
      {
        paragraph:
          facts.refund === '0'
            ? 'Rất tiếc, chúng tôi không tạo được máy chủ bạn đã đặt. Bạn chưa bị tính tiền.'
            : 'Rất tiếc, chúng tôi không tạo được máy chủ bạn đã đặt. Toàn bộ số tiền đã được hoàn vào ví.',
      },
      {
        facts: [
          ['Máy chủ', facts.name],
          ...(facts.refund === '0' ? [] : [['Số tiền hoàn', tools.money(facts.refund)] as const]),
        ],
      },
      { paragraph: 'Bạn có thể đặt lại hoặc liên hệ với chúng tôi để được giúp.' },
      { button: { label: 'Mở bảng điều khiển', url: tools.url('/dashboard') } },
    ],
    reason: service,
  }),
  ...planMails({ ...planWords, service, money }),
  'ticket-received': ({ number, title, ticketId }, { url }) => ({
    subject: `Đã nhận yêu cầu ${number}: ${title}`,
    preheader: 'Chúng tôi sẽ trả lời sớm nhất có thể.',
    blocks: [
      { paragraph: 'Chúng tôi đã nhận được yêu cầu hỗ trợ của bạn và sẽ trả lời sớm nhất có thể.' },
      {
        facts: [
          ['Mã yêu cầu', number],
          ['Tiêu đề', title],
        ],
      },
      { button: { label: 'Xem yêu cầu', url: url(ticketPath(ticketId)) } },
    ],
    reason: support,
  }),
  'ticket-reply': ({ number, title, excerpt, ticketId }, { url }) => ({
    subject: `Trả lời yêu cầu ${number}: ${title}`,
    preheader: excerpt,
    blocks: [
      { paragraph: 'Chúng tôi vừa trả lời yêu cầu hỗ trợ của bạn:' },
      { quote: excerpt },
      { button: { label: 'Xem và trả lời', url: url(ticketPath(ticketId)) } },
    ],
    reason: support,
  }),
  test: ({ at }, { dateTime }) => ({
    subject: 'Thư thử của Sen Cloud',
    preheader: 'Máy chủ thư hoạt động.',
    blocks: [
      { paragraph: `Thư này được gửi lúc ${dateTime(at)} để thử máy chủ thư. Nhận được nghĩa là mọi thứ hoạt động.` },
    ],
    reason: 'Bạn nhận thư này vì một quản trị viên đã gửi thư thử đến địa chỉ này.',
  }),
}

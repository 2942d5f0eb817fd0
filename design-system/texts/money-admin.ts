import type { MoneyInPanelTexts } from '#ds/admin/MoneyInPanel/index.ts'
import { list } from './admin/list.ts'
import { transactions } from './admin/transactions.ts'
import { transferWords } from './admin/transfer-words.ts'
import { amountNotInteger } from './amount-problem.ts'
import { localized, same } from './localized.ts'

/** Money that comes in, in the back-office: transfers, the services that report them, the reconciliation. */
export const moneyAdminTexts = localized<MoneyInPanelTexts>({
  list,
  viewsLabel: { vi: 'Các mục tiền về', en: 'Sections of money in', zh: '到账栏目' },
  views: {
    transfers: { vi: 'Khoản chuyển đến', en: 'Transfers', zh: '到账转账' },
    withdrawals: { vi: 'Rút tiền', en: 'Withdrawals', zh: '提现' },
    providers: { vi: 'Kênh báo tiền về', en: 'Payment services', zh: '通知渠道' },
    reconciliation: { vi: 'Đối soát', en: 'Reconciliation', zh: '对账' },
  },
  transfers: {
    caption: { vi: 'Khoản chuyển khoản đã đến', en: 'Bank transfers that arrived', zh: '已到账的银行转账' },
    empty: {
      title: { vi: 'Không có khoản nào chờ xử lý', en: 'No transfers are waiting', zh: '没有待处理的转账' },
      description: {
        vi: 'Mọi khoản tiền về đều đã vào đúng ví.',
        en: 'All money received is in the right wallet.',
        zh: '所有到账款项都已记入正确的钱包。',
      },
    },
    loadFailed: {
      vi: 'Không tải được các khoản chuyển đến',
      en: 'The transfers could not be loaded',
      zh: '到账转账加载失败',
    },
    count: {
      vi: (rows) => `${rows} khoản chuyển đến`,
      en: (rows) => (rows === 1 ? '1 transfer' : `${rows} transfers`),
      zh: (rows) => `${rows} 笔转账`,
    },
    filters: {
      open: { vi: 'Chờ xử lý', en: 'Waiting', zh: '待处理' },
      matched: { vi: 'Đã vào ví', en: 'In a wallet', zh: '已入钱包' },
      ignored: { vi: 'Đã bỏ qua', en: 'Ignored', zh: '已忽略' },
      refunded: { vi: 'Đã trả lại', en: 'Sent back', zh: '已退回' },
      split: { vi: 'Đã chia', en: 'Split', zh: '已拆分' },
      all: { vi: 'Tất cả', en: 'All', zh: '全部' },
    },
    columns: {
      content: { vi: 'Nội dung và người gửi', en: 'Content and sender', zh: '附言与付款人' },
      amount: transactions.columns.amount,
      about: { vi: 'Khách hàng và lý do', en: 'Customer and reason', zh: '客户与原因' },
      state: transactions.columns.status,
      date: { vi: 'Lúc chuyển', en: 'Sent at', zh: '转账时间' },
      actions: transactions.columns.actions,
    },
    states: {
      matched: { vi: 'Đã vào ví', en: 'In a wallet', zh: '已入钱包' },
      unmatched: { vi: 'Chưa rõ của ai', en: 'Unknown customer', zh: '客户未知' },
      suggested: { vi: 'Có gợi ý', en: 'Has a suggestion', zh: '有建议' },
      ignored: { vi: 'Đã bỏ qua', en: 'Ignored', zh: '已忽略' },
      refunded: { vi: 'Đã trả lại', en: 'Sent back', zh: '已退回' },
      split: { vi: 'Đã chia', en: 'Split', zh: '已拆分' },
    },
    secondAdmin: { vi: 'Chờ người thứ hai', en: 'Second admin needed', zh: '等待第二位管理员' },
    ...transferWords,
    suggestion: { vi: 'Gợi ý:', en: 'Perhaps:', zh: '可能是：' },
    noContent: { vi: 'Không có nội dung', en: 'No content', zh: '没有附言' },
    creditTo: { vi: (name) => `Cộng cho ${name}`, en: (name) => `Credit ${name}`, zh: (name) => `为 ${name} 入账` },
    agree: { vi: 'Xem và đồng ý', en: 'Review and agree', zh: '查看并同意' },
    actionFor: {
      vi: (action, transfer) => `${action}: ${transfer}`,
      en: (action, transfer) => `${action}: ${transfer}`,
      zh: (action, transfer) => `${action}：${transfer}`,
    },
    more: { vi: 'Cách xử lý khác', en: 'Other decisions', zh: '其他处理方式' },
    proposalSaved: {
      vi: 'Đã ghi đề nghị, chờ người thứ hai đồng ý',
      en: 'Your proposal is waiting for a second admin',
      zh: '提议已保存，等待第二位管理员同意',
    },
    done: {
      matched: {
        vi: (amount, name) => `Đã cộng ${amount} vào ví của ${name}`,
        en: (amount, name) => `${amount} credited to ${name}`,
        zh: (amount, name) => `已为 ${name} 入账 ${amount}`,
      },
      ignored: {
        vi: (amount) => `Đã bỏ qua khoản chuyển ${amount}`,
        en: (amount) => `Transfer of ${amount} ignored`,
        zh: (amount) => `已忽略 ${amount} 的转账`,
      },
      refunded: {
        vi: (amount) => `Đã ghi nhận hoàn trả ${amount}`,
        en: (amount) => `${amount} recorded as returned`,
        zh: (amount) => `已记录退回 ${amount}`,
      },
      split: {
        vi: (count) => `Đã tách khoản chuyển thành ${count} phần`,
        en: (count) => `Transfer split, parts: ${count}`,
        zh: (count) => `已将转账拆分为 ${count} 笔`,
      },
    },
  },
  dialog: {
    actions: {
      match: {
        action: { vi: 'Cộng vào ví', en: 'Credit a wallet', zh: '记入钱包' },
        heading: { vi: 'Cộng khoản này vào ví?', en: 'Credit this transfer?', zh: '将这笔转账记入钱包？' },
        description: {
          vi: 'Toàn bộ số tiền vào ví ngay, khách thấy trong lịch sử giao dịch. Thao tác này không thể hoàn tác.',
          en: 'The full amount is credited immediately, and the customer sees it in the transaction history. This cannot be undone.',
          zh: '全部金额立即进入钱包，客户可在交易记录中看到。无法撤销。',
        },
        confirm: { vi: 'Cộng vào ví khách này', en: 'Credit this customer', zh: '为这位客户入账' },
      },
      find: {
        action: { vi: 'Tìm khách', en: 'Find the customer', zh: '查找客户' },
        heading: { vi: 'Khoản này của khách nào?', en: 'Whose transfer is this?', zh: '这笔转账是哪位客户的？' },
        description: {
          vi: 'Tìm khách hàng rồi cộng toàn bộ số tiền vào ví. Thao tác này không thể hoàn tác.',
          en: 'Find the customer and credit the full amount to the wallet. This cannot be undone.',
          zh: '查找客户，并将全部金额记入其钱包。无法撤销。',
        },
        confirm: { vi: 'Cộng cho khách đã chọn', en: 'Credit the chosen customer', zh: '为所选客户入账' },
      },
      split: {
        action: { vi: 'Chia nhỏ', en: 'Split', zh: '拆分' },
        heading: {
          vi: 'Chia khoản này thành nhiều phần',
          en: 'Split this transfer into parts',
          zh: '将这笔转账拆分为多个部分',
        },
        description: {
          vi: 'Dùng khi một lần chuyển trả cho nhiều khách. Sau đó mỗi phần được xử lý riêng.',
          en: 'For a single transfer that pays for several customers. Each part is then handled separately.',
          zh: '用于一次为多位客户付款的情况。拆分后各部分分别处理。',
        },
        confirm: { vi: 'Chia khoản này', en: 'Split the transfer', zh: '拆分这笔转账' },
      },
      ignore: {
        action: { vi: 'Bỏ qua', en: 'Ignore', zh: '忽略' },
        heading: { vi: 'Bỏ qua khoản này?', en: 'Ignore this transfer?', zh: '忽略这笔转账？' },
        description: {
          vi: 'Dùng cho tiền không phải của khách, như lãi ngân hàng. Không ví nào thay đổi.',
          en: 'For money that belongs to no customer, such as interest. No wallet changes.',
          zh: '用于不属于客户的款项，例如利息。任何钱包都不会变动。',
        },
        confirm: { vi: 'Bỏ qua khoản này', en: 'Ignore the transfer', zh: '忽略这笔转账' },
      },
      refund: {
        action: { vi: 'Ghi đã trả lại', en: 'Record as sent back', zh: '登记为已退回' },
        heading: { vi: 'Đã trả lại người gửi?', en: 'Has it been sent back?', zh: '已退回给付款人？' },
        description: {
          vi: 'Thao tác này chỉ ghi lại; hãy chuyển trả ở ngân hàng trước. Không ví nào thay đổi.',
          en: 'This only records it: send the money back at the bank first. No wallet changes.',
          zh: '此处仅作登记，请先在银行办理退款。任何钱包都不会变动。',
        },
        confirm: { vi: 'Đã trả lại người gửi', en: 'It has been sent back', zh: '已退回付款人' },
      },
    },
    amount: transactions.columns.amount,
    content: { vi: 'Nội dung', en: 'Content', zh: '附言' },
    sender: { vi: 'Người gửi', en: 'Sender', zh: '付款人' },
    account: { vi: 'Vào tài khoản', en: 'To the account', zh: '转入账户' },
    date: { vi: 'Lúc chuyển', en: 'Sent at', zh: '转账时间' },
    customer: { vi: 'Khách hàng', en: 'Customer', zh: '客户' },
    payment: {
      vi: (memo, amount) => `${memo}, yêu cầu nạp ${amount}`,
      en: (memo, amount) => `${memo}, a top-up of ${amount}`,
      zh: (memo, amount) => `${memo}，充值 ${amount}`,
    },
    search: { vi: 'Tìm khách hàng', en: 'Find a customer', zh: '搜索客户' },
    searchHint: {
      vi: 'Theo tên, email hoặc mã như KH-0096.',
      en: 'By name, email or a number such as KH-0096.',
      zh: '按姓名、邮箱或编号（如 KH-0096）搜索。',
    },
    noneFound: {
      vi: (query) => `Không có khách nào khớp với “${query}”.`,
      en: (query) => `No customer matches “${query}”.`,
      zh: (query) => `没有与“${query}”相符的客户。`,
    },
    searchFailed: { vi: 'Không tìm được', en: 'The search failed', zh: '搜索失败' },
    chooseFirst: { vi: 'Chọn một khách trước', en: 'Choose a customer first', zh: '请先选择一位客户' },
    part: { vi: (number) => `Phần ${number}`, en: (number) => `Part ${number}`, zh: (number) => `第 ${number} 部分` },
    addPart: { vi: 'Thêm một phần', en: 'Add a part', zh: '增加一个部分' },
    removePart: { vi: (part) => `Bỏ ${part}`, en: (part) => `Remove ${part}`, zh: (part) => `移除${part}` },
    unreadable: amountNotInteger,
    left: {
      vi: (amount) => `Còn ${amount} chưa chia`,
      en: (amount) => `${amount} left to divide`,
      zh: (amount) => `还有 ${amount} 未分配`,
    },
    over: {
      vi: (amount) => `Vượt ${amount} so với khoản này`,
      en: (amount) => `${amount} more than the transfer`,
      zh: (amount) => `比转账金额多 ${amount}`,
    },
    emptyPart: {
      vi: 'Mỗi phần phải có số tiền',
      en: 'Every part needs an amount',
      zh: '每个部分都须有金额',
    },
    reason: { vi: 'Lý do', en: 'Reason', zh: '原因' },
    reasonHints: {
      ignore: {
        vi: 'Ví dụ: lãi tiền gửi tháng 11. Tối đa 200 ký tự, được lưu trong nhật ký.',
        en: 'For example: interest for November. Up to 200 characters, kept in the audit log.',
        zh: '例如：11 月存款利息。最多 200 个字符，保存在审计日志中。',
      },
      refund: {
        vi: 'Ghi thời điểm trả và mã giao dịch của ngân hàng. Tối đa 200 ký tự, được lưu trong nhật ký.',
        en: 'When it was sent back, and the bank’s reference. Up to 200 characters, kept in the audit log.',
        zh: '何时退回、银行流水号。最多 200 个字符，保存在审计日志中。',
      },
    },
    reasonMissing: { vi: 'Vui lòng ghi lý do', en: 'Give a reason', zh: '请填写原因' },
    refundOfTwo: {
      first: {
        heading: { vi: 'Đề nghị trả lại người gửi?', en: 'Propose to send it back?', zh: '提议退回给付款人？' },
        description: {
          vi: 'Chưa chuyển tiền ở ngân hàng: quản trị viên thứ hai đồng ý rồi mới chuyển trả. Không ví nào thay đổi.',
          en: 'Do not send the money yet: it is sent once a second admin agrees. No wallet changes.',
          zh: '请先不要在银行退款：第二位管理员同意后才退回。任何钱包都不会变动。',
        },
        hint: {
          vi: 'Vì sao trả lại, và trả về tài khoản nào. Tối đa 200 ký tự, được lưu trong nhật ký.',
          en: 'Why it is sent back, and to which account. Up to 200 characters, kept in the audit log.',
          zh: '为何退回、退回哪个账户。最多 200 个字符，保存在审计日志中。',
        },
      },
      second: {
        heading: { vi: 'Đồng ý và trả lại người gửi?', en: 'Agree and send it back?', zh: '同意并退回给付款人？' },
        description: {
          vi: 'Nếu đồng ý, hãy chuyển trả ở ngân hàng, rồi ghi thêm mã giao dịch và xác nhận ở đây. Không ví nào thay đổi.',
          en: 'If you agree, send the money back at the bank, then add its reference and confirm here. No wallet changes.',
          zh: '如同意，请在银行退款，然后在此补充流水号并确认。任何钱包都不会变动。',
        },
        hint: {
          vi: 'Ghi thêm thời điểm trả và mã giao dịch của ngân hàng. Tối đa 200 ký tự, được lưu trong nhật ký.',
          en: 'Add when it was sent back, and the bank’s reference. Up to 200 characters, kept in the audit log.',
          zh: '补充退回时间和银行流水号。最多 200 个字符，保存在审计日志中。',
        },
      },
      what: { vi: 'Trả lại người gửi', en: 'Send it back', zh: '退回给付款人' },
      agrees: {
        vi: 'Bạn là người thứ hai: chính bạn chuyển trả ở ngân hàng. Nếu không đồng ý, hãy đóng lại và đừng chuyển.',
        en: 'You are the second admin, and send the money. If you do not agree, close this and send nothing.',
        zh: '您是第二位管理员，由您在银行退款。如不同意，请关闭且不要转账。',
      },
      referenceMissing: {
        vi: 'Vui lòng ghi thêm mã giao dịch của lần trả lại',
        en: 'Add the bank’s reference of the transfer that sent it back',
        zh: '请补充退款的银行流水号',
      },
    },
    needsSecond: {
      vi: 'Số tiền lớn: chỉ thực hiện khi quản trị viên thứ hai đồng ý.',
      en: 'This is a large amount: it is carried out once a second admin agrees.',
      zh: '金额较大：须经第二位管理员同意后才会执行。',
    },
    proposes: {
      vi: 'Đây mới là đề nghị: số dư chỉ thay đổi khi quản trị viên thứ hai đồng ý.',
      en: 'This is a proposal: no balance changes until a second admin agrees.',
      zh: '这只是提议：第二位管理员同意后，余额才会变动。',
    },
    propose: { vi: 'Gửi đề nghị', en: 'Send the proposal', zh: '提交提议' },
    proposeTo: {
      vi: (name) => `Đề nghị cộng cho ${name}`,
      en: (name) => `Propose to credit ${name}`,
      zh: (name) => `提议为 ${name} 入账`,
    },
    agrees: {
      vi: 'Bạn là người thứ hai: khi bạn xác nhận, đề nghị này được thực hiện ngay.',
      en: 'You are the second admin: it is carried out as soon as you confirm.',
      zh: '您是第二位管理员：确认后立即执行。',
    },
    replaces: {
      vi: 'Lựa chọn của bạn khác với đề nghị này: nó thành đề nghị mới, chờ người khác đồng ý.',
      en: 'Your choice is another one: it becomes a new proposal, which waits for someone else.',
      zh: '您的选择与此提议不同：将成为新的提议，等待他人同意。',
    },
    proposed: {
      vi: (admin, decision) => `${admin} đề nghị: ${decision}`,
      en: (admin, decision) => `${admin} proposes: ${decision}`,
      zh: (admin, decision) => `${admin} 提议：${decision}`,
    },
    ownProposal: {
      vi: 'Đây là đề nghị của bạn; người khác phải đồng ý. Đề nghị mới thay cho đề nghị này.',
      en: 'This is your own proposal; another admin must agree. A new proposal replaces it.',
      zh: '这是您自己的提议，须由其他管理员同意。新的提议会取代它。',
    },
    decided: {
      title: {
        vi: 'Người khác vừa xử lý khoản này',
        en: 'Someone else has just dealt with this transfer',
        zh: '其他人刚刚处理了这笔转账',
      },
      detail: {
        vi: 'Thao tác của bạn chưa được thực hiện. Danh sách đã được tải lại.',
        en: 'Your action was not carried out. The list has been reloaded.',
        zh: '您的操作未执行，列表已重新加载。',
      },
    },
    failed: { vi: 'Chưa xử lý được', en: 'This was not carried out', zh: '未能处理' },
    pending: { vi: 'Đang xử lý…', en: 'Processing…', zh: '正在处理…' },
    cancel: transactions.cancel,
    close: { vi: 'Đóng', en: 'Close', zh: '关闭' },
  },
  withdrawals: {
    caption: { vi: 'Yêu cầu rút tiền của khách hàng', en: 'Customer withdrawals', zh: '客户的提现申请' },
    empty: {
      title: { vi: 'Không có yêu cầu rút tiền nào', en: 'No withdrawals', zh: '没有提现申请' },
      description: {
        vi: 'Yêu cầu rút tiền của khách hàng sẽ hiện ở đây.',
        en: 'Customers’ withdrawal requests appear here.',
        zh: '客户的提现申请会显示在这里。',
      },
    },
    loadFailed: {
      vi: 'Không tải được các yêu cầu rút tiền',
      en: 'The withdrawals could not be loaded',
      zh: '提现申请加载失败',
    },
    count: {
      vi: (rows) => `${rows} yêu cầu rút tiền`,
      en: (rows) => (rows === 1 ? '1 withdrawal' : `${rows} withdrawals`),
      zh: (rows) => `${rows} 笔提现`,
    },
    filters: {
      requested: { vi: 'Chờ duyệt', en: 'To approve', zh: '待审核' },
      approved: { vi: 'Cần chuyển', en: 'To pay', zh: '待转账' },
      paid: { vi: 'Đã chuyển', en: 'Paid', zh: '已转账' },
      rejected: { vi: 'Đã từ chối', en: 'Rejected', zh: '已拒绝' },
      cancelled: { vi: 'Khách đã hủy', en: 'Cancelled', zh: '客户已取消' },
      all: { vi: 'Tất cả', en: 'All', zh: '全部' },
    },
    columns: {
      to: { vi: 'Tài khoản nhận', en: 'To the account', zh: '收款账户' },
      amount: transactions.columns.amount,
      customer: { vi: 'Khách hàng', en: 'Customer', zh: '客户' },
      state: transactions.columns.status,
      date: { vi: 'Lúc gửi', en: 'Requested', zh: '申请时间' },
      actions: transactions.columns.actions,
    },
    states: transactions.withdrawals,
    beingPaid: { vi: 'Đang chuyển', en: 'Being sent', zh: '转账中' },
    proposalSaved: {
      vi: 'Đã duyệt lần một, chờ người thứ hai đồng ý',
      en: 'Approved once; a second admin must agree',
      zh: '已初审，等待第二位管理员同意',
    },
    done: {
      approved: {
        vi: (amount, name) => `Đã duyệt, còn phải chuyển ${amount} cho ${name}`,
        en: (amount, name) => `Approved: ${amount} now has to be sent to ${name}`,
        zh: (amount, name) => `已批准，待向 ${name} 转账 ${amount}`,
      },
      paid: {
        vi: (amount, name) => `Đã ghi nhận chuyển ${amount} cho ${name}`,
        en: (amount, name) => `${amount} to ${name} recorded as sent`,
        zh: (amount, name) => `已记录向 ${name} 转账 ${amount}`,
      },
      rejected: {
        vi: (amount, name) => `Đã từ chối, ${amount} đã về ví của ${name}`,
        en: (amount, name) => `Rejected: ${amount} is back in ${name}’s wallet`,
        zh: (amount, name) => `已拒绝，${amount} 已退回 ${name} 的钱包`,
      },
    },
    dialog: {
      actions: {
        approve: {
          action: { vi: 'Duyệt', en: 'Approve', zh: '批准' },
          heading: { vi: 'Duyệt yêu cầu rút tiền này?', en: 'Approve this withdrawal?', zh: '批准这笔提现？' },
          description: {
            vi: 'Sau khi duyệt, khách không hủy được nữa và khoản này chờ bạn chuyển.',
            en: 'The customer can no longer cancel it, and it is then ready to be paid.',
            zh: '批准后客户不能再取消，款项等待您转账。',
          },
          confirm: { vi: 'Duyệt yêu cầu', en: 'Approve withdrawal', zh: '批准提现' },
        },
        paid: {
          action: { vi: 'Chuyển tiền', en: 'Pay', zh: '转账' },
          heading: { vi: 'Chuyển tiền cho khách', en: 'Pay the customer', zh: '向客户转账' },
          description: {
            vi: 'Quét mã bằng ứng dụng ngân hàng, chuyển xong thì ghi mã giao dịch. Thao tác này không thể hoàn tác.',
            en: 'Scan the code with the banking app, then enter its reference. This cannot be undone.',
            zh: '用银行应用扫码转账，完成后填写流水号。此操作无法撤销。',
          },
          confirm: { vi: 'Đã chuyển xong', en: 'Mark as paid', zh: '已完成转账' },
        },
        reject: {
          action: { vi: 'Từ chối', en: 'Reject', zh: '拒绝' },
          heading: { vi: 'Từ chối yêu cầu rút tiền này?', en: 'Reject this withdrawal?', zh: '拒绝这笔提现？' },
          description: {
            vi: 'Tiền trở lại ví của khách ngay và khách đọc được lý do.',
            en: "The money returns to the customer's wallet immediately, and the customer sees the reason.",
            zh: '款项立即退回客户钱包，客户能看到原因。',
          },
          confirm: { vi: 'Từ chối và hoàn vào ví', en: 'Reject and return the money', zh: '拒绝并退回款项' },
        },
      },
      begin: {
        heading: { vi: 'Chuyển tiền cho khách', en: 'Pay the customer', zh: '向客户转账' },
        description: {
          vi: 'Nhận chuyển trước khi mở ứng dụng ngân hàng, để không ai khác chuyển hay từ chối khoản này. Sau đó bạn thấy tài khoản, số tiền và nội dung.',
          en: 'Start before you open the banking app, so that nobody else pays or rejects it. You then see account, amount and memo.',
          zh: '请在打开银行应用前先认领，以免他人转账或拒绝。之后您会看到账号、金额和附言。',
        },
        confirm: { vi: 'Tôi đang chuyển', en: 'I am sending it', zh: '由我转账' },
      },
      takeOver: {
        heading: {
          vi: 'Người khác đang chuyển khoản này',
          en: 'Someone else is sending this',
          zh: '他人正在办理这笔转账',
        },
        description: {
          vi: 'Sau 30 phút, bạn có thể nhận chuyển thay nếu chắc chắn tiền chưa đi.',
          en: 'After 30 minutes you can take it over if you are sure that the money has not left.',
          zh: '30 分钟后，如确认款项尚未转出，您可以接手。',
        },
        confirm: { vi: 'Tôi chuyển thay', en: 'Take over the transfer', zh: '由我接手转账' },
      },
      notYetTaken: {
        vi: 'Chưa đủ 30 phút từ lúc bắt đầu chuyển',
        en: 'Less than 30 minutes have passed',
        zh: '开始转账未满 30 分钟',
      },
      payingBy: {
        vi: (admin, since) => `${admin} đang chuyển · ${since}`,
        en: (admin, since) => `${admin} is sending it · ${since}`,
        zh: (admin, since) => `${admin} 正在转账 · ${since}`,
      },
      maybeSent: {
        vi: 'Tiền có thể đã đi: hãy hỏi người đó và xem sao kê ngân hàng trước khi chuyển thay.',
        en: 'The money may already be on its way: ask that admin and look at the bank statement before you take over.',
        zh: '款项可能已转出：接手前请先询问对方并查看银行对账单。',
      },
      takenFromYou: {
        vi: 'Người này đã nhận chuyển thay bạn. Nếu bạn đã chuyển, hãy báo ngay để tiền không đi hai lần.',
        en: 'This admin has taken the transfer over from you. If you have sent the money, say so at once, or it leaves twice.',
        zh: '对方已接手您的转账。如果您已转账，请立即告知，以免重复转出。',
      },
      yours: {
        vi: 'Bạn đang chuyển khoản này: không ai khác chuyển hay từ chối được, cả khi bạn đóng hộp thoại.',
        en: 'You are sending this: nobody else can pay or reject it, even after you close this dialog.',
        zh: '这笔转账由您办理：即使关闭此窗口，他人也不能转账或拒绝。',
      },
      stopPaying: { vi: 'Dừng, tôi không chuyển nữa', en: 'Stop, I will not send it', zh: '停止，我不转账了' },
      facts: {
        customer: { vi: 'Khách hàng', en: 'Customer', zh: '客户' },
        bank: { vi: 'Ngân hàng nhận', en: 'To the bank', zh: '收款银行' },
        account: { vi: 'Số tài khoản', en: 'Account number', zh: '收款账号' },
        holder: { vi: 'Chủ tài khoản', en: 'Account holder', zh: '户名' },
        memo: { vi: 'Nội dung chuyển', en: 'Memo', zh: '转账附言' },
        note: { vi: 'Lời nhắn của khách', en: "Customer's note", zh: '客户留言' },
        requested: { vi: 'Lúc gửi yêu cầu', en: 'Requested', zh: '申请时间' },
      },
      qr: {
        vi: 'Mã VietQR điền sẵn tài khoản, số tiền và nội dung',
        en: 'VietQR code that fills in account, amount and memo',
        zh: '已填好账户、金额和附言的 VietQR 二维码',
      },
      reference: { vi: 'Mã giao dịch của ngân hàng', en: "The bank's reference", zh: '银行流水号' },
      referenceHint: {
        vi: 'Ví dụ FT26330001, để đối chiếu với sao kê.',
        en: 'For example FT26330001, to find it in the bank statement.',
        zh: '例如 FT26330001，便于与对账单核对。',
      },
      referenceMissing: {
        vi: 'Vui lòng ghi mã giao dịch mà ngân hàng trả về',
        en: 'Enter the reference shown by the bank',
        zh: '请填写银行返回的流水号',
      },
      reason: { vi: 'Lý do từ chối', en: 'Reason for the rejection', zh: '拒绝原因' },
      reasonHint: {
        vi: 'Khách hàng đọc được, ví dụ: tên chủ tài khoản không khớp.',
        en: "The customer sees this. For example: the account holder's name does not match.",
        zh: '客户可见，例如：户名不符。',
      },
      reasonMissing: {
        vi: 'Vui lòng ghi lý do để khách biết cần sửa gì',
        en: 'Give a reason, so the customer knows what to correct',
        zh: '请填写原因，以便客户更正',
      },
      proposed: {
        vi: (admin) => `${admin} đã duyệt lần một`,
        en: (admin) => `${admin} approved it first`,
        zh: (admin) => `${admin} 已初审`,
      },
      ownApproval: {
        vi: 'Bạn đã duyệt lần một; quản trị viên khác phải duyệt lần hai.',
        en: 'You approved it first; another admin has to approve it, too.',
        zh: '您已初审，须由其他管理员复审。',
      },
      decided: {
        title: { vi: 'Yêu cầu này đã được xử lý', en: 'This withdrawal has been dealt with', zh: '这笔提现已处理' },
        detail: {
          vi: 'Người khác đã quyết định, hoặc khách đã hủy. Danh sách vừa được tải lại.',
          en: 'Someone else has decided it, or the customer has cancelled it. The list has been reloaded.',
          zh: '其他管理员已作出决定，或客户已取消。列表已重新加载。',
        },
      },
      paidTwice: {
        title: {
          vi: 'Chưa ghi lần chuyển này: yêu cầu đã được xử lý',
          en: 'Not recorded: this withdrawal has already been dealt with',
          zh: '未登记这次转账：这笔提现已处理',
        },
        detail: {
          vi: (reference) =>
            `Người khác đã chuyển, đã nhận chuyển thay hoặc đã từ chối yêu cầu này. Nếu bạn vừa chuyển (${reference}), tiền có thể đã đi hai lần: hãy xem yêu cầu trong danh sách và liên hệ ngân hàng để thu hồi.`,
          en: (reference) =>
            `Someone else has paid it, taken it over or rejected it. If you have just sent the money (${reference}), it may have left twice: look at the withdrawal in the list, and ask the bank to recall your transfer.`,
          zh: (reference) =>
            `其他管理员已转账、已接手或已拒绝。如果您刚刚转了账（${reference}），款项可能已重复转出：请在列表中查看这笔提现，并联系银行追回。`,
        },
      },
    },
  },
  providers: {
    caption: { vi: 'Kênh báo tiền về', en: 'Services that report payments', zh: '到账通知渠道' },
    empty: {
      title: { vi: 'Chưa cài đặt kênh nào', en: 'No service has been set up', zh: '尚未设置任何渠道' },
      description: {
        vi: 'Chưa có dịch vụ nào báo tiền về nên mọi khoản nạp đều phải duyệt tay.',
        en: 'No service reports incoming money, so every top-up has to be approved by hand.',
        zh: '没有服务通知到账：每笔充值都须人工确认。',
      },
    },
    loadFailed: {
      vi: 'Không tải được các kênh báo tiền',
      en: 'The services could not be loaded',
      zh: '通知渠道加载失败',
    },
    columns: {
      name: { vi: 'Kênh', en: 'Service', zh: '渠道' },
      state: transactions.columns.status,
      since: { vi: 'Bật từ', en: 'On since', zh: '启用时间' },
      webhook: { vi: 'Báo lần cuối', en: 'Last webhook', zh: '最近通知' },
      poll: { vi: 'Hỏi lần cuối', en: 'Last poll', zh: '最近查询' },
      failures: { vi: 'Lỗi trong 24 giờ', en: 'Failures in 24 hours', zh: '24 小时内失败' },
    },
    names: {
      sepay: same('SePay'),
      casso: same('Casso'),
      payos: same('payOS'),
      momo: same('MoMo'),
      zalopay: same('ZaloPay'),
      vnpay: same('VNPay'),
    },
    on: { vi: 'Đang bật', en: 'On', zh: '已启用' },
    off: { vi: 'Đã tắt', en: 'Off', zh: '已停用' },
    never: { vi: 'Chưa có', en: 'Never', zh: '尚无' },
    noPoll: { vi: 'Kênh này chưa được hỏi lần nào', en: 'Never polled', zh: '尚未查询过' },
    refused: {
      vi: (count, time, reason) => `Từ chối ${count} thông báo trong 24 giờ, gần nhất: ${reason} · ${time}.`,
      en: (count, time, reason) =>
        `${count} ${count === '1' ? 'webhook' : 'webhooks'} refused in 24 hours, the last one: ${reason} · ${time}.`,
      zh: (count, time, reason) => `24 小时内拒绝了 ${count} 条通知，最近一次：${reason} · ${time}。`,
    },
    refusalReasons: {
      invalid_signature: { vi: 'chữ ký sai', en: 'wrong signature', zh: '签名错误' },
      stale_timestamp: { vi: 'chữ ký quá cũ', en: 'outdated signature', zh: '签名已过期' },
      malformed_json: { vi: 'nội dung không đọc được', en: 'unreadable content', zh: '内容无法读取' },
      invalid: { vi: 'nội dung thiếu hoặc sai', en: 'missing or impossible content', zh: '内容缺失或有误' },
      wrong_merchant: { vi: 'của đơn vị khác', en: 'for another merchant', zh: '属于其他商户' },
    },
    refusalChecks: {
      invalid_signature: {
        vi: 'Kiểm tra khóa bí mật trong cài đặt máy chủ có giống khóa ở trang của kênh này không; nếu giống, đó là thông báo giả.',
        en: 'Check that the secret in the server’s settings is the one on the service’s own site; if it is, somebody is forging webhooks.',
        zh: '请核对服务器设置中的密钥与该渠道网站上的是否一致；若一致，则为伪造的通知。',
      },
      stale_timestamp: {
        vi: 'Kiểm tra đồng hồ của máy chủ; nếu đúng giờ, có người gửi lại thông báo cũ.',
        en: 'Check the server’s clock; if it is right, somebody is sending old webhooks again.',
        zh: '请检查服务器时钟；若时间正确，则有人重发旧通知。',
      },
      malformed_json: {
        vi: 'Kiểm tra kiểu thông báo (webhook) đã chọn ở trang của kênh này.',
        en: 'Check which type of webhook is chosen on the service’s own site.',
        zh: '请检查在该渠道网站上选择的通知类型。',
      },
      invalid: {
        vi: 'Kiểm tra phiên bản thông báo (webhook) đã chọn ở trang của kênh này.',
        en: 'Check which version of the webhook is chosen on the service’s own site.',
        zh: '请检查在该渠道网站上选择的通知版本。',
      },
      wrong_merchant: {
        vi: 'Kiểm tra mã đơn vị trong cài đặt máy chủ.',
        en: 'Check the merchant’s code in the server’s settings.',
        zh: '请检查服务器设置中的商户代码。',
      },
    },
    lastFailure: {
      vi: (time, message) => `Lỗi gần nhất: ${message} · ${time}`,
      en: (time, message) => `Last failure: ${message} · ${time}`,
      zh: (time, message) => `最近一次失败：${message} · ${time}`,
    },
  },
  reconciliation: {
    caption: { vi: 'Những chỗ lệch', en: 'Differences', zh: '差异' },
    empty: {
      title: { vi: 'Không có chỗ lệch nào', en: 'There are no differences', zh: '没有差异' },
      description: {
        vi: 'Sổ cái, ví và các khoản chuyển đến khớp nhau.',
        en: 'Ledger, wallets and transfers agree.',
        zh: '总账、钱包与到账转账一致。',
      },
    },
    loadFailed: {
      vi: 'Không tải được kết quả đối soát',
      en: 'The reconciliation could not be loaded',
      zh: '对账结果加载失败',
    },
    count: {
      vi: (rows) => `${rows} chỗ lệch`,
      en: (rows) => (rows === 1 ? '1 difference' : `${rows} differences`),
      zh: (rows) => `${rows} 处差异`,
    },
    agrees: {
      vi: (time) => `Mọi số liệu khớp lúc ${time}`,
      en: (time) => `Everything agreed at ${time}`,
      zh: (time) => `${time} 对账一致`,
    },
    agreesDetail: {
      vi: 'Sổ cái, ví, khoản nạp, khoản chuyển đến và báo cáo của các kênh khớp nhau đến từng khoản.',
      en: 'The ledger, wallets, top-ups, transfers and reports match, item by item.',
      zh: '总账、钱包、充值、到账转账与渠道通知逐笔一致。',
    },
    differs: {
      vi: (count, time) => `Có ${count} chỗ lệch lúc ${time}`,
      en: (count, time) => `Differences at ${time}: ${count}`,
      zh: (count, time) => `${time} 发现 ${count} 处差异`,
    },
    differsDetail: {
      vi: 'Xem từng dòng và làm theo cột cuối. Đừng sửa dữ liệu bằng tay.',
      en: 'Go through the rows and follow the last column. Do not edit the data by hand.',
      zh: '请逐行查看，并按最后一列处理。不要手动修改数据。',
    },
    notYet: { vi: 'Chưa đối soát lần nào', en: 'Nothing has been reconciled yet', zh: '尚未对账' },
    notYetDetail: {
      vi: 'Việc đối soát tự chạy mỗi đêm lúc 02:00; bạn cũng có thể chạy ngay.',
      en: 'It runs automatically every night at 02:00; you can also run it now.',
      zh: '每晚 02:00 自动运行，也可立即运行。',
    },
    run: { vi: 'Đối soát ngay', en: 'Reconcile now', zh: '立即对账' },
    running: { vi: 'Đang đối soát…', en: 'Reconciling…', zh: '正在对账…' },
    failed: { vi: 'Chưa đối soát được', en: 'The reconciliation failed', zh: '未能对账' },
    columns: {
      what: { vi: 'Chỗ lệch', en: 'Difference', zh: '差异内容' },
      record: { vi: 'Bản ghi', en: 'Record', zh: '记录' },
      amount: { vi: 'Số tiền lệch', en: 'Amount', zh: '差额' },
      action: { vi: 'Cần làm gì', en: 'What to do', zh: '处理办法' },
    },
    records: {
      transfer: { vi: 'Khoản chuyển đến', en: 'Bank transfer', zh: '银行转账' },
      payment: { vi: 'Yêu cầu nạp tiền', en: 'Payment', zh: '付款请求' },
      transaction: { vi: 'Giao dịch', en: 'Transaction', zh: '交易' },
      webhook: { vi: 'Thông báo của kênh', en: 'Webhook', zh: '渠道通知' },
      ledger: { vi: 'Sổ cái', en: 'Ledger', zh: '总账' },
    },
    more: {
      vi: (count) => `Còn ${count} chỗ lệch không hiện ở đây; kiểm tra sổ cái từ dòng lệnh để xem hết.`,
      en: (count) => `${count} more are not shown; the check on the command line lists all.`,
      zh: (count) => `另有 ${count} 处差异未显示，可在命令行检查总账以查看全部。`,
    },
    runs: { vi: 'Những lần đối soát gần đây', en: 'Recent runs', zh: '最近的对账' },
    runOk: { vi: 'khớp', en: 'agreed', zh: '一致' },
    runDiffers: {
      vi: (count) => `lệch ${count}`,
      en: (count) => `differences: ${count}`,
      zh: (count) => `${count} 处差异`,
    },
  },
})

import type { AdminScreenTexts } from '#ds/screens/AdminScreen/index.ts'
import { localized, same } from '#ds/texts/localized.ts'
import { states } from '#ds/texts/states.ts'
import { workQueueTexts } from '#ds/texts/work-queue.ts'
import { list } from './list.ts'
import { stats } from './stats.ts'
import { transactions } from './transactions.ts'
import { transferWords } from './transfer-words.ts'
import { trends } from './trends.ts'

/** Texts of the first tab: what waits for an admin, and the figures. */
export const overview = localized<AdminScreenTexts['overview']>({
  queue: workQueueTexts,
  figures: stats,
  trends,
  figuresHeading: { vi: 'Số liệu', en: 'Figures', zh: '数据' },
  updateFailed: list.updateFailed,
  deposits: transactions,
  payments: {
    expected: {
      vi: (amount) => `Khoản nạp: ${amount}`,
      en: (amount) => `Top-up: ${amount}`,
      zh: (amount) => `充值金额：${amount}`,
    },
    providers: {
      momo: same('MoMo'),
      zalopay: same('ZaloPay'),
      vnpay: same('VNPay'),
      payos: same('payOS'),
    },
    reasons: {
      unknown_transaction: {
        label: { vi: 'Không rõ giao dịch', en: 'Unknown transaction', zh: '未知交易' },
        advice: {
          vi: 'Hệ thống không có giao dịch này. Tra sao kê của nhà cung cấp để tìm người trả, rồi cộng tiền cho đúng khách hoặc hoàn lại.',
          en: 'The system has no such transaction. Find the payer in the provider’s statement, then credit the right customer or refund the money.',
          zh: '系统中没有这笔交易。请在支付渠道的对账单中查找付款人，然后为对应客户入账或退款。',
        },
      },
      wrong_amount: {
        label: { vi: 'Sai số tiền', en: 'Wrong amount', zh: '金额不符' },
        advice: {
          vi: 'Số tiền nhận được khác với khoản nạp, ví chưa được cộng. Đối chiếu với nhà cung cấp, rồi cộng đúng số đã nhận hoặc hoàn lại.',
          en: 'The amount received differs from the top-up, and the wallet was not credited. Check with the provider, then credit what was received or refund it.',
          zh: '到账金额与充值金额不一致，钱包尚未入账。请与支付渠道核对，然后按实收金额入账或退款。',
        },
      },
      failed_deposit: {
        label: {
          vi: 'Khoản nạp đã bị từ chối',
          en: 'Top-up had been rejected',
          zh: '充值已被拒绝',
        },
        advice: {
          vi: 'Tiền đến sau khi quản trị viên đã từ chối khoản nạp, ví chưa được cộng. Cộng tiền cho khách hoặc hoàn lại.',
          en: 'The money arrived after an admin had rejected the top-up, and the wallet was not credited. Credit the customer or refund the money.',
          zh: '款项在管理员拒绝充值后到账，钱包尚未入账。请为客户入账或退款。',
        },
      },
      paid_again: {
        label: { vi: 'Thanh toán trùng', en: 'Paid twice', zh: '重复付款' },
        advice: {
          vi: 'Khách trả hai lần cho cùng một khoản nạp, ví chỉ được cộng một lần. Hoàn lại lần thứ hai, hoặc cộng thêm nếu khách muốn giữ trong ví.',
          en: 'The customer paid twice for the same top-up, and the wallet was credited once. Refund the second payment, or credit it if the customer wants to keep it in the wallet.',
          zh: '客户为同一笔充值付款两次，钱包仅入账一次。请退还第二笔；客户希望留在钱包中的，可为其入账。',
        },
      },
      reversed: {
        label: { vi: 'Đã cộng nhưng bị thu hồi', en: 'Credited, then reversed', zh: '入账后被撤回' },
        advice: {
          vi: 'Nhà cung cấp báo thất bại sau khi ví đã được cộng tiền. Xác nhận với nhà cung cấp: nếu tiền đã bị thu lại thì thu hồi khỏi ví của khách.',
          en: 'The provider reported a failure after the wallet had been credited. Check with the provider: if the money was taken back, take it out of the customer’s wallet.',
          zh: '钱包入账后，支付渠道报告付款失败。请与支付渠道确认：款项已被收回的，应从客户钱包中撤回。',
        },
      },
      account_closed: {
        label: { vi: 'Tài khoản đã đóng', en: 'Account closed', zh: '账号已关闭' },
        advice: {
          vi: 'Khách đã đóng tài khoản nên không thể cộng vào ví. Hãy liên hệ người gửi rồi chuyển trả.',
          en: 'The customer has closed the account, so it cannot be credited. Contact the sender and send the money back.',
          zh: '客户已关闭账号，无法入账。请联系付款人并退回款项。',
        },
      },
      needs_review: {
        label: { vi: 'Nhà cung cấp chưa chắc chắn', en: 'The provider is not sure', zh: '支付渠道尚未确认' },
        advice: {
          vi: 'Nhà cung cấp nghi gian lận, hoặc ngân hàng đã trừ tiền mà nhà cung cấp chưa nhận. Ví chưa được cộng. Đối chiếu với nhà cung cấp trước khi cộng tiền hoặc hoàn lại.',
          en: 'The provider suspects fraud, or the bank has taken the money but the provider has not received it. Nothing was credited. Check with the provider before you credit or refund it.',
          zh: '支付渠道怀疑存在欺诈，或银行已扣款但渠道尚未到账，钱包未入账。请先与渠道核实，再入账或退款。',
        },
      },
    },
    bonus: { vi: (amount) => `thưởng ${amount}`, en: (amount) => `bonus ${amount}`, zh: (amount) => `赠送 ${amount}` },
    owed: {
      vi: (amount) => `đã thu hồi, còn thiếu ${amount}`,
      en: (amount) => `taken back, ${amount} missing`,
      zh: (amount) => `已撤回，尚缺 ${amount}`,
    },
    resolve: { vi: 'Xử lý', en: 'Resolve', zh: '处理' },
    takeBack: {
      action: { vi: 'Thu hồi', en: 'Take back', zh: '撤回入账' },
      heading: { vi: 'Thu hồi khoản nạp này?', en: 'Take back this top-up?', zh: '撤回这笔充值？' },
      description: {
        vi: 'Số tiền dưới đây bị trừ khỏi ví của khách. Thao tác này không thể hoàn tác.',
        en: 'The amounts below are taken out of the customer’s wallet. This cannot be undone.',
        zh: '以下金额会从客户钱包中扣除，此操作无法撤销。',
      },
      shortDescription: {
        vi: 'Ví không đủ tiền: hệ thống trừ hết số đang có, ghi phần thiếu là điều chỉnh và việc này vẫn mở. Thao tác này không thể hoàn tác.',
        en: 'The wallet balance is too low: all of it is taken, the rest is recorded as an adjustment, and this item stays open. This cannot be undone.',
        zh: '钱包余额不足：将扣除全部余额，差额记为调整，此项仍保持待处理。此操作无法撤销。',
      },
      confirm: { vi: 'Thu hồi', en: 'Take back', zh: '撤回入账' },
      deposit: { vi: 'Khoản nạp', en: 'Top-up', zh: '充值金额' },
      bonus: { vi: 'Tiền thưởng', en: 'Bonus', zh: '赠送金额' },
      short: { vi: 'Còn thiếu', en: 'Missing', zh: '尚缺金额' },
    },
    dialog: {
      heading: { vi: 'Đánh dấu đã xử lý', en: 'Mark as resolved', zh: '标记为已处理' },
      description: {
        vi: 'Chỉ ghi lại, không chuyển tiền. Nếu cần cộng hoặc trừ tiền của khách, hãy sửa số dư ở mục Người dùng.',
        en: 'This only makes a note and moves no money. To credit or debit the customer, edit the balance under Users.',
        zh: '此处仅作记录，不会转账。如需为客户加款或扣款，请到“用户”中修改余额。',
      },
      provider: { vi: 'Nhà cung cấp', en: 'Provider', zh: '支付渠道' },
      amount: { vi: 'Số tiền', en: 'Amount', zh: '金额' },
      reason: { vi: 'Lý do', en: 'Reason', zh: '原因' },
      transaction: { vi: 'Mã giao dịch', en: 'Transaction ID', zh: '交易编号' },
      note: { vi: 'Cách đã xử lý', en: 'What was done', zh: '处理说明' },
      noteHint: {
        vi: 'Tối đa 200 ký tự. Ví dụ: đã hoàn tiền cho khách qua MoMo.',
        en: 'Up to 200 characters. For example: refunded to the customer through MoMo.',
        zh: '最多 200 个字符，例如：已通过 MoMo 退款给客户。',
      },
      submit: { vi: 'Đánh dấu đã xử lý', en: 'Mark as resolved', zh: '标记为已处理' },
      pending: { vi: 'Đang lưu…', en: 'Saving…', zh: '正在保存…' },
      cancel: { vi: 'Hủy', en: 'Cancel', zh: '取消' },
      emptyReason: { vi: 'Hãy ghi cách xử lý trước', en: 'Describe what was done first', zh: '请先填写处理说明' },
      failed: { vi: 'Không lưu được', en: 'The note was not saved', zh: '未能保存' },
    },
  },
  transfers: {
    ...transferWords,
    open: { vi: 'Xử lý', en: 'Decide', zh: '去处理' },
  },
  withdrawals: {
    open: { vi: 'Xem và duyệt', en: 'Decide', zh: '去审核' },
  },
  tickets: {
    open: { vi: 'Mở', en: 'Open', zh: '打开' },
    promise: {
      vi: (time) => `cam kết trả lời trong ${time}`,
      en: (time) => `reply promised within ${time}`,
      zh: (time) => `承诺 ${time}内回复`,
    },
    priorities: states.ticketPriorities,
  },
  jobs: {
    kinds: {
      'vps.provision': { vi: 'Khởi tạo VPS', en: 'Set up a VPS', zh: '创建 VPS' },
      'payments.collect': { vi: 'Thu tiền nạp', en: 'Collect a top-up', zh: '收取充值款' },
      'payments.poll.momo': { vi: 'Thu tiền nạp qua MoMo', en: 'Collect a top-up by MoMo', zh: '收取 MoMo 充值款' },
      'payments.poll.zalopay': {
        vi: 'Thu tiền nạp qua ZaloPay',
        en: 'Collect a top-up by ZaloPay',
        zh: '收取 ZaloPay 充值款',
      },
      'payments.poll.vnpay': { vi: 'Thu tiền nạp qua VNPay', en: 'Collect a top-up by VNPay', zh: '收取 VNPay 充值款' },
      'payments.poll.payos': { vi: 'Thu tiền nạp qua payOS', en: 'Collect a top-up by payOS', zh: '收取 payOS 充值款' },
      'waiting_orders.paid': {
        vi: 'Hoàn tất đơn hàng khi tiền về',
        en: 'Complete a paid order',
        zh: '到账后完成订单',
      },
      'waiting_orders.end': {
        vi: 'Kết thúc đơn hàng đang chờ tiền',
        en: 'End an unpaid order',
        zh: '结束等待付款的订单',
      },
      'payments.report': { vi: 'Xử lý thông báo thanh toán', en: 'Process a payment report', zh: '处理付款通知' },
      'sandbox.bills.momo': {
        vi: 'Báo kết quả MoMo (thử nghiệm)',
        en: 'Report a MoMo result (sandbox)',
        zh: '通知 MoMo 结果（沙箱）',
      },
      'sandbox.bills.zalopay': {
        vi: 'Báo kết quả ZaloPay (thử nghiệm)',
        en: 'Report a ZaloPay result (sandbox)',
        zh: '通知 ZaloPay 结果（沙箱）',
      },
    },
    failures: {
      name_refused: {
        vi: 'Hệ thống khởi tạo không nhận tên này',
        en: 'The provisioning system refused this name',
        zh: '开通系统不接受此名称',
      },
      no_address_left: { vi: 'Đã hết địa chỉ IP', en: 'No IP addresses left', zh: 'IP 地址已用完' },
      payment_unknown: {
        vi: 'Nhà cung cấp không có khoản thanh toán này',
        en: 'The provider has no such payment',
        zh: '支付渠道没有这笔付款',
      },
      webhook_refused: {
        vi: 'Thông báo thanh toán không được tiếp nhận',
        en: 'The payment notification was not accepted',
        zh: '付款通知未被接收',
      },
      unreachable: {
        vi: 'Không kết nối được tới hệ thống cần gọi',
        en: 'The other system could not be reached',
        zh: '无法连接到目标系统',
      },
      worker_died: {
        vi: 'Tiến trình xử lý dừng giữa chừng nhiều lần',
        en: 'The process running it stopped several times',
        zh: '执行进程多次中途退出',
      },
    },
    otherFailure: { vi: 'Lỗi chưa xác định', en: 'Unknown error', zh: '未知错误' },
    pointless: {
      refunded: {
        vi: 'Đã hoàn tiền cho khách; không còn gì để thử lại.',
        en: 'The customer was refunded; there is nothing left to retry.',
        zh: '已退款给客户，无需重试。',
      },
      settled: {
        vi: 'Khoản nạp đã được xử lý; không còn gì để thử lại.',
        en: 'The top-up was settled; there is nothing left to retry.',
        zh: '该充值已处理，无需重试。',
      },
      done: {
        vi: 'Tác vụ này đã xong; không còn gì để thử lại.',
        en: 'The job is done; there is nothing left to retry.',
        zh: '该任务已完成，无需重试。',
      },
      gone: {
        vi: 'Bản ghi không còn; không còn gì để thử lại.',
        en: 'The record is gone; there is nothing left to retry.',
        zh: '记录已不存在，无需重试。',
      },
      unknown_kind: {
        vi: 'Phiên bản hiện tại không hỗ trợ loại tác vụ này; hãy dùng phiên bản có hỗ trợ.',
        en: 'This version of the server does not support this type of job; use a version that does.',
        zh: '当前版本不支持此类任务，请用支持它的版本处理。',
      },
    },
    retry: { vi: 'Thử lại', en: 'Retry', zh: '重试' },
    dismiss: { vi: 'Bỏ qua', en: 'Dismiss', zh: '忽略' },
    questions: {
      retry: {
        heading: { vi: (job) => `Chạy lại “${job}”?`, en: (job) => `Retry “${job}”?`, zh: (job) => `重试“${job}”？` },
        description: {
          vi: 'Tác vụ chạy lại ngay và tác động đến khách như lần đầu.',
          en: 'The job runs again immediately and affects the customer as it would have the first time.',
          zh: '任务会立即重新执行，对客户的影响与首次执行相同。',
        },
        confirm: { vi: 'Chạy lại tác vụ', en: 'Run it again', zh: '重新执行' },
      },
      dismiss: {
        heading: { vi: (job) => `Bỏ qua “${job}”?`, en: (job) => `Dismiss “${job}”?`, zh: (job) => `忽略“${job}”？` },
        description: {
          vi: 'Tác vụ bị bỏ khỏi danh sách và không bao giờ chạy lại. Thao tác này không thể hoàn tác.',
          en: 'The job leaves the list and never runs again. This cannot be undone.',
          zh: '该任务会从列表中移除，不再执行。此操作无法撤销。',
        },
        confirm: { vi: 'Bỏ qua tác vụ', en: 'Dismiss the job', zh: '忽略此任务' },
      },
    },
  },
})

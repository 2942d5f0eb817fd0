import type { AdminScreenTexts } from '#ds/screens/AdminScreen/index.ts'
import { states } from '#ds/texts/zh/states.ts'
import { workQueueTexts } from '#ds/texts/zh/work-queue.ts'
import { list } from './list.ts'
import { stats } from './stats.ts'
import { transactions } from './transactions.ts'
import { transferWords } from './transfer-words.ts'
import { trends } from './trends.ts'

/** Texts of the first tab: what waits for an admin, and the figures. */
export const overview: AdminScreenTexts['overview'] = {
  queue: workQueueTexts,
  figures: stats,
  trends,
  figuresHeading: '数据',
  updateFailed: list.updateFailed,
  deposits: transactions,
  payments: {
    expected: (amount) => `充值金额：${amount}`,
    providers: { momo: 'MoMo', zalopay: 'ZaloPay', vnpay: 'VNPay', payos: 'payOS' },
    reasons: {
      unknown_transaction: {
        label: '未知交易',
        advice: '系统中没有这笔交易。请在支付渠道的对账单中查找付款人，然后为对应客户入账或退款。',
      },
      wrong_amount: {
        label: '金额不符',
        advice: '到账金额与充值金额不一致，钱包尚未入账。请与支付渠道核对，然后按实收金额入账或退款。',
      },
      failed_deposit: {
        label: '充值已失败或已取消',
        advice: '款项在充值失败或取消后到账，钱包尚未入账。请为客户入账或退款。',
      },
      paid_again: {
        label: '重复付款',
        advice: '客户为同一笔充值付款两次，钱包仅入账一次。请退还第二笔；客户希望留在钱包中的，可为其入账。',
      },
      reversed: {
        label: '入账后被撤回',
        advice: '钱包入账后，支付渠道报告付款失败。请与支付渠道确认：款项已被收回的，应从客户钱包中撤回。',
      },
      account_closed: {
        label: '账号已关闭',
        advice: '客户已关闭账号，无法入账。请联系付款人并退回款项。',
      },
      needs_review: {
        label: '支付渠道尚未确认',
        advice: '支付渠道怀疑存在欺诈，或银行已扣款但渠道尚未到账，钱包未入账。请先与渠道核实，再入账或退款。',
      },
    },
    bonus: (amount) => `赠送 ${amount}`,
    owed: (amount) => `已撤回，尚缺 ${amount}`,
    resolve: '处理',
    takeBack: {
      action: '撤回入账',
      heading: '撤回这笔充值？',
      description: '以下金额会从客户钱包中扣除，此操作无法撤销。',
      shortDescription: '钱包余额不足：将扣除全部余额，差额记为调整，此项仍保持待处理。此操作无法撤销。',
      confirm: '撤回入账',
      deposit: '充值金额',
      bonus: '赠送金额',
      short: '尚缺金额',
    },
    dialog: {
      heading: '标记为已处理',
      description: '此处仅作记录，不会转账。如需为客户加款或扣款，请到“用户”中修改余额。',
      provider: '支付渠道',
      amount: '金额',
      reason: '原因',
      transaction: '交易编号',
      note: '处理说明',
      noteHint: '最多 200 个字符，例如：已通过 MoMo 退款给客户。',
      submit: '已处理',
      pending: '保存中…',
      cancel: '取消',
      emptyReason: '请先填写处理说明',
      failed: '未能保存',
    },
  },
  transfers: { ...transferWords, open: '去处理' },
  withdrawals: { open: '去审核' },
  tickets: { open: '打开', promise: (time) => `承诺 ${time}内回复`, priorities: states.ticketPriorities },
  jobs: {
    kinds: {
      'vps.provision': '创建 VPS',
      'payments.collect': '收取充值款',
      'payments.poll.momo': '收取 MoMo 充值款',
      'payments.poll.zalopay': '收取 ZaloPay 充值款',
      'payments.poll.vnpay': '收取 VNPay 充值款',
      'payments.poll.payos': '收取 payOS 充值款',
      'waiting_orders.paid': '到账后完成订单',
      'waiting_orders.end': '结束等待付款的订单',
      'payments.report': '处理付款通知',
      'sandbox.bills.momo': '通知 MoMo 结果（沙箱）',
      'sandbox.bills.zalopay': '通知 ZaloPay 结果（沙箱）',
    },
    failures: {
      name_refused: '开通系统不接受此名称',
      no_address_left: 'IP 地址已用完',
      no_provider: '该支付方式已停用',
      payment_unknown: '支付渠道没有这笔付款',
      webhook_refused: '付款通知未被接收',
      unreachable: '无法连接到目标系统',
      worker_died: '执行进程多次中途退出',
    },
    otherFailure: '未知错误',
    pointless: {
      refunded: '已退款给客户，无需重试。',
      settled: '该充值已处理，无需重试。',
      done: '该任务已完成，无需重试。',
      gone: '记录已不存在，无需重试。',
      unknown_kind: '当前版本不支持此类任务，请用支持它的版本处理。',
    },
    retry: '重试',
    dismiss: '忽略',
    questions: {
      retry: {
        heading: (job) => `重试“${job}”？`,
        description: '任务会立即重新执行，对客户的影响与首次执行相同。',
        confirm: '重新执行',
      },
      dismiss: {
        heading: (job) => `忽略“${job}”？`,
        description: '该任务会从列表中移除，不再执行。此操作无法撤销。',
        confirm: '忽略此任务',
      },
    },
  },
}

import type { Language } from '#contracts/languages.ts'
import type { Difference, DifferenceKind } from '#contracts/reconciliation.ts'
import type { FoundDifference } from './differences-store.ts'

type Words = Record<Language, { what: string; action: string }>

/** What is wrong, and what an operator does about it. */
const words: Record<DifferenceKind, Words> = {
  ledger: {
    vi: {
      what: 'Sổ cái không khớp với chính nó hoặc với số dư ví.',
      action:
        'Dừng các tiến trình chạy nền, giữ một bản sao nguyên vẹn, rồi xem bản ghi được nêu tên. Sửa bằng điều chỉnh số dư.',
    },
    en: {
      what: 'The books do not agree in themselves, or with a wallet.',
      action:
        'Stop the workers, keep an unchanged copy, and look at the record that is named. Correct it by a change of the balance.',
    },
    zh: {
      what: '总账自身不一致，或与钱包不一致。',
      action: '请停止后台进程，保留一份未改动的副本，然后查看所列记录，并以余额调整更正。',
    },
  },
  not_credited: {
    vi: {
      what: 'Khoản chuyển được ghi là đã vào ví, nhưng không có khoản nạp tiền hoàn tất nào.',
      action:
        'Kiểm tra lịch sử giao dịch của khách; nếu tiền chưa vào, cộng bằng điều chỉnh số dư và ghi mã khoản chuyển làm lý do.',
    },
    en: {
      what: 'The transfer counts as credited, but there is no completed deposit for it.',
      action:
        "Look at the customer's history; if the money is not there, credit it by a change of the balance, with the transfer's id as the reason.",
    },
    zh: {
      what: '该转账记为已入账，但没有对应的已完成充值。',
      action: '请查看客户的钱包记录；若款项未到账，请以余额调整入账，并注明转账编号。',
    },
  },
  credited_otherwise: {
    vi: {
      what: 'Khoản nạp của khoản chuyển này có số tiền khác, hoặc thuộc ví của khách khác.',
      action: 'So với sao kê của ngân hàng, rồi điều chỉnh số dư của khách theo phần lệch.',
    },
    en: {
      what: "The transfer's deposit has another amount, or is in another customer's wallet.",
      action: "Compare it with the bank's statement, and change the customers' balances by the difference.",
    },
    zh: {
      what: '该转账对应的充值金额不同，或属于另一位客户的钱包。',
      action: '请与银行对账单核对，并按差额调整客户余额。',
    },
  },
  received_differs: {
    vi: {
      what: 'Số tiền đã nhận của yêu cầu nạp khác tổng các khoản chuyển hoặc thông báo của nó.',
      action:
        'Mở các khoản chuyển của yêu cầu này; ví đúng thì báo kỹ thuật sửa số đã nhận, ví sai thì điều chỉnh số dư.',
    },
    en: {
      what: 'What the payment has received is not the sum of its transfers or reports.',
      action:
        "Look at the payment's transfers: if the wallet is right, report it to the developers; if it is wrong, change the balance.",
    },
    zh: {
      what: '付款请求的已收金额与其转账或通知的合计不符。',
      action: '请查看该付款请求的转账：钱包正确时请告知开发人员，钱包有误时请调整余额。',
    },
  },
  credited_without_transfer: {
    vi: {
      what: 'Ví đã được cộng theo báo cáo của kênh, nhưng không có khoản chuyển nào tương ứng.',
      action: 'Tìm khoản này trong sao kê của ngân hàng; nếu không có, trừ lại bằng điều chỉnh số dư.',
    },
    en: {
      what: 'A wallet was credited because of a report, but there is no transfer for it.',
      action: "Look for it in the bank's statement; if it is not there, take it back by a change of the balance.",
    },
    zh: {
      what: '钱包已按渠道通知入账，但没有对应的转账。',
      action: '请在银行对账单中查找；若不存在，请以余额调整扣回。',
    },
  },
  parts_differ: {
    vi: {
      what: 'Các phần của khoản đã chia không cộng lại bằng khoản đó.',
      action: 'Mở các phần của khoản này, rồi cộng hoặc trừ phần lệch bằng điều chỉnh số dư.',
    },
    en: {
      what: 'The parts of a split transfer do not add up to it.',
      action: 'Look at its parts, and correct the difference by a change of the balance.',
    },
    zh: {
      what: '已拆分转账的各部分之和与原金额不符。',
      action: '请查看各部分，并以余额调整更正差额。',
    },
  },
  report_lost: {
    vi: {
      what: 'Kênh đã báo một khoản tiền đến, nhưng khoản đó không có trong danh sách.',
      action:
        'Thử lại tác vụ xử lý thông báo này ở phần tác vụ thất bại; nếu không còn tác vụ, cộng tiền theo sao kê của ngân hàng.',
    },
    en: {
      what: 'A transfer was reported, but it is not in the list.',
      action:
        "Retry the job of this webhook among the failed ones; if there is none, credit the money by the bank's statement.",
    },
    zh: {
      what: '渠道已通知一笔到账，但列表中没有。',
      action: '请在失败任务中重试该通知；若没有任务，请按银行对账单入账。',
    },
  },
  report_unreadable: {
    vi: {
      what: 'Không đọc được một thông báo của kênh.',
      action: 'Xem các khoản cùng lúc trong sao kê của ngân hàng, và báo kỹ thuật mã của thông báo.',
    },
    en: {
      what: 'A webhook cannot be understood.',
      action:
        "Compare the transfers of that time with the bank's statement, and give the webhook's id to the developers.",
    },
    zh: {
      what: '无法解读一条渠道通知。',
      action: '请与银行对账单核对同一时间的转账，并将通知编号告知开发人员。',
    },
  },
}

/** Puts a difference into words. */
export const inWords = ({ kind, record, amount, detail }: FoundDifference, language: Language): Difference => ({
  kind,
  record,
  detail,
  amount: amount === null ? null : String(amount),
  ...words[kind][language],
})

/** The same as one line of the command line. */
export function asLine({ kind, record, amount, detail }: FoundDifference): string {
  if (kind === 'ledger') return detail ?? ''
  const { what, action } = words[kind].en
  const facts = [`${record.type} ${record.id}`, detail, amount === null ? null : `${amount} VND`]
  return `${what} ${facts.filter((fact) => fact !== null).join(', ')}. ${action}`
}

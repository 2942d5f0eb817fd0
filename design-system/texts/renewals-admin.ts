import type { RenewalsPanelTexts } from '#ds/admin/RenewalsPanel/index.ts'
import { list } from './admin/list.ts'
import { transactions } from './admin/transactions.ts'
import { localized, same } from './localized.ts'

const { actions } = transactions.columns
const server = same('VPS')
const customer = { vi: 'Khách hàng', en: 'Customer', zh: '客户' }

/** What is due, what is expected of it, and what an admin decides about it. */
export const renewalsAdminTexts = localized<RenewalsPanelTexts>({
  list,
  viewsLabel: { vi: 'Các phần của gia hạn', en: 'Parts of the renewals', zh: '续费的各部分' },
  views: {
    due: { vi: 'Sắp thu', en: 'Due', zh: '即将扣费' },
    days: { vi: 'Theo ngày', en: 'By day', zh: '按天查看' },
    endangered: { vi: 'Có nguy cơ dừng', en: 'At risk', zh: '面临停机' },
  },
  sums: {
    income: { vi: 'Dự kiến thu', en: 'Expected income', zh: '预计收入' },
    short: { vi: 'Dự kiến không thu được', en: 'Expected to stay unpaid', zh: '预计扣费失败' },
    suspended: { vi: 'Dự kiến tạm ngưng', en: 'Expected suspensions', zh: '预计暂停' },
    ended: { vi: 'Dự kiến xóa', en: 'Expected deletions', zh: '预计删除' },
    charges: {
      vi: (count) => `${count} lượt thu`,
      en: (count) => (Number(count) === 1 ? '1 charge' : `${count} charges`),
      zh: (count) => `${count} 次扣费`,
    },
    shortCharges: {
      vi: (count) => `${count} lượt, vì ví thiếu tiền`,
      en: (count) => (Number(count) === 1 ? '1 charge, too little money' : `${count} charges, too little money`),
      zh: (count) => `${count} 次，余额不足`,
    },
    servers: {
      vi: (count) => `${count} VPS`,
      en: (count) => (Number(count) === 1 ? '1 server' : `${count} servers`),
      zh: (count) => `${count} 台 VPS`,
    },
    until: {
      vi: (date) => `Dự kiến cho đến hết ngày ${date}, nếu không khách nào nạp thêm tiền và không có gì thay đổi.`,
      en: (date) => `Expected until the end of ${date}, if no customer tops up and nothing else changes.`,
      zh: (date) => `以上为截至 ${date} 的预计，前提是没有客户充值，也没有其他变动。`,
    },
    loadFailed: {
      vi: 'Không tải được dự kiến 30 ngày tới',
      en: 'The forecast of the next 30 days could not be loaded',
      zh: '未来 30 天的预计加载失败',
    },
  },
  due: {
    caption: { vi: 'Các kỳ sắp thu tiền', en: 'Renewals that are due', zh: '即将扣费的续费' },
    filters: {
      overdue: { vi: 'Quá hạn', en: 'Overdue', zh: '已逾期' },
      day: { vi: '24 giờ tới', en: 'Next 24 hours', zh: '未来 24 小时' },
      week: { vi: '7 ngày tới', en: 'Next 7 days', zh: '未来 7 天' },
      month: { vi: '30 ngày tới', en: 'Next 30 days', zh: '未来 30 天' },
    },
    empty: {
      overdue: {
        title: { vi: 'Không có VPS nào quá hạn', en: 'Nothing is overdue', zh: '没有逾期的 VPS' },
        description: {
          vi: 'Mọi kỳ đã bắt đầu đều đã được trả tiền, được miễn hoặc đã kết thúc.',
          en: 'Every period that has begun is paid for, exempt or over.',
          zh: '所有已开始的计费周期均已付款、免除或结束。',
        },
      },
      day: {
        title: { vi: 'Không có kỳ nào bắt đầu trong 24 giờ tới', en: 'Nothing is due today', zh: '24 小时内无续费' },
        description: {
          vi: 'Chưa VPS nào đến hạn. Hãy xem 7 hoặc 30 ngày tới.',
          en: 'No server has a due date in the next 24 hours. Look at the next 7 or 30 days.',
          zh: '没有 VPS 在 24 小时内到期。请查看未来 7 天或 30 天。',
        },
      },
      week: {
        title: { vi: 'Không có kỳ nào bắt đầu trong 7 ngày tới', en: 'Nothing is due this week', zh: '7 天内无续费' },
        description: {
          vi: 'Chưa VPS nào đến hạn. Hãy xem 30 ngày tới.',
          en: 'No server has a due date in the next 7 days. Look at the next 30 days.',
          zh: '没有 VPS 在 7 天内到期。请查看未来 30 天。',
        },
      },
      month: {
        title: {
          vi: 'Không có kỳ nào bắt đầu trong 30 ngày tới',
          en: 'Nothing is due this month',
          zh: '30 天内无续费',
        },
        description: {
          vi: 'VPS trả theo năm có thể đến hạn muộn hơn. VPS dùng thử không có hạn thu tiền.',
          en: 'Servers that are paid by the year may be due later. Trials have no due date.',
          zh: '按年付费的 VPS 可能更晚到期。试用 VPS 没有扣费日期。',
        },
      },
    },
    loadFailed: {
      vi: 'Không tải được các kỳ sắp thu tiền',
      en: 'The list of renewals could not be loaded',
      zh: '续费列表加载失败',
    },
    count: {
      vi: (_, shown) => `${shown} lượt gia hạn`,
      en: (rows, shown) => (rows === 1 ? '1 renewal' : `${shown} renewals`),
      zh: (_, shown) => `${shown} 条续费`,
    },
    columns: {
      server,
      number: { vi: 'Mã VPS', en: 'VPS number', zh: 'VPS 编号' },
      customer,
      due: { vi: 'Đến hạn', en: 'Due date', zh: '到期时间' },
      amount: { vi: 'Số tiền', en: 'Amount', zh: '金额' },
      outcome: { vi: 'Dự kiến', en: 'Expected', zh: '预计结果' },
      unpaid: { vi: 'Nếu chưa trả', en: 'If unpaid', zh: '若未付款' },
      actions,
    },
    outcomes: {
      paid: { vi: 'Ví đủ trả', en: 'Wallet pays', zh: '余额充足' },
      short: {
        vi: (missing) => `Ví thiếu ${missing}`,
        en: (missing) => `Wallet lacks ${missing}`,
        zh: (missing) => `余额缺 ${missing}`,
      },
      shortOfUnknown: { vi: 'Chưa trả được', en: 'Not paid', zh: '尚未付款' },
      manual: { vi: 'Khách tự gia hạn', en: 'Renewed by hand', zh: '客户手动续费' },
      exempt: { vi: 'Được miễn', en: 'Exempt', zh: '已免除' },
      ends: { vi: 'Kết thúc theo yêu cầu', en: 'Cancelled', zh: '客户已取消' },
    },
    held: {
      vi: (date) => `Giữ đến hết ${date}`,
      en: (date) => `Held until the end of ${date}`,
      zh: (date) => `保留至 ${date} 结束`,
    },
    grace: {
      vi: (days) => `Chờ ${days} ngày sau hạn`,
      en: (days) => (Number(days) === 1 ? '1 day of grace' : `${days} days of grace`),
      zh: (days) => `宽限 ${days} 天`,
    },
    suspends: {
      vi: (date) => `Tạm ngưng ${date}`,
      en: (date) => `Suspended ${date}`,
      zh: (date) => `${date} 暂停`,
    },
    isSuspended: { vi: 'Đang tạm ngưng', en: 'Suspended now', zh: '已暂停' },
    deletes: { vi: (date) => `Xóa ${date}`, en: (date) => `Deleted ${date}`, zh: (date) => `${date} 删除` },
    ends: { vi: (date) => `Kết thúc ${date}`, en: (date) => `Ends ${date}`, zh: (date) => `${date} 结束` },
    nothing: { vi: 'Không tạm ngưng, không xóa', en: 'Neither suspended nor deleted', zh: '不暂停，也不删除' },
    hold: { vi: 'Giữ lại', en: 'Hold', zh: '保留' },
    holdFor: { vi: (name) => `Giữ lại ${name}`, en: (name) => `Hold ${name}`, zh: (name) => `保留 ${name}` },
  },
  days: {
    caption: {
      vi: 'Dự kiến thu, không thu được, tạm ngưng và xóa theo từng ngày',
      en: 'Income, unpaid charges, suspensions and deletions that are expected, by day',
      zh: '每日预计收入、扣费失败、暂停与删除',
    },
    empty: {
      title: { vi: 'Chưa có dự kiến cho ngày nào', en: 'There is no forecast yet', zh: '暂无每日预计' },
      description: {
        vi: 'Dự kiến có khi có VPS được gia hạn.',
        en: 'There is one as soon as a server is renewed.',
        zh: '有 VPS 需要续费后即有预计。',
      },
    },
    loadFailed: {
      vi: 'Không tải được dự kiến theo ngày',
      en: 'The forecast by day could not be loaded',
      zh: '每日预计加载失败',
    },
    columns: {
      day: { vi: 'Ngày', en: 'Day', zh: '日期' },
      income: { vi: 'Dự kiến thu', en: 'Expected income', zh: '预计收入' },
      short: { vi: 'Dự kiến không thu được', en: 'Expected to stay unpaid', zh: '预计扣费失败' },
      suspended: { vi: 'Tạm ngưng', en: 'Suspended', zh: '暂停' },
      ended: { vi: 'Xóa', en: 'Deleted', zh: '删除' },
    },
    today: { vi: 'Hôm nay', en: 'Today', zh: '今天' },
  },
  endangered: {
    caption: {
      vi: 'VPS sẽ bị tạm ngưng hoặc xóa nếu chưa trả tiền (dự kiến)',
      en: 'Servers that are expected to be suspended or deleted',
      zh: '预计将被暂停或删除的 VPS',
    },
    empty: {
      title: { vi: 'Không VPS nào có nguy cơ dừng', en: 'No server is at risk', zh: '没有面临停机的 VPS' },
      description: {
        vi: 'Theo dự kiến, 30 ngày tới không VPS nào bị tạm ngưng hay bị xóa vì chưa trả tiền.',
        en: 'None is expected to be suspended or deleted in the next 30 days.',
        zh: '未来 30 天预计没有 VPS 会被暂停或删除。',
      },
    },
    loadFailed: {
      vi: 'Không tải được các VPS có nguy cơ dừng',
      en: 'The servers at risk could not be loaded',
      zh: '面临停机的 VPS 加载失败',
    },
    columns: {
      server,
      customer,
      kind: { vi: 'Dự kiến', en: 'Expected', zh: '预计处理' },
      at: { vi: 'Khi nào', en: 'When', zh: '时间' },
    },
    kinds: {
      suspended: { vi: 'Bị tạm ngưng', en: 'Suspended', zh: '暂停' },
      ended: { vi: 'Bị xóa', en: 'Deleted', zh: '删除' },
    },
    firstOnly: {
      vi: (count) => `Chỉ liệt kê ${count} lượt sớm nhất.`,
      en: (count) => `Only the first ${count} are listed.`,
      zh: (count) => `仅列出最早的 ${count} 条。`,
    },
  },
  hold: {
    heading: { vi: (name) => `Giữ ${name} lại`, en: (name) => `Hold ${name}`, zh: (name) => `保留 ${name}` },
    until: { vi: 'Giữ đến hết ngày', en: 'Hold until the end of', zh: '保留至（含当日）' },
    untilHint: {
      vi: 'Đến lúc đó VPS không bị tạm ngưng và không bị xóa. Để trống nếu không giữ.',
      en: 'Until then the server is neither suspended nor deleted. Leave it empty for no hold.',
      zh: '在此之前 VPS 不会被暂停或删除。留空表示不保留。',
    },
    exempt: { vi: 'Miễn trả tiền', en: 'Exempt from payment', zh: '免除付款' },
    exemptHint: {
      vi: 'Các kỳ sau không trừ tiền, cho đến khi bạn bỏ chọn.',
      en: 'No period is charged until you clear this.',
      zh: '取消勾选之前，各计费周期均不扣费。',
    },
    grace: { vi: 'Số ngày chờ sau hạn', en: 'Days of grace', zh: '到期后宽限天数' },
    graceHint: {
      vi: (usual) => `Để trống là ${usual} ngày như mọi VPS khác.`,
      en: (usual) => (Number(usual) === 1 ? 'Empty means the usual day.' : `Empty means the usual ${usual} days.`),
      zh: (usual) => `留空即为通常的 ${usual} 天。`,
    },
    reason: { vi: 'Lý do giữ lại', en: 'Reason for this', zh: '保留原因' },
    reasonHint: {
      vi: 'Chỉ ghi vào nhật ký, khách không thấy.',
      en: 'Kept in the audit log. The customer does not see it.',
      zh: '仅记入审计日志，客户看不到。',
    },
    consequences: { vi: 'Sau khi lưu', en: 'Once it is saved', zh: '保存之后' },
    follows: {
      resumes: {
        vi: 'VPS đang tạm ngưng vì chưa trả tiền được mở lại ngay.',
        en: 'The server, suspended as unpaid, runs again immediately.',
        zh: '因欠费暂停的 VPS 会立即恢复运行。',
      },
      exempt: {
        vi: 'VPS không bị trừ tiền, và không bị tạm ngưng hay xóa vì chưa trả, cho đến khi bỏ miễn.',
        en: 'Until the exemption ends, the server is not charged, and neither suspended nor deleted as unpaid.',
        zh: '在取消免除之前，VPS 不扣费，也不会因欠费被暂停或删除。',
      },
      held: {
        vi: (date) => `Không bị tạm ngưng, không bị xóa cho đến hết ngày ${date}.`,
        en: (date) => `It is neither suspended nor deleted until the end of ${date}.`,
        zh: (date) => `在 ${date} 结束之前，既不暂停，也不删除。`,
      },
      unpaid: {
        vi: (suspended, deleted) => `Nếu vẫn chưa trả tiền: tạm ngưng ngày ${suspended}, xóa ngày ${deleted}.`,
        en: (suspended, deleted) => `If it stays unpaid: suspended on ${suspended}, deleted on ${deleted}.`,
        zh: (suspended, deleted) => `若仍未付款：${suspended} 暂停，${deleted} 删除。`,
      },
      suspendedNow: {
        vi: (deleted) => `Vẫn chưa trả tiền và đã hết số ngày chờ: tạm ngưng ngay, xóa ngày ${deleted}.`,
        en: (deleted) => `It is unpaid and has no grace left: suspended immediately, deleted on ${deleted}.`,
        zh: (deleted) => `仍未付款且宽限期已过：立即暂停，${deleted} 删除。`,
      },
      deleted: {
        vi: (date) => `VPS vẫn tạm ngưng, và bị xóa ngày ${date} nếu chưa trả tiền.`,
        en: (date) => `It stays suspended, and is deleted on ${date} if nothing is paid.`,
        zh: (date) => `VPS 保持暂停，若仍未付款，将于 ${date} 删除（预计）。`,
      },
      ends: {
        vi: (date) => `Khách đã hủy: VPS kết thúc ngày ${date}.`,
        en: (date) => `The customer has cancelled it: it ends on ${date}.`,
        zh: (date) => `客户已取消：VPS 于 ${date} 结束。`,
      },
    },
    validation: {
      past: {
        vi: 'Vui lòng chọn hôm nay hoặc một ngày sau',
        en: 'Choose today or a later day',
        zh: '请选择今天或之后的日期',
      },
      grace: {
        vi: (from, to) => `Vui lòng nhập số ngày từ ${from} đến ${to}, hoặc để trống`,
        en: (from, to) => `Enter a number of days from ${from} to ${to}, or nothing`,
        zh: (from, to) => `请输入 ${from} 至 ${to} 的天数，或留空`,
      },
      reason: { vi: 'Vui lòng nhập lý do giữ lại', en: 'Enter a reason for this', zh: '请填写保留原因' },
    },
    unchanged: { vi: 'Chưa có gì thay đổi', en: 'Nothing has been changed', zh: '尚未更改任何内容' },
    submit: { vi: 'Lưu thay đổi', en: 'Save the change', zh: '保存更改' },
    pending: { vi: 'Đang lưu…', en: 'Saving…', zh: '正在保存…' },
    cancel: { vi: 'Hủy', en: 'Cancel', zh: '取消' },
    failed: { vi: 'Chưa lưu được', en: 'It was not saved', zh: '保存失败' },
  },
})

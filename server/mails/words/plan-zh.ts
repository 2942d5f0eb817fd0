import type { PlanWords } from '#server/mails/plan-mails.ts'

/** When it is, by the days until then. */
const when = (daysLeft: number) => {
  if (daysLeft > 1) return ` ${daysLeft} 天后`
  return daysLeft === 1 ? '明天' : '今天'
}

/** The words of the mails of a plan's life, but why they are sent. */
export const planWords: Omit<PlanWords, 'service' | 'money'> = {
  named: (server, number) => `${server}（${number}）`,
  period: (start, end) => `${start} 至 ${end}`,
  facts: {
    server: '服务器',
    plan: '套餐',
    period: '续费周期',
    fee: '续费金额',
    firstFee: { monthly: '首月费用', yearly: '首年费用' },
    firstPeriod: '首期费用',
    balance: '钱包余额',
    balanceAfter: '扣款后余额',
    missing: '还差',
    dueAt: '续费日期',
    expiresAt: '到期日期',
    deleteAt: '删除日期',
    trialEndsAt: '试用截止',
    nextCharge: '下次续费',
    noCharge: '不自动续费',
  },
  buttons: {
    wallet: '查看钱包',
    server: '打开服务器页面',
    topUp: (amount) => `充值 ${amount}`,
    renew: '续费服务器',
    resume: '付款并恢复使用',
    support: '联系客服',
    keepTrial: '转为付费',
    order: '订购新服务器',
  },
  because: '原因：',
  smallestTopUp: (amount) => `每次至少充值 ${amount}，多出的部分会留在您的钱包中。`,
  withOthers: '还差的金额包含在此之前到期的其他服务器的费用。',
  elseDeleted: (day) => `如未付款，服务器和数据将于 ${day} 删除，无法恢复。`,
  receipt: {
    subject: (server, end) => `服务器 ${server} 已续费至 ${end}`,
    preheader: (fee, balance) => `已从钱包扣除 ${fee}，余额 ${balance}。`,
    paid: '您的服务器已续费，费用已从钱包余额中扣除。',
  },
  reminder: {
    covered: {
      subject: (server, daysLeft) => `服务器 ${server} 将于${when(daysLeft)}自动续费`,
      text: (day) => `服务器将从钱包余额中自动续费，新周期从 ${day} 开始。余额充足，您无需任何操作。`,
    },
    short: {
      subject(server, daysLeft, missing) {
        if (daysLeft > 0) return `服务器 ${server} 将于${when(daysLeft)}到期，钱包还差 ${missing}`
        return `服务器 ${server} ${daysLeft === 0 ? '今天到期' : '已过续费日期'}，钱包还差 ${missing}`
      },
      preheader: (day) => `请在 ${day} 之前充值，以免服务器被暂停。`,
      before: (day, missing) => `钱包余额不足以在 ${day} 续费服务器。请在此日期之前充值 ${missing}，服务器将自动续费。`,
      since: (day, missing) => `服务器的续费日期为 ${day}，目前仍在运行。充值 ${missing} 后，服务器将立即自动续费。`,
      elseSuspended: (day) => `如余额仍然不足，服务器将于 ${day} 暂停，数据予以保留。`,
    },
    off: {
      subject(server, daysLeft) {
        if (daysLeft > 0) return `服务器 ${server} 将于${when(daysLeft)}到期`
        return `服务器 ${server} ${daysLeft === 0 ? '今天到期' : '已到期'}`
      },
      text: (day) => `当前周期于 ${day} 结束。由于自动续费已关闭，服务器不会自动续费。`,
      elseSuspended: (day) => `如需继续使用，请在 ${day} 之前续费；逾期服务器将暂停，数据予以保留。`,
    },
  },
  suspended: {
    subject: {
      unpaid: (server) => `服务器 ${server} 已暂停，等待付款`,
      trial_ended: (server) => `服务器 ${server} 试用已到期，现已暂停`,
      admin: (server) => `服务器 ${server} 已暂停`,
    },
    text: {
      unpaid: '由于钱包余额不足以续费，服务器已暂停。所有数据仍完好保留。',
      trial_ended: '试用已到期，服务器已暂停。所有数据仍完好保留。',
      admin: '我们已暂停此服务器。所有数据仍完好保留。',
    },
    short: (missing) => `钱包还差 ${missing}。所有数据仍完好保留。`,
    preheader: '所有数据仍完好保留。',
    pay: {
      unpaid: '付款后，服务器将立即恢复运行。',
      trial_ended: '转为付费后，服务器将立即恢复运行。',
    },
    contact: '请与我们联系，了解如何恢复使用。',
  },
  resumed: {
    subject: (server) => `服务器 ${server} 已恢复运行`,
    preheader: '数据保持不变。',
    text: {
      unpaid: '感谢您的付款。服务器已恢复运行，数据保持不变。',
      trial_ended: '感谢您转为付费。服务器已恢复运行，数据保持不变。',
      admin: '我们已恢复您的服务器，数据保持不变。',
    },
  },
  endingSoon: {
    subject: (server, day) => `服务器 ${server} 将于 ${day} 删除`,
    preheader: (daysLeft) => `您还有 ${daysLeft} 天时间可以保留数据。`,
    text: {
      unpaid: (day) => `由于钱包余额不足以续费，服务器已暂停。服务器和数据将于 ${day} 删除，无法恢复。`,
      trial_ended: (day) => `试用已到期，服务器已暂停。服务器和数据将于 ${day} 删除，无法恢复。`,
      cancelled: (day) => `根据您的取消申请，服务器和数据将于 ${day} 删除，无法恢复。`,
    },
    next: {
      unpaid: '如需保留，请在此日期之前付款，服务器将立即恢复运行，数据保持不变。',
      trial_ended: '如需保留，请在此日期之前转为付费，服务器将立即恢复运行，数据保持不变。',
      cancelled: '请下载您需要的数据。如需继续使用，可在服务器页面撤回取消申请。',
    },
  },
  ended: {
    subject: {
      unpaid: (server) => `服务器 ${server} 已删除`,
      trial_ended: (server) => `试用服务器 ${server} 已删除`,
      cancelled: (server) => `已按您的申请删除服务器 ${server}`,
    },
    preheader: '此服务器不再计费。',
    text: {
      unpaid: (day) => `由于未续费，服务器已于 ${day} 连同数据和 IP 地址一并删除。数据无法恢复。`,
      trial_ended: (day) => `由于未转为付费，试用服务器已于 ${day} 连同数据和 IP 地址一并删除。数据无法恢复。`,
      cancelled: (day) => `根据您的申请，服务器已于 ${day} 连同数据和 IP 地址一并删除。数据无法恢复。`,
    },
    next: '如有需要，您可以随时订购新的服务器。',
    nextWithMoney: '钱包余额仍归您所有。如有需要，您可以随时订购新的服务器。',
    byAdmin: {
      subject: (server) => `我们已删除服务器 ${server}`,
      text: (day) => `我们已于 ${day} 将此服务器连同数据和 IP 地址一并删除。数据无法恢复。`,
      next: '如有疑问，请与我们联系。',
      nextWithMoney: '钱包余额仍归您所有。如有疑问，请与我们联系。',
    },
  },
  trialEnding: {
    subject: (server, day) => `服务器 ${server} 的试用将于 ${day} 到期`,
    preheader: (fee, period) => `${period === 'monthly' ? '首月' : '首年'}仅需 ${fee} 即可继续使用。`,
    text: (time) => `试用将于 ${time} 结束。在此之前转为付费，服务器会继续运行，不会中断。`,
    elseSuspended: '如未转为付费，试用结束后服务器将暂停，数据予以保留。',
    elseDeleted: (day) => `如未转为付费，试用结束后服务器将暂停，数据保留至 ${day}。`,
  },
}

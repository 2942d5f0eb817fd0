import type { PlanWords } from '#server/mails/plan-mails.ts'

/** When it is, by the days until then. */
const when = (daysLeft: number) => {
  if (daysLeft > 1) return `sau ${daysLeft} ngày`
  return daysLeft === 1 ? 'vào ngày mai' : 'hôm nay'
}

/** The words of the mails of a plan's life, but why they are sent. */
export const planWords: Omit<PlanWords, 'service' | 'money'> = {
  named: (server, number) => `${server} (${number})`,
  period: (start, end) => `${start} đến ${end}`,
  facts: {
    server: 'Máy chủ',
    plan: 'Gói',
    period: 'Kỳ gia hạn',
    fee: 'Phí gia hạn',
    firstFee: { monthly: 'Phí tháng đầu', yearly: 'Phí năm đầu' },
    firstPeriod: 'Phí kỳ đầu',
    balance: 'Số dư ví',
    balanceAfter: 'Số dư còn lại',
    missing: 'Còn thiếu',
    dueAt: 'Ngày gia hạn',
    expiresAt: 'Ngày hết hạn',
    deleteAt: 'Ngày xóa',
    trialEndsAt: 'Hết hạn dùng thử',
    nextCharge: 'Lần gia hạn tới',
    noCharge: 'Không tự gia hạn',
  },
  buttons: {
    wallet: 'Xem ví',
    server: 'Mở trang của máy chủ',
    topUp: (amount) => `Nạp ${amount}`,
    renew: 'Gia hạn máy chủ',
    resume: 'Thanh toán và mở lại',
    support: 'Liên hệ hỗ trợ',
    keepTrial: 'Chuyển sang trả phí',
    order: 'Đặt máy chủ mới',
  },
  because: 'Lý do của chúng tôi:',
  smallestTopUp: (amount) => `Mỗi lần nạp tối thiểu ${amount}; phần còn dư nằm trong ví của bạn.`,
  withOthers: 'Số tiền còn thiếu tính cả các máy chủ đến hạn trước máy chủ này.',
  elseDeleted: (day) =>
    `Nếu chưa được thanh toán, máy chủ và dữ liệu sẽ bị xóa vào ngày ${day} và không khôi phục được.`,
  receipt: {
    subject: (server, end) => `Đã gia hạn máy chủ ${server} đến ${end}`,
    preheader: (fee, balance) => `Đã trừ ${fee} từ ví, số dư còn ${balance}.`,
    paid: 'Máy chủ của bạn đã được gia hạn. Phí gia hạn đã được trừ từ số dư ví.',
  },
  reminder: {
    covered: {
      subject: (server, daysLeft) => `Máy chủ ${server} sẽ tự gia hạn ${when(daysLeft)}`,
      text: (day) =>
        `Máy chủ sẽ tự gia hạn từ số dư ví, kỳ mới bắt đầu ngày ${day}. Ví đã đủ tiền, bạn không cần làm gì.`,
    },
    short: {
      subject(server, daysLeft, missing) {
        if (daysLeft > 0) return `Máy chủ ${server} đến hạn ${when(daysLeft)}, ví còn thiếu ${missing}`
        return `Máy chủ ${server} ${daysLeft === 0 ? 'đến hạn hôm nay' : 'đã quá hạn'}, ví còn thiếu ${missing}`
      },
      preheader: (day) => `Nạp thêm trước ngày ${day} để máy chủ không bị tạm ngưng.`,
      before: (day, missing) =>
        `Ví chưa đủ tiền để gia hạn máy chủ vào ngày ${day}. Bạn nạp thêm ${missing} trước ngày này thì máy chủ sẽ tự gia hạn.`,
      since: (day, missing) =>
        `Máy chủ đến hạn ngày ${day} và vẫn đang chạy. Bạn nạp thêm ${missing} thì máy chủ sẽ tự gia hạn ngay.`,
      elseSuspended: (day) => `Nếu ví vẫn chưa đủ tiền, máy chủ sẽ tạm ngưng vào ngày ${day}; dữ liệu vẫn được giữ.`,
    },
    off: {
      subject(server, daysLeft) {
        if (daysLeft > 0) return `Máy chủ ${server} hết hạn ${when(daysLeft)}`
        return `Máy chủ ${server} ${daysLeft === 0 ? 'hết hạn hôm nay' : 'đã hết hạn'}`
      },
      text: (day) => `Kỳ hiện tại kết thúc ngày ${day}. Máy chủ không tự gia hạn, vì tính năng này đang tắt.`,
      elseSuspended: (day) =>
        `Để dùng tiếp, hãy gia hạn trước ngày ${day}. Sau đó máy chủ sẽ tạm ngưng; dữ liệu vẫn được giữ.`,
    },
  },
  suspended: {
    subject: {
      unpaid: (server) => `Máy chủ ${server} đã tạm ngưng, chờ thanh toán`,
      trial_ended: (server) => `Máy chủ ${server} đã tạm ngưng vì hết hạn dùng thử`,
      admin: (server) => `Máy chủ ${server} đã tạm ngưng`,
    },
    text: {
      unpaid: 'Máy chủ đã tạm ngưng vì ví chưa đủ tiền gia hạn. Dữ liệu vẫn còn nguyên.',
      trial_ended: 'Thời gian dùng thử đã hết nên máy chủ đã tạm ngưng. Dữ liệu vẫn còn nguyên.',
      admin: 'Chúng tôi đã tạm ngưng máy chủ này. Dữ liệu vẫn còn nguyên.',
    },
    short: (missing) => `Ví còn thiếu ${missing}. Dữ liệu vẫn còn nguyên.`,
    preheader: 'Dữ liệu vẫn còn nguyên.',
    pay: {
      unpaid: 'Máy chủ chạy lại ngay sau khi bạn thanh toán.',
      trial_ended: 'Máy chủ chạy lại ngay khi bạn chuyển sang trả phí.',
    },
    contact: 'Hãy liên hệ với chúng tôi để được hướng dẫn mở lại.',
  },
  resumed: {
    subject: (server) => `Máy chủ ${server} đã chạy lại`,
    preheader: 'Dữ liệu vẫn như cũ.',
    text: {
      unpaid: 'Cảm ơn bạn đã thanh toán. Máy chủ đã chạy lại, dữ liệu vẫn như cũ.',
      trial_ended: 'Cảm ơn bạn đã chuyển sang trả phí. Máy chủ đã chạy lại, dữ liệu vẫn như cũ.',
      admin: 'Chúng tôi đã mở lại máy chủ. Dữ liệu vẫn như cũ.',
    },
  },
  endingSoon: {
    subject: (server, day) => `Máy chủ ${server} sẽ bị xóa vào ngày ${day}`,
    preheader: (daysLeft) => `Bạn còn ${daysLeft} ngày để giữ lại dữ liệu.`,
    text: {
      unpaid: (day) =>
        `Máy chủ đang tạm ngưng vì ví chưa đủ tiền gia hạn. Vào ngày ${day}, máy chủ và dữ liệu sẽ bị xóa và không khôi phục được.`,
      trial_ended: (day) =>
        `Máy chủ đang tạm ngưng vì hết hạn dùng thử. Vào ngày ${day}, máy chủ và dữ liệu sẽ bị xóa và không khôi phục được.`,
      cancelled: (day) =>
        `Theo yêu cầu hủy của bạn, máy chủ và dữ liệu sẽ bị xóa vào ngày ${day} và không khôi phục được.`,
    },
    next: {
      unpaid: 'Để giữ lại, hãy thanh toán trước ngày này: máy chủ chạy lại ngay, dữ liệu vẫn như cũ.',
      trial_ended: 'Để giữ lại, hãy chuyển sang trả phí trước ngày này: máy chủ chạy lại ngay, dữ liệu vẫn như cũ.',
      cancelled:
        'Hãy tải về những dữ liệu bạn cần. Nếu muốn dùng tiếp, bạn có thể rút lại yêu cầu hủy ở trang của máy chủ.',
    },
  },
  ended: {
    subject: {
      unpaid: (server) => `Máy chủ ${server} đã bị xóa`,
      trial_ended: (server) => `Máy chủ dùng thử ${server} đã bị xóa`,
      cancelled: (server) => `Đã xóa máy chủ ${server} theo yêu cầu của bạn`,
    },
    preheader: 'Máy chủ này không còn bị tính phí.',
    text: {
      unpaid: (day) =>
        `Máy chủ không được gia hạn nên đã bị xóa vào ngày ${day}, cùng với dữ liệu và địa chỉ IP. Dữ liệu không khôi phục được.`,
      trial_ended: (day) =>
        `Máy chủ dùng thử không được chuyển sang trả phí nên đã bị xóa vào ngày ${day}, cùng với dữ liệu và địa chỉ IP. Dữ liệu không khôi phục được.`,
      cancelled: (day) =>
        `Theo yêu cầu của bạn, máy chủ đã được xóa vào ngày ${day}, cùng với dữ liệu và địa chỉ IP. Dữ liệu không khôi phục được.`,
    },
    next: 'Khi cần, bạn có thể đặt máy chủ mới bất cứ lúc nào.',
    nextWithMoney: 'Số dư ví vẫn là của bạn. Khi cần, bạn có thể đặt máy chủ mới bất cứ lúc nào.',
    byAdmin: {
      subject: (server) => `Chúng tôi đã xóa máy chủ ${server}`,
      text: (day) =>
        `Chúng tôi đã xóa máy chủ này vào ngày ${day}, cùng với dữ liệu và địa chỉ IP. Dữ liệu không khôi phục được.`,
      next: 'Nếu có thắc mắc, hãy liên hệ với chúng tôi.',
      nextWithMoney: 'Số dư ví vẫn là của bạn. Nếu có thắc mắc, hãy liên hệ với chúng tôi.',
    },
  },
  trialEnding: {
    subject: (server, day) => `Máy chủ ${server} hết hạn dùng thử ngày ${day}`,
    preheader: (fee, period) => `Dùng tiếp với ${fee} cho ${period === 'monthly' ? 'tháng đầu' : 'năm đầu'}.`,
    text: (time) =>
      `Thời gian dùng thử kết thúc lúc ${time}. Hãy chuyển sang trả phí trước lúc đó để máy chủ chạy tiếp không gián đoạn.`,
    elseSuspended: 'Nếu chưa chuyển, máy chủ sẽ tạm ngưng khi hết hạn; dữ liệu vẫn được giữ.',
    elseDeleted: (day) => `Nếu chưa chuyển, máy chủ sẽ tạm ngưng khi hết hạn; dữ liệu được giữ đến ngày ${day}.`,
  },
}

import type { TopUpScreenTexts } from '#ds/screens/TopUpScreen/index.ts'
import { vps } from './account/vps.ts'

/** The page of a top-up. */
export const topUpPageTexts: TopUpScreenTexts = {
  title: 'Nạp tiền vào ví',
  wallet: 'Ví',
  heading: (amount) => `Nạp ${amount} vào ví`,
  toWallet: 'Về ví',
  progress: {
    transfer: {
      copy: vps.copy,
      copyShort: vps.copyShort,
      copied: vps.copied,
      copyRefused: vps.copyRefused,
      qr: (amount) => `Mã VietQR để chuyển ${amount}`,
      scan: 'Mở app ngân hàng, chọn Quét QR. Số tiền và nội dung đã điền sẵn.',
      openApp: 'Mở app ngân hàng',
      savePicture: 'Lưu ảnh QR',
      saveFailed: 'Trình duyệt không lưu được ảnh. Bạn hãy chụp màn hình mã QR.',
      byHand: 'Hoặc chuyển khoản tay',
      facts: {
        bank: 'Ngân hàng',
        account: 'Số tài khoản',
        holder: 'Chủ tài khoản',
        amount: 'Số tiền',
        memo: 'Nội dung',
      },
      note: 'Giữ nguyên nội dung, kể cả khi chuyển khoản tay. Số tiền khác cũng được: tiền về bao nhiêu, ví cộng bấy nhiêu.',
    },
    waiting: 'Đang chờ ngân hàng báo có',
    timeLeft: (time) => `còn ${time}`,
    minutesLeft: (minutes) => `Mã còn dùng được ${minutes} phút`,
    pace: ({ deadline }) =>
      `Thường dưới 1 phút, chậm nhất 15 phút. Bạn có thể đóng trang: ví tự cộng tiền. Mã dùng đến ${deadline}.`,
    report: 'Tôi đã chuyển',
    cancel: 'Hủy yêu cầu',
    views: {
      looking: {
        title: () => 'Đang tìm khoản chuyển của bạn',
        description: ({ reportedAt }) =>
          `Bạn báo đã chuyển lúc ${reportedAt}. Quá 15 phút vẫn chưa thấy thì gửi biên lai, nhân viên sẽ dò sao kê.`,
      },
      received: {
        title: ({ received }) => `Đã nhận ${received}`,
        description: ({ receivedAt }) => `Tiền về lúc ${receivedAt} và đã vào ví của bạn.`,
      },
      late: {
        title: ({ received }) => `Đã nhận ${received}`,
        description: ({ deadline, receivedAt }) =>
          `Mã hết hạn lúc ${deadline}, tiền về lúc ${receivedAt}. Ví vẫn được cộng đủ.`,
      },
      under: {
        title: ({ received, missing }) => `Đã nhận ${received}, còn thiếu ${missing}`,
        description: ({ received }) =>
          `${received} đã vào ví. Muốn nạp nốt, hãy quét mã này: số tiền đã đổi, nội dung giữ nguyên.`,
      },
      over: {
        title: ({ received }) => `Đã nhận ${received}`,
        description: ({ surplus }) => `Nhiều hơn yêu cầu ${surplus}. Tất cả đã vào ví của bạn.`,
      },
      expired: {
        title: () => 'Mã này đã hết hạn',
        description: () =>
          'Chưa chuyển? Hãy tạo mã mới. Đã chuyển rồi thì không cần làm gì: khi ngân hàng báo có, ví vẫn được cộng.',
      },
      cancelled: {
        title: () => 'Đã hủy yêu cầu nạp',
        description: ({ memo }) => `Lỡ chuyển với nội dung ${memo}? Tiền vẫn vào ví của bạn.`,
      },
    },
    steps: ['Tạo yêu cầu', 'Chuyển khoản', 'Tiền vào ví'],
    stepDone: 'xong',
    stepsLabel: 'Các bước nạp tiền',
    sums: {
      deposit: 'Nạp',
      balance: 'Số dư ví',
      lastsUntil: 'Ví đủ đến',
      amount: 'Số tiền',
      memo: 'Nội dung',
      waited: 'Đã chờ',
    },
    askAgain: ({ amount }) => `Tạo mã mới ${amount}`,
    showCode: 'Xem lại mã QR',
    contact: 'Nhắn cho hỗ trợ',
    redirect: {
      waiting: ({ provider }) => `Đang chờ ${provider} xác nhận`,
      description: ({ provider }) => `Khoản này thanh toán trên trang của ${provider}. Xong là tiền tự vào ví.`,
      pace: ({ provider, deadline }) =>
        `Thường vài giây sau khi bạn xác nhận với ${provider}. Bạn có thể đóng trang: ví tự cộng tiền. Yêu cầu có hiệu lực đến ${deadline}.`,
      action: ({ provider }) => `Mở trang ${provider}`,
      preparing: 'Đang lấy trang thanh toán',
      askAgain: ({ amount, provider }) => `Nạp lại ${amount} qua ${provider}`,
      views: {
        late: {
          title: ({ received }) => `Đã nhận ${received}`,
          description: ({ deadline, receivedAt }) =>
            `Yêu cầu hết hạn lúc ${deadline}, tiền về lúc ${receivedAt}. Ví vẫn được cộng đủ.`,
        },
        under: {
          title: ({ received, missing }) => `Đã nhận ${received}, còn thiếu ${missing}`,
          description: ({ received }) => `${received} đã vào ví. Muốn nạp nốt, hãy tạo một yêu cầu mới.`,
        },
        expired: {
          title: () => 'Yêu cầu này đã hết hạn',
          description: ({ provider }) =>
            `Chưa thanh toán? Hãy tạo yêu cầu mới. Đã thanh toán rồi thì không cần làm gì: khi ${provider} xác nhận, ví vẫn được cộng.`,
        },
        cancelled: {
          title: () => 'Khoản nạp chưa hoàn tất',
          description: ({ provider }) =>
            `Yêu cầu đã bị hủy hoặc ${provider} báo không thanh toán được. Nếu bạn đã bị trừ tiền, tiền vẫn vào ví của bạn.`,
        },
      },
    },
    disconnected: {
      title: 'Mất kết nối, đang thử lại',
      description:
        'Bạn cứ chuyển tiền bình thường. Trang tự cập nhật khi có mạng; ví vẫn được cộng dù trang chưa kịp báo.',
    },
    failureTitle: 'Chưa làm được',
    order: {
      views: {
        waiting: {
          title: ({ name, plan }) => `Đơn hàng ${name} (${plan}) đang chờ khoản này`,
          description: ({ total, deadline }) =>
            `Tiền về là đơn hàng tự hoàn tất, bạn có thể đóng trang này. Giá ${total} và chỗ máy chủ được giữ đến ${deadline}.`,
        },
        short: {
          title: ({ name, plan }) => `Đơn hàng ${name} (${plan}) vẫn đang chờ`,
          description: ({ missing, deadline }) =>
            `Chuyển nốt ${missing} trước ${deadline} là đơn hàng tự hoàn tất. Phần đã về nằm trong ví.`,
        },
        completing: {
          title: ({ name, plan }) => `Đang hoàn tất đơn hàng ${name} (${plan})`,
          description: () => 'Tiền đã về. Việc này chỉ mất vài giây, kể cả khi bạn đóng trang.',
        },
        done: {
          title: ({ name }) => `Đơn hàng ${name} đã hoàn tất`,
          description: ({ plan, total }) => `Ví đã trả ${total}. VPS ${plan} của bạn đang được tạo.`,
        },
        over: {
          title: ({ name }) => `Đơn hàng ${name} đã hết hạn`,
          description: () =>
            'Tiền chưa về đủ trong thời gian giữ giá. Tiền đã về, hoặc về sau, đều nằm trong ví. Bạn đặt lại được ngay, không phải chọn lại.',
        },
        cancelled: {
          title: ({ name }) => `Đơn hàng ${name} đã hủy`,
          description: () => 'Không có khoản nào bị trừ. Nếu đổi ý, bạn đặt lại được ngay, không phải chọn lại.',
        },
        failed: {
          title: ({ name }) => `Không hoàn tất được đơn hàng ${name}`,
          description: ({ plan }) =>
            `Gói ${plan} với các lựa chọn này không còn bán. Tiền của bạn nằm trong ví, hãy chọn một gói khác.`,
        },
      },
      open: 'Xem VPS',
      again: 'Đặt lại đơn này',
    },
  },
  after: {
    heading: 'Khi tiền về',
    now: 'Số dư bây giờ',
    deposit: 'Nạp',
    bonus: 'Thưởng nạp tiền',
    order: (name) => `Đơn hàng ${name}`,
    balanceAfter: 'Số dư sau',
    lastsUntil: (until, instead) => `Ví đủ đến ${until}, thay vì ${instead}.`,
    lastsForAll: 'Ví đủ cho mọi lần gia hạn đã biết.',
  },
  errorTitle: 'Không tải được yêu cầu nạp tiền',
  notFound: {
    title: 'Không có yêu cầu nạp tiền nào ở đây',
    description: 'Địa chỉ có thể bị thiếu ký tự, hoặc thuộc về tài khoản khác.',
  },
  withoutScript: 'Xem thông tin chuyển khoản không cần JavaScript',
}

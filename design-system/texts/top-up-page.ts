import type { TopUpScreenTexts } from '#ds/screens/TopUpScreen/index.ts'
import { vps } from './account/vps.ts'
import { localized } from './localized.ts'

/** The page of a top-up. */
export const topUpPageTexts = localized<TopUpScreenTexts>({
  title: { vi: 'Nạp tiền vào ví', en: 'Top up your wallet', zh: '钱包充值' },
  wallet: { vi: 'Ví', en: 'Wallet', zh: '钱包' },
  heading: {
    vi: (amount) => `Nạp ${amount} vào ví`,
    en: (amount) => `Top up ${amount}`,
    zh: (amount) => `充值 ${amount}`,
  },
  toWallet: { vi: 'Về ví', en: 'Back to wallet', zh: '返回钱包' },
  progress: {
    transfer: {
      copy: vps.copy,
      copyShort: vps.copyShort,
      copied: vps.copied,
      copyRefused: vps.copyRefused,
      qr: {
        vi: (amount) => `Mã VietQR để chuyển ${amount}`,
        en: (amount) => `VietQR code for a transfer of ${amount}`,
        zh: (amount) => `转账 ${amount} 的 VietQR 二维码`,
      },
      scan: {
        vi: 'Mở ứng dụng ngân hàng và quét mã QR. Số tiền và nội dung đã điền sẵn.',
        en: 'Open your banking app and scan the code. The amount and memo are filled in.',
        zh: '打开手机银行扫描二维码，金额和附言会自动填好。',
      },
      openApp: { vi: 'Mở app ngân hàng', en: 'Open bank app', zh: '打开手机银行' },
      savePicture: { vi: 'Lưu ảnh QR', en: 'Save QR code', zh: '保存二维码' },
      saveFailed: {
        vi: 'Trình duyệt không lưu được ảnh. Vui lòng chụp màn hình mã QR.',
        en: 'Your browser could not save the picture. Please take a screenshot of the code.',
        zh: '浏览器无法保存图片，请截屏保存二维码。',
      },
      byHand: { vi: 'Hoặc tự nhập thông tin chuyển khoản', en: 'Or enter the details yourself', zh: '或手动转账' },
      facts: {
        bank: { vi: 'Ngân hàng', en: 'Bank', zh: '银行' },
        account: { vi: 'Số tài khoản', en: 'Account number', zh: '账号' },
        holder: { vi: 'Chủ tài khoản', en: 'Account holder', zh: '户名' },
        amount: { vi: 'Số tiền', en: 'Amount', zh: '金额' },
        memo: { vi: 'Nội dung', en: 'Memo', zh: '附言' },
      },
      note: {
        vi: 'Hãy giữ nguyên nội dung chuyển khoản, kể cả khi tự nhập. Bạn có thể chuyển số tiền khác: tiền về bao nhiêu, ví cộng bấy nhiêu.',
        en: 'Keep the memo exactly as shown, even if you type it yourself. You may transfer a different amount: whatever arrives is added to your wallet.',
        zh: '附言请勿改动，手动转账时也一样。金额可以不同：到账多少，钱包就增加多少。',
      },
    },
    waiting: { vi: 'Đang chờ tiền về', en: 'Waiting for your transfer', zh: '正在等待银行到账' },
    timeLeft: { vi: (time) => `còn ${time}`, en: (time) => `${time} left`, zh: (time) => `剩余 ${time}` },
    minutesLeft: {
      vi: (minutes) => `Mã còn dùng được ${minutes} phút`,
      en: (minutes) => `The code can be used for ${minutes} more ${minutes === 1 ? 'minute' : 'minutes'}`,
      zh: (minutes) => `二维码还可使用 ${minutes} 分钟`,
    },
    pace: {
      vi: ({ deadline }) =>
        `Tiền thường về sau chưa đầy 1 phút, chậm nhất 15 phút. Bạn có thể đóng trang: tiền tự vào ví. Mã có hiệu lực đến ${deadline}.`,
      en: ({ deadline }) =>
        `It usually takes less than a minute, and 15 minutes at the longest. You can close this page: your wallet is credited automatically. The code is valid until ${deadline}.`,
      zh: ({ deadline }) =>
        `通常不到 1 分钟，最慢 15 分钟。您可以关闭页面，到账后自动入账。二维码有效期至 ${deadline}。`,
    },
    report: { vi: 'Tôi đã chuyển khoản', en: 'I’ve made the transfer', zh: '我已转账' },
    cancel: { vi: 'Hủy yêu cầu', en: 'Cancel request', zh: '取消充值' },
    views: {
      looking: {
        title: {
          vi: () => 'Đang tìm khoản chuyển của bạn',
          en: () => 'Looking for your transfer',
          zh: () => '正在查找您的转账',
        },
        description: {
          vi: ({ reportedAt }) =>
            `Bạn báo đã chuyển khoản lúc ${reportedAt}. Nếu sau 15 phút tiền vẫn chưa về, hãy gửi biên lai để bộ phận hỗ trợ đối chiếu với ngân hàng.`,
          en: ({ reportedAt }) =>
            `You reported the transfer on ${reportedAt}. If it has not arrived after 15 minutes, send us the receipt and we will check with the bank.`,
          zh: ({ reportedAt }) =>
            `您在 ${reportedAt} 表示已转账。若 15 分钟后仍未到账，请将凭证发给客服，我们会核对银行流水。`,
        },
      },
      review: {
        title: {
          vi: () => 'Khoản thanh toán đang được kiểm tra',
          en: () => 'We are checking this payment',
          zh: () => '这笔付款正在核实',
        },
        description: {
          vi: ({ provider }) =>
            `${provider} báo một số tiền khác với yêu cầu, hoặc một vấn đề cần xác minh. Chúng tôi đang đối chiếu với ${provider}, bạn không cần thanh toán lại. Nếu có thắc mắc, hãy nhắn bộ phận hỗ trợ.`,
          en: ({ provider }) =>
            `${provider} reported a different amount or another problem. We are checking it with ${provider}, and you do not need to pay again. If you have questions, message support.`,
          zh: ({ provider }) =>
            `${provider} 返回的金额与申请不符，或付款存在其他问题。我们正在与 ${provider} 核对，您无需再次付款。如有疑问，请联系客服。`,
        },
      },
      received: {
        title: {
          vi: ({ received }) => `Đã nhận ${received}`,
          en: ({ received }) => `${received} received`,
          zh: ({ received }) => `已收到 ${received}`,
        },
        description: {
          vi: ({ receivedAt }) => `Tiền về lúc ${receivedAt} và đã vào ví của bạn.`,
          en: ({ receivedAt }) => `The money arrived on ${receivedAt} and is in your wallet.`,
          zh: ({ receivedAt }) => `款项于 ${receivedAt} 到账，已存入您的钱包。`,
        },
      },
      late: {
        title: {
          vi: ({ received }) => `Đã nhận ${received}`,
          en: ({ received }) => `${received} received`,
          zh: ({ received }) => `已收到 ${received}`,
        },
        description: {
          vi: ({ deadline, receivedAt }) =>
            `Mã hết hạn lúc ${deadline}, tiền về lúc ${receivedAt}. Toàn bộ số tiền vẫn vào ví của bạn.`,
          en: ({ deadline, receivedAt }) =>
            `The code expired on ${deadline} and the money arrived on ${receivedAt}. All of it is in your wallet.`,
          zh: ({ deadline, receivedAt }) => `二维码已于 ${deadline} 过期，款项于 ${receivedAt} 到账，已全额入账。`,
        },
      },
      under: {
        title: {
          vi: ({ received, missing }) => `Đã nhận ${received}, còn thiếu ${missing}`,
          en: ({ received, missing }) => `${received} received, ${missing} missing`,
          zh: ({ received, missing }) => `已收到 ${received}，还差 ${missing}`,
        },
        description: {
          vi: ({ received }) =>
            `${received} đã vào ví. Để nạp phần còn lại, hãy quét mã này: số tiền đã đổi, nội dung giữ nguyên.`,
          en: ({ received }) =>
            `${received} is in your wallet. To pay the rest, scan this code: the amount has changed, the memo has not.`,
          zh: ({ received }) => `${received} 已存入钱包。如需补足，请扫描此二维码：金额已更新，附言不变。`,
        },
      },
      over: {
        title: {
          vi: ({ received }) => `Đã nhận ${received}`,
          en: ({ received }) => `${received} received`,
          zh: ({ received }) => `已收到 ${received}`,
        },
        description: {
          vi: ({ surplus }) => `Số tiền nhận được thừa ${surplus} so với yêu cầu. Tất cả đã vào ví của bạn.`,
          en: ({ surplus }) => `That is ${surplus} more than requested. All of it is in your wallet.`,
          zh: ({ surplus }) => `比申请金额多 ${surplus}，已全部存入您的钱包。`,
        },
      },
      expired: {
        title: { vi: () => 'Mã này đã hết hạn', en: () => 'This code has expired', zh: () => '二维码已过期' },
        description: {
          vi: () =>
            'Nếu chưa chuyển khoản, hãy tạo mã mới. Nếu đã chuyển, bạn không cần làm gì: tiền vẫn vào ví khi về đến nơi.',
          en: () =>
            'If you have not made the transfer, get a new code. If you have, there is nothing to do: your wallet is credited as soon as the money arrives.',
          zh: () => '还没转账？请生成新的二维码。已经转账则无需操作：到账后钱包仍会入账。',
        },
      },
      cancelled: {
        title: { vi: () => 'Đã hủy yêu cầu nạp', en: () => 'Top-up cancelled', zh: () => '充值已取消' },
        description: {
          vi: ({ memo }) => `Nếu bạn đã chuyển khoản với nội dung ${memo}, tiền vẫn vào ví của bạn.`,
          en: ({ memo }) =>
            `If you have already made a transfer with the memo ${memo}, the money still goes to your wallet.`,
          zh: ({ memo }) => `如果已用附言 ${memo} 转账，款项仍会存入您的钱包。`,
        },
      },
    },
    steps: [
      { vi: 'Tạo yêu cầu', en: 'Request', zh: '提交申请' },
      { vi: 'Chuyển khoản', en: 'Transfer', zh: '转账' },
      { vi: 'Tiền vào ví', en: 'In your wallet', zh: '到账' },
    ],
    stepDone: { vi: 'xong', en: 'done', zh: '已完成' },
    stepsLabel: { vi: 'Các bước nạp tiền', en: 'Steps of the top-up', zh: '充值步骤' },
    sums: {
      deposit: { vi: 'Nạp', en: 'Top-up', zh: '充值' },
      bonus: { vi: 'Thưởng nạp tiền', en: 'Top-up bonus', zh: '充值奖励' },
      balance: { vi: 'Số dư ví', en: 'Wallet balance', zh: '钱包余额' },
      lastsUntil: { vi: 'Ví đủ dùng đến', en: 'Lasts until', zh: '可用至' },
      amount: { vi: 'Số tiền', en: 'Amount', zh: '金额' },
      memo: { vi: 'Nội dung', en: 'Memo', zh: '附言' },
      waited: { vi: 'Thời gian đã chờ', en: 'Time waited', zh: '已等待' },
    },
    askAgain: {
      vi: ({ amount }) => `Tạo mã mới ${amount}`,
      en: ({ amount }) => `New code for ${amount}`,
      zh: ({ amount }) => `重新生成 ${amount} 的二维码`,
    },
    review: {
      title: {
        vi: 'Còn một khoản đang được kiểm tra',
        en: 'We are checking another payment',
        zh: '另有一笔付款正在核实',
      },
      description: {
        vi: ({ provider }) =>
          `${provider} báo thêm một lần thanh toán, hoặc một số tiền khác, cho yêu cầu này. Chúng tôi đang đối chiếu với ${provider}, bạn không cần thanh toán lại. Nếu có thắc mắc, hãy nhắn bộ phận hỗ trợ.`,
        en: ({ provider }) =>
          `${provider} reported another payment, or a different amount, for this top-up. We are checking it with ${provider}, and you do not need to pay again. If you have questions, message support.`,
        zh: ({ provider }) =>
          `${provider} 就这笔充值返回了另一笔付款或不同的金额。我们正在与 ${provider} 核对，您无需再次付款。如有疑问，请联系客服。`,
      },
    },
    showCode: { vi: 'Xem lại mã QR', en: 'Show the QR code again', zh: '再次显示二维码' },
    contact: { vi: 'Nhắn bộ phận hỗ trợ', en: 'Message support', zh: '联系客服' },
    redirect: {
      waiting: {
        vi: ({ provider }) => `Đang chờ ${provider} xác nhận`,
        en: ({ provider }) => `Waiting for ${provider} to confirm`,
        zh: ({ provider }) => `等待 ${provider} 确认`,
      },
      description: {
        vi: ({ provider }) => `Bạn thanh toán trên trang của ${provider}. Thanh toán xong, tiền tự vào ví.`,
        en: ({ provider }) => `You pay on ${provider}’s page. The money then goes to your wallet automatically.`,
        zh: ({ provider }) => `请在 ${provider} 的页面付款。完成后，款项会自动存入钱包。`,
      },
      pace: {
        vi: ({ provider, deadline }) =>
          `Tiền thường về vài giây sau khi bạn xác nhận với ${provider}. Bạn có thể đóng trang: tiền tự vào ví. Yêu cầu có hiệu lực đến ${deadline}.`,
        en: ({ provider, deadline }) =>
          `It usually takes a few seconds after you confirm with ${provider}. You can close this page: your wallet is credited automatically. The request is valid until ${deadline}.`,
        zh: ({ provider, deadline }) =>
          `在 ${provider} 确认后通常几秒钟到账。您可以关闭此页面，款项会自动存入钱包。请求有效期至 ${deadline}。`,
      },
      action: {
        vi: ({ provider }) => `Mở trang ${provider}`,
        en: ({ provider }) => `Open ${provider}`,
        zh: ({ provider }) => `打开 ${provider} 页面`,
      },
      minutesLeft: {
        vi: (minutes) => `Yêu cầu còn hiệu lực ${minutes} phút`,
        en: (minutes) => `The request is valid for ${minutes} more ${minutes === 1 ? 'minute' : 'minutes'}`,
        zh: (minutes) => `请求还有 ${minutes} 分钟有效`,
      },
      preparing: { vi: 'Đang mở trang thanh toán', en: 'Opening the payment page', zh: '正在获取支付页面' },
      askAgain: {
        vi: ({ amount, provider }) => `Nạp lại ${amount} qua ${provider}`,
        en: ({ amount, provider }) => `Top up ${amount} by ${provider} again`,
        zh: ({ amount, provider }) => `重新通过 ${provider} 充值 ${amount}`,
      },
      views: {
        late: {
          title: {
            vi: ({ received }) => `Đã nhận ${received}`,
            en: ({ received }) => `${received} received`,
            zh: ({ received }) => `已收到 ${received}`,
          },
          description: {
            vi: ({ deadline, receivedAt }) =>
              `Yêu cầu hết hạn lúc ${deadline}, tiền về lúc ${receivedAt}. Toàn bộ số tiền vẫn vào ví của bạn.`,
            en: ({ deadline, receivedAt }) =>
              `The request expired on ${deadline} and the money arrived on ${receivedAt}. All of it is in your wallet.`,
            zh: ({ deadline, receivedAt }) => `请求已于 ${deadline} 到期，款项于 ${receivedAt} 到账，已全部存入钱包。`,
          },
        },
        under: {
          title: {
            vi: ({ received, missing }) => `Đã nhận ${received}, còn thiếu ${missing}`,
            en: ({ received, missing }) => `${received} received, ${missing} missing`,
            zh: ({ received, missing }) => `已收到 ${received}，还差 ${missing}`,
          },
          description: {
            vi: ({ received }) => `${received} đã vào ví. Để nạp phần còn lại, hãy tạo yêu cầu mới.`,
            en: ({ received }) => `${received} is in your wallet. To add the rest, create a new top-up.`,
            zh: ({ received }) => `${received} 已存入钱包。如需补足，请新建一笔充值。`,
          },
        },
        expired: {
          title: { vi: () => 'Yêu cầu này đã hết hạn', en: () => 'This request has expired', zh: () => '该请求已过期' },
          description: {
            vi: ({ provider }) =>
              `Nếu chưa thanh toán, hãy tạo yêu cầu mới. Nếu đã thanh toán, bạn không cần làm gì: khi ${provider} xác nhận, tiền vẫn vào ví.`,
            en: ({ provider }) =>
              `If you have not paid, create a new top-up. If you have, there is nothing to do: your wallet is credited once ${provider} confirms.`,
            zh: ({ provider }) =>
              `还没付款？请新建一笔充值。如已付款则无需任何操作：${provider} 确认后款项仍会存入钱包。`,
          },
        },
        cancelled: {
          title: {
            vi: () => 'Khoản nạp chưa hoàn tất',
            en: () => 'This top-up was not completed',
            zh: () => '这笔充值未完成',
          },
          description: {
            vi: ({ provider }) =>
              `Yêu cầu đã bị hủy hoặc ${provider} báo không thanh toán được. Nếu bạn đã bị trừ tiền, tiền vẫn vào ví của bạn.`,
            en: ({ provider }) =>
              `The request was cancelled, or ${provider} reports that it could not be paid. If you were charged, the money still goes to your wallet.`,
            zh: ({ provider }) => `请求已取消，或 ${provider} 返回付款失败。如已扣款，款项仍会存入您的钱包。`,
          },
        },
      },
    },
    disconnected: {
      title: { vi: 'Mất kết nối, đang thử lại', en: 'Connection lost, trying again', zh: '连接已断开，正在重试' },
      description: {
        vi: 'Bạn vẫn chuyển tiền bình thường. Trang tự cập nhật khi có mạng; tiền vẫn vào ví dù trang chưa kịp báo.',
        en: 'You can make the transfer as usual. This page updates once you are back online; your wallet is credited either way.',
        zh: '您可以照常转账。联网后页面会自动更新；即使页面没有提示，钱包也会入账。',
      },
    },
    failureTitle: { vi: 'Chưa thực hiện được', en: 'That did not work', zh: '操作未成功' },
    order: {
      views: {
        waiting: {
          title: {
            vi: ({ name, plan }) => `Đơn hàng ${name} (${plan}) đang chờ khoản này`,
            en: ({ name, plan }) => `Your order ${name} (${plan}) is waiting for this payment`,
            zh: ({ name, plan }) => `订单 ${name}（${plan}）正在等待这笔款项`,
          },
          description: {
            vi: ({ total, deadline }) =>
              `Khi tiền về, đơn hàng tự hoàn tất; bạn có thể đóng trang này. Giá ${total} và máy chủ được giữ cho bạn đến ${deadline}.`,
            en: ({ total, deadline }) =>
              `Your order completes automatically once the money arrives, so you can close this page. The price of ${total} and your server are reserved until ${deadline}.`,
            zh: ({ total, deadline }) =>
              `到账后订单会自动完成，您可以关闭此页面。价格 ${total} 和名额将为您保留至 ${deadline}。`,
          },
        },
        short: {
          title: {
            vi: ({ name, plan }) => `Đơn hàng ${name} (${plan}) vẫn đang chờ`,
            en: ({ name, plan }) => `Your order ${name} (${plan}) is still waiting`,
            zh: ({ name, plan }) => `订单 ${name}（${plan}）仍在等待`,
          },
          description: {
            vi: ({ missing, deadline }) =>
              `Hãy chuyển ${missing} còn lại trước ${deadline} để đơn hàng tự hoàn tất. Phần đã về nằm trong ví.`,
            en: ({ missing, deadline }) =>
              `Pay the remaining ${missing} by ${deadline} and your order completes automatically. What has arrived is in your wallet.`,
            zh: ({ missing, deadline }) =>
              `在 ${deadline} 前补足 ${missing}，订单就会自动完成。已到账的款项在您的钱包中。`,
          },
        },
        completing: {
          title: {
            vi: ({ name, plan }) => `Đang hoàn tất đơn hàng ${name} (${plan})`,
            en: ({ name, plan }) => `Completing your order ${name} (${plan})`,
            zh: ({ name, plan }) => `正在完成订单 ${name}（${plan}）`,
          },
          description: {
            vi: () => 'Tiền đã về. Việc này chỉ mất vài giây, kể cả khi bạn đóng trang.',
            en: () => 'The money is here. This takes a few seconds, even if you close the page.',
            zh: () => '款项已到账。只需几秒钟，关闭页面也不影响。',
          },
        },
        done: {
          title: {
            vi: ({ name }) => `Đơn hàng ${name} đã hoàn tất`,
            en: ({ name }) => `Your order ${name} is complete`,
            zh: ({ name }) => `订单 ${name} 已完成`,
          },
          description: {
            vi: ({ plan, total }) => `Ví đã trả ${total}, VPS ${plan} của bạn được tạo ngay sau đó.`,
            en: ({ plan, total }) =>
              `${total} was paid from your wallet. Setting up your ${plan} VPS starts right after that.`,
            zh: ({ plan, total }) => `已从钱包支付 ${total}，您的 ${plan} VPS 随即开始创建。`,
          },
        },
        over: {
          title: {
            vi: ({ name }) => `Đơn hàng ${name} đã hết hạn`,
            en: ({ name }) => `Your order ${name} has expired`,
            zh: ({ name }) => `订单 ${name} 已过期`,
          },
          description: {
            vi: () =>
              'Tiền chưa về đủ trong thời gian giữ giá. Mọi khoản đã về hoặc về sau đều nằm trong ví. Bạn có thể đặt lại ngay với các lựa chọn cũ.',
            en: () =>
              'The full amount did not arrive in time. Anything that arrived, or still arrives, is in your wallet. You can order again with the same choices.',
            zh: () => '保留价格期间款项未全部到账。已到账或之后到账的款项都在您的钱包中。您可以立即按原选择重新下单。',
          },
        },
        cancelled: {
          title: {
            vi: ({ name }) => `Đơn hàng ${name} đã hủy`,
            en: ({ name }) => `Your order ${name} is cancelled`,
            zh: ({ name }) => `订单 ${name} 已取消`,
          },
          description: {
            vi: () => 'Ví của bạn chưa bị trừ tiền. Nếu đổi ý, bạn có thể đặt lại với các lựa chọn cũ.',
            en: () => 'Nothing was charged. If you change your mind, you can order again with the same choices.',
            zh: () => '没有扣除任何费用。如果改变主意，可按原选择重新下单。',
          },
        },
        failed: {
          title: {
            vi: ({ name }) => `Không hoàn tất được đơn hàng ${name}`,
            en: ({ name }) => `Your order ${name} could not be completed`,
            zh: ({ name }) => `订单 ${name} 未能完成`,
          },
          description: {
            vi: ({ plan }) =>
              `Gói ${plan} với các lựa chọn này không còn bán. Tiền của bạn nằm trong ví, hãy chọn một gói khác.`,
            en: ({ plan }) =>
              `${plan} is no longer sold with these choices. Your money is in your wallet. Please choose another plan.`,
            zh: ({ plan }) => `${plan} 套餐已不再按这些选择出售。款项在您的钱包中，请选择其他套餐。`,
          },
        },
      },
      note: {
        vi: 'Hãy giữ nguyên nội dung và chuyển đủ số tiền, kể cả khi tự nhập: chuyển thiếu thì tiền vào ví, đơn hàng vẫn chờ.',
        en: 'Keep the memo and transfer the full amount, even if you type them yourself. A smaller amount is added to your wallet, but your order keeps waiting.',
        zh: '附言和金额请勿改动，手动转账时也一样。如果金额不足，款项会存入钱包，但订单仍会等待。',
      },
      expired: {
        vi: () =>
          'Nếu chưa thanh toán, bạn có thể đặt lại đơn này. Nếu đã thanh toán, bạn không cần làm gì: tiền vẫn vào ví khi về đến nơi.',
        en: () =>
          'If you have not paid, you can order again. If you have, there is nothing to do: your wallet is credited as soon as the money arrives.',
        zh: () => '还没付款？可以重新下单。如已付款则无需任何操作：到账后钱包仍会入账。',
      },
      open: { vi: 'Xem VPS', en: 'View VPS', zh: '查看 VPS' },
      again: { vi: 'Đặt lại đơn này', en: 'Order again', zh: '重新下单' },
    },
  },
  after: {
    heading: { vi: 'Khi tiền về', en: 'Once the money arrives', zh: '到账后' },
    now: { vi: 'Số dư bây giờ', en: 'Balance now', zh: '当前余额' },
    deposit: { vi: 'Nạp', en: 'Top-up', zh: '充值' },
    bonus: { vi: 'Thưởng nạp tiền', en: 'Top-up bonus', zh: '充值奖励' },
    order: { vi: (name) => `Đơn hàng ${name}`, en: (name) => `Order ${name}`, zh: (name) => `订单 ${name}` },
    balanceAfter: { vi: 'Số dư khi đó', en: 'Balance then', zh: '到账后余额' },
    lastsUntil: {
      vi: (until, instead) => `Ví đủ dùng đến ${until}, thay vì ${instead}.`,
      en: (until, instead) => `Your wallet lasts until ${until} instead of ${instead}.`,
      zh: (until, instead) => `钱包可用至 ${until}，原为 ${instead}。`,
    },
    lastsForAll: {
      vi: 'Ví đủ cho mọi lần gia hạn sắp tới.',
      en: 'Your wallet covers every upcoming renewal.',
      zh: '余额足以支付今后所有的续费。',
    },
  },
  errorTitle: { vi: 'Không tải được yêu cầu nạp tiền', en: 'The top-up could not be loaded', zh: '充值信息加载失败' },
  notFound: {
    title: { vi: 'Không có yêu cầu nạp tiền nào ở đây', en: 'There is no top-up here', zh: '这里没有充值记录' },
    description: {
      vi: 'Địa chỉ trang có thể thiếu ký tự, hoặc khoản nạp thuộc về tài khoản khác.',
      en: 'The address may be incomplete, or the top-up belongs to another account.',
      zh: '地址可能不完整，或该充值属于其他账号。',
    },
  },
  withoutScript: {
    vi: 'Xem thông tin chuyển khoản không cần JavaScript',
    en: 'Show the transfer details without JavaScript',
    zh: '不使用脚本查看转账信息',
  },
})

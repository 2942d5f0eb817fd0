import type { Language } from '#contracts/languages.ts'
import type { GatewayMethod } from '#contracts/rules/fees.ts'
import type { VietQrFault } from '#contracts/rules/viet-qr.ts'
import type { DeliveryMode } from './deliveries.ts'
import type { BillState } from './sandbox-bills-store.ts'

/** The texts of the sandbox's pages. */
export interface SandboxTexts {
  /** Above every page: that no money moves here. */
  mark: string
  languages: string
  payAt: (gateway: string) => string
  gateways: Readonly<Record<GatewayMethod, string>>
  amount: string
  order: string
  content: string
  states: Readonly<Record<BillState, string>>
  paysByItself: (seconds: number) => string
  success: string
  failure: string
  leave: string
  back: string
  wrongAmount: string
  delivery: string
  modes: Readonly<Record<DeliveryMode, string>>
  bank: {
    heading: string
    lead: string
    qr: string
    qrHint: string
    /** Chooses a picture of the code, and when there is none in it. */
    picture: string
    noCode: string
    read: string
    faults: Readonly<Record<VietQrFault, string>>
    valid: string
    to: string
    bankName: string
    memo: string
    memoHint: string
    reporter: string
    pay: string
    invalid: string
    unknownAccount: string
    noReporter: string
    again: string
  }
  delivered: string
  response: (status: number) => string
  pending: Readonly<Record<'delay' | 'reorder' | 'drop', string>>
  notDelivered: string
}

const names = { momo: 'MoMo', zalopay: 'ZaloPay', vnpay: 'VNPay', payos: 'payOS' } as const

const vi: SandboxTexts = {
  mark: 'Môi trường thử nghiệm: không có tiền thật',
  languages: 'Ngôn ngữ',
  payAt: (gateway) => `Thanh toán qua ${gateway}`,
  gateways: names,
  amount: 'Số tiền',
  order: 'Mã thanh toán',
  content: 'Nội dung',
  states: {
    waiting: 'Đang chờ thanh toán',
    left: 'Khách đã rời trang, chưa thanh toán',
    paid: 'Đã thanh toán',
    failed: 'Đã thất bại',
  },
  paysByItself: (seconds) => `Khoản này tự thanh toán sau khoảng ${seconds} giây nếu bạn không bấm gì.`,
  success: 'Thanh toán',
  failure: 'Thất bại',
  leave: 'Rời trang, chưa trả',
  back: 'Quay lại Sen Cloud',
  wrongAmount: 'Báo sai số tiền (thừa 1 ₫)',
  delivery: 'Thông báo tới máy chủ',
  modes: {
    send: 'Gửi ngay',
    delay: 'Gửi sau 10 giây',
    double: 'Gửi hai lần cùng lúc',
    reorder: 'Giữ lại, gửi sau thông báo kế tiếp',
    forge: 'Gửi với chữ ký sai',
    drop: 'Không gửi',
  },
  bank: {
    heading: 'Ứng dụng ngân hàng',
    lead: 'Dán nội dung mã VietQR, kiểm tra, rồi chuyển tiền như một khách hàng. Có thể đổi số tiền và nội dung.',
    qr: 'Nội dung mã VietQR',
    qrHint: 'Bắt đầu bằng 000201',
    picture: 'Hoặc chọn ảnh mã QR',
    noCode: 'Không thấy mã QR nào trong ảnh này. Hãy chọn ảnh rõ hơn.',
    read: 'Đọc mã',
    faults: {
      too_long: 'Mã quá dài.',
      bad_tlv: 'Đây không phải mã QR thanh toán: các trường không đọc được.',
      bad_crc: 'Mã bị hỏng: sai mã kiểm tra (CRC).',
      bad_version: 'Mã thuộc phiên bản khác của EMVCo.',
      not_napas: 'Mã không dùng cho chuyển khoản NAPAS.',
      not_vnd: 'Mã không tính bằng đồng Việt Nam.',
      not_vietnam: 'Mã không phải của Việt Nam.',
      bad_beneficiary: 'Mã thiếu ngân hàng hoặc số tài khoản.',
      bad_amount: 'Số tiền trong mã không hợp lệ.',
    },
    valid: 'Mã hợp lệ, đúng mã kiểm tra (CRC)',
    to: 'Tài khoản nhận',
    bankName: 'Ngân hàng',
    memo: 'Nội dung chuyển khoản',
    memoHint: 'Ngân hàng thêm mã giao dịch và tên người gửi quanh nội dung này.',
    reporter: 'Dịch vụ báo có',
    pay: 'Chuyển tiền',
    invalid: 'Số tiền là số nguyên từ 1 ₫; nội dung dài tối đa 200 ký tự.',
    unknownAccount: 'payOS không có khoản thanh toán nào dùng tài khoản này.',
    noReporter: 'Dịch vụ báo có này chưa được cài đặt.',
    again: 'Chuyển khoản khác',
  },
  delivered: 'Thông báo đã gửi',
  response: (status) => `Máy chủ trả lời ${status}`,
  pending: {
    delay: 'Thông báo sẽ được gửi sau 10 giây.',
    reorder: 'Thông báo được giữ lại, và gửi sau thông báo kế tiếp.',
    drop: 'Không gửi thông báo nào. Máy chủ phải tự hỏi lại.',
  },
  notDelivered: 'Không gửi được thông báo tới máy chủ.',
}

const en: SandboxTexts = {
  mark: 'Sandbox: no real money moves here',
  languages: 'Language',
  payAt: (gateway) => `Pay with ${gateway}`,
  gateways: names,
  amount: 'Amount',
  order: 'Payment',
  content: 'Description',
  states: {
    waiting: 'Waiting for payment',
    left: 'The customer left the page without paying',
    paid: 'Paid',
    failed: 'Failed',
  },
  paysByItself: (seconds) => `It is paid by itself after about ${seconds} seconds unless you press something.`,
  success: 'Pay',
  failure: 'Fail',
  leave: 'Leave without paying',
  back: 'Back to Sen Cloud',
  wrongAmount: 'Report a wrong amount (₫1 too much)',
  delivery: 'Report to the server',
  modes: {
    send: 'Send at once',
    delay: 'Send after 10 seconds',
    double: 'Send twice at once',
    reorder: 'Hold, and send behind the next one',
    forge: 'Send with a wrong signature',
    drop: 'Do not send',
  },
  bank: {
    heading: 'Bank app',
    lead: 'Paste the text of a VietQR code, check it, and transfer as a customer would. Amount and memo can be changed.',
    qr: 'Text of the VietQR code',
    qrHint: 'Begins with 000201',
    picture: 'Or choose a picture of the code',
    noCode: 'There is no QR code in this picture. Choose a clearer one.',
    read: 'Read the code',
    faults: {
      too_long: 'The code is too long.',
      bad_tlv: 'This is no payment code: its fields cannot be read.',
      bad_crc: 'The code is damaged: its checksum (CRC) is wrong.',
      bad_version: 'The code is of another version of EMVCo.',
      not_napas: 'The code is not for a transfer by NAPAS.',
      not_vnd: 'The code is not in Vietnamese dong.',
      not_vietnam: 'The code is not from Vietnam.',
      bad_beneficiary: 'The code lacks the bank or the account.',
      bad_amount: 'The amount in the code is none.',
    },
    valid: 'The code is valid, and so is its checksum (CRC)',
    to: 'To account',
    bankName: 'Bank',
    memo: 'Memo',
    memoHint: 'The bank writes its reference and the sender around it.',
    reporter: 'Reported by',
    pay: 'Transfer',
    invalid: 'The amount is a whole number from ₫1; the memo has at most 200 characters.',
    unknownAccount: 'payOS has no payment with this account.',
    noReporter: 'This service is not set up.',
    again: 'Another transfer',
  },
  delivered: 'Report sent',
  response: (status) => `The server responded with ${status}`,
  pending: {
    delay: 'The report is sent in 10 seconds.',
    reorder: 'The report is held, and sent behind the next one.',
    drop: 'No report is sent. The server has to ask by itself.',
  },
  notDelivered: 'The report could not be delivered to the server.',
}

const zh: SandboxTexts = {
  mark: '沙箱环境：不涉及真实资金',
  languages: '语言',
  payAt: (gateway) => `使用 ${gateway} 付款`,
  gateways: names,
  amount: '金额',
  order: '付款编号',
  content: '说明',
  states: { waiting: '等待付款', left: '客户已离开页面，尚未付款', paid: '已付款', failed: '已失败' },
  paysByItself: (seconds) => `如不操作，约 ${seconds} 秒后将自动付款。`,
  success: '付款',
  failure: '失败',
  leave: '离开，不付款',
  back: '返回 Sen Cloud',
  wrongAmount: '通知错误金额（多 1 ₫）',
  delivery: '发送至服务器的通知',
  modes: {
    send: '立即发送',
    delay: '10 秒后发送',
    double: '同时发送两次',
    reorder: '暂存，在下一条之后发送',
    forge: '以错误签名发送',
    drop: '不发送',
  },
  bank: {
    heading: '银行应用',
    lead: '粘贴 VietQR 二维码的内容并校验，然后像客户一样转账。金额和附言均可修改。',
    qr: 'VietQR 二维码内容',
    qrHint: '以 000201 开头',
    picture: '或选择二维码图片',
    noCode: '图片中没有找到二维码，请选择更清晰的图片。',
    read: '读取',
    faults: {
      too_long: '内容过长。',
      bad_tlv: '这不是付款二维码：无法读取其字段。',
      bad_crc: '二维码已损坏：校验码（CRC）错误。',
      bad_version: '二维码属于其他 EMVCo 版本。',
      not_napas: '该二维码不用于 NAPAS 转账。',
      not_vnd: '该二维码的货币不是越南盾。',
      not_vietnam: '该二维码不属于越南。',
      bad_beneficiary: '二维码缺少银行或账号。',
      bad_amount: '二维码中的金额无效。',
    },
    valid: '二维码有效，校验码（CRC）正确',
    to: '收款账号',
    bankName: '银行',
    memo: '转账附言',
    memoHint: '银行会在附言前后加上流水号和付款人。',
    reporter: '到账通知服务',
    pay: '转账',
    invalid: '金额须为不小于 1 ₫ 的整数；附言最多 200 个字符。',
    unknownAccount: 'payOS 没有使用该账号的付款。',
    noReporter: '该通知服务尚未设置。',
    again: '再转一笔',
  },
  delivered: '通知已发送',
  response: (status) => `服务器返回 ${status}`,
  pending: {
    delay: '通知将在 10 秒后发送。',
    reorder: '通知已暂存，将在下一条之后发送。',
    drop: '不发送任何通知，服务器须自行查询。',
  },
  notDelivered: '通知未能送达服务器。',
}

export const sandboxTexts: Readonly<Record<Language, SandboxTexts>> = { vi, en, zh }

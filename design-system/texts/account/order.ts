import type { OrderDialogTexts } from '#ds/account/OrderDialog/index.ts'
import { header } from '#ds/texts/account/header.ts'
import { localized } from '#ds/texts/localized.ts'
import { originalPrice, yearlySavingTexts } from '#ds/texts/yearly-saving.ts'
import { validation } from './order-validation.ts'

/** Texts of the order dialog. Its English messages are quoted from the product spec (section 5). */
export const order = localized<OrderDialogTexts>({
  heading: { vi: 'Đặt VPS mới', en: 'Order a new VPS', zh: '订购新 VPS' },
  description: {
    vi: 'VPS được khởi tạo ngay sau khi thanh toán từ ví và sẵn sàng trong vài phút.',
    en: 'Your VPS is set up as soon as you pay from your wallet, and is ready in a few minutes.',
    zh: '钱包付款后立即创建，几分钟即可使用。',
  },
  steps: {
    plan: { vi: 'Chọn gói', en: 'Choose a plan', zh: '选择套餐' },
    place: { vi: 'Vị trí và hệ điều hành', en: 'Location and system', zh: '机房和系统' },
    review: { vi: 'Đặt tên và xem lại', en: 'Name and review', zh: '命名并核对' },
  },
  stepOf: {
    vi: (step, count) => `Bước ${step}/${count}`,
    en: (step, count) => `Step ${step} of ${count}`,
    zh: (step, count) => `第 ${step} 步，共 ${count} 步`,
  },
  stepDone: { vi: 'đã xong', en: 'done', zh: '已完成' },
  series: { vi: 'Dòng sản phẩm', en: 'Series', zh: '系列' },
  plan: { vi: 'Gói VPS', en: 'VPS plan', zh: 'VPS 套餐' },
  planSpecs: {
    vi: ({ cpu, ram, storage }) => [`${cpu}\u00a0vCPU`, `${ram}\u00a0RAM`, `${storage}\u00a0SSD NVMe`],
    en: ({ cpu, ram, storage }) => [`${cpu}\u00a0vCPU`, `${ram}\u00a0RAM`, `${storage}\u00a0SSD NVMe`],
    zh: ({ cpu, ram, storage }) => [`${cpu}\u00a0vCPU`, `${ram}\u00a0内存`, `${storage}\u00a0SSD NVMe`],
  },
  planBandwidth: {
    vi: (size) => `Băng thông ${size}/tháng`,
    en: (size) => `${size} bandwidth a month`,
    zh: (size) => `每月流量 ${size}`,
  },
  popular: { vi: 'Phổ biến nhất', en: 'Most popular', zh: '最受欢迎' },
  planSoldOut: {
    vi: 'Gói này đang hết máy ở mọi nơi.',
    en: 'This plan is sold out everywhere at the moment.',
    zh: '该套餐目前在所有机房均已售罄。',
  },
  planNotForSale: { vi: 'Sen Cloud chưa mở bán gói này.', en: 'This plan is not on sale yet.', zh: '该套餐尚未开售。' },
  originalPrice,
  location: { vi: 'Vị trí máy chủ', en: 'Server location', zh: '服务器机房' },
  locationSoldOut: {
    vi: (planName) => (planName ? `Đang hết máy cho gói ${planName}.` : 'Đang hết máy ở đây.'),
    en: (planName) => (planName ? `Sold out for the ${planName} plan.` : 'Sold out here at the moment.'),
    zh: (planName) => (planName ? `${planName} 套餐在此机房已售罄。` : '此机房目前已售罄。'),
  },
  operatingSystem: { vi: 'Hệ điều hành', en: 'Operating system', zh: '操作系统' },
  systemMissing: {
    vi: (city) => `Hệ điều hành này tạm thời chưa cài được tại ${city}.`,
    en: (city) => `Not available in ${city} at the moment.`,
    zh: (city) => `${city}机房暂不支持安装。`,
  },
  unsupportedSystems: {
    vi: (planName, systems) => `Gói ${planName} không hỗ trợ ${systems}.`,
    en: (planName, systems) => `The ${planName} plan does not support ${systems}.`,
    zh: (planName, systems) => `${planName} 套餐不支持 ${systems}。`,
  },
  ended: { vi: 'Đã hết hỗ trợ', en: 'End of life', zh: '已停止维护' },
  endedSince: {
    vi: (name, date, successors) =>
      `${name}: không còn bản vá bảo mật từ ${date}.${successors ? ` Nên chọn ${successors}.` : ''}`,
    en: (name, date, successors) =>
      `${name}: no security updates since ${date}.${successors ? ` We recommend ${successors}.` : ''}`,
    zh: (name, date, successors) =>
      `${name} 自 ${date} 起不再提供安全更新。${successors ? `建议选择 ${successors}。` : ''}`,
  },
  name: { vi: 'Tên VPS', en: 'VPS name', zh: 'VPS 名称' },
  nameDescription: {
    vi: 'Giúp bạn phân biệt các VPS, tối đa 50 ký tự.',
    en: 'So you can tell your servers apart. Up to 50 characters.',
    zh: '便于您区分各台 VPS，最多 50 个字符。',
  },
  namePlaceholder: { vi: 'web-ban-hang', en: 'web-shop', zh: 'web-shop' },
  billingPeriod: { vi: 'Chu kỳ thanh toán', en: 'Billing period', zh: '计费周期' },
  periods: {
    monthly: { vi: 'Theo tháng', en: 'Monthly', zh: '按月' },
    yearly: { vi: 'Theo năm', en: 'Yearly', zh: '按年' },
  },
  perPeriod: {
    monthly: { vi: '/tháng', en: '/month', zh: '/月' },
    yearly: { vi: '/năm', en: '/year', zh: '/年' },
  },
  twelveMonths: {
    vi: (amount) => `12 tháng tổng cộng ${amount}`,
    en: (amount) => `${amount} over 12 months`,
    zh: (amount) => `12 个月共 ${amount}`,
  },
  ...yearlySavingTexts,
  trial: {
    label: { vi: 'Cách bắt đầu', en: 'How to start', zh: '开始方式' },
    pay: { vi: 'Trả tiền và dùng ngay', en: 'Pay and start now', zh: '立即付款使用' },
    free: {
      vi: (days) => `Dùng thử miễn phí ${days} ngày`,
      en: (days) => `Try it free for ${days === 1 ? '1 day' : `${days} days`}`,
      zh: (days) => `免费试用 ${days} 天`,
    },
    freeDescription: {
      vi: 'Bạn chưa bị trừ tiền. Khi hết hạn, nếu bạn không chuyển sang trả phí, VPS sẽ bị tạm ngưng.',
      en: 'Nothing is charged now. Unless you switch to a paid plan, the VPS is suspended when the trial ends.',
      zh: '现在不扣款。到期未转为付费，VPS 将暂停。',
    },
    otherPlans: {
      vi: (plans) => `Dùng thử chỉ áp dụng cho ${plans}.`,
      en: (plans) => `The trial is only available for ${plans}.`,
      zh: (plans) => `试用仅适用于 ${plans}。`,
    },
  },
  code: { vi: 'Mã ưu đãi', en: 'Offer code', zh: '优惠码' },
  codeDescription: {
    vi: 'Nhập mã để xem giá sau ưu đãi.',
    en: 'Enter a code to see the discounted price.',
    zh: '输入优惠码后，摘要会显示优惠价。',
  },
  applyCode: { vi: 'Áp dụng', en: 'Apply', zh: '使用' },
  removeCode: { vi: 'Bỏ mã', en: 'Remove', zh: '移除' },
  codeApplied: {
    vi: (code) => `Đã áp dụng mã ${code}.`,
    en: (code) => `Code ${code} applied.`,
    zh: (code) => `已使用优惠码 ${code}。`,
  },
  summary: { vi: 'Tóm tắt đơn hàng', en: 'Order summary', zh: '订单摘要' },
  summaryEmpty: {
    vi: 'Chọn một gói để xem giá và số dư còn lại.',
    en: 'Choose a plan to see its price and what will be left in your wallet.',
    zh: '请选择套餐，查看价格和剩余余额。',
  },
  quoteLines: { vi: 'Chi tiết giá', en: 'Price details', zh: '价格明细' },
  planLine: {
    vi: (planName, period) => `Gói ${planName}, ${period === 'monthly' ? '1 tháng' : '1 năm'}`,
    en: (planName, period) => `${planName} plan, ${period === 'monthly' ? '1 month' : '1 year'}`,
    zh: (planName, period) => `${planName} 套餐，${period === 'monthly' ? '1 个月' : '1 年'}`,
  },
  quoteLoading: { vi: 'Đang tính lại giá…', en: 'Updating the price…', zh: '正在重新计算价格…' },
  verify: header.verifyPhone,
  quoteFailed: { vi: 'Chưa tính được giá', en: 'The price could not be loaded', zh: '暂时无法计算价格' },
  total: { vi: 'Trả hôm nay', en: 'Due today', zh: '今日应付' },
  nextBillingDate: { vi: 'Ngày gia hạn', en: 'Renewal date', zh: '续费日期' },
  nextCharge: { vi: 'Số tiền kỳ tới', en: 'Next period', zh: '下期金额' },
  afterDiscount: {
    vi: (amount) => `Khi hết ưu đãi, giá là ${amount}.`,
    en: (amount) => `After the discount the price is ${amount}.`,
    zh: (amount) => `优惠结束后价格为 ${amount}。`,
  },
  trialEnds: { vi: 'Dùng thử đến', en: 'Free until', zh: '试用截止' },
  trialEndsNote: {
    vi: 'Trước ngày này, bạn có thể chuyển sang trả phí bất cứ lúc nào; nếu không, VPS bị tạm ngưng và dữ liệu được giữ lại.',
    en: 'Switch to a paid plan any time before then. Otherwise the VPS is suspended and its data is kept.',
    zh: '截止前可随时转为付费；否则 VPS 将暂停，数据予以保留。',
  },
  walletNow: { vi: 'Số dư ví', en: 'Wallet balance', zh: '钱包余额' },
  walletAfter: { vi: 'Số dư sau khi đặt', en: 'Balance after this order', zh: '下单后钱包余额' },
  walletLasts: {
    vi: (date) => `Ví đủ dùng đến ${date}.`,
    en: (date) => `Your wallet then lasts until ${date}.`,
    zh: (date) => `余额可用至 ${date}。`,
  },
  walletLastsLabel: { vi: 'Ví đủ dùng đến', en: 'Wallet lasts until', zh: '余额可用至' },
  short: { vi: (amount) => `Còn thiếu ${amount}`, en: (amount) => `${amount} short`, zh: (amount) => `还差 ${amount}` },
  missing: { vi: 'Cần nạp thêm', en: 'Top up needed', zh: '需充值' },
  shortfall: {
    vi: (amount) => `Bạn còn thiếu ${amount} để đặt VPS này.`,
    en: (amount) => `You need ${amount} more to order this VPS.`,
    zh: (amount) => `订购此 VPS 还差 ${amount}。`,
  },
  insufficientBalance: {
    vi: 'Số dư không đủ. Vui lòng nạp thêm tiền vào tài khoản.',
    en: 'Your balance is too low. Please top up your wallet.',
    zh: '余额不足，请先充值。',
  },
  waiting: {
    vi: (name, date) => `Đơn hàng ${name} đang chờ thanh toán, giữ giá đến ${date}.`,
    en: (name, date) => `Your order ${name} is waiting for its payment. Its price is held until ${date}.`,
    zh: (name, date) => `订单 ${name} 正在等待付款，价格保留至 ${date}。`,
  },
  payWaiting: { vi: 'Thanh toán đơn đó', en: 'Pay for that order', zh: '去付款' },
  incoming: {
    vi: (amount) => `${amount} đang trên đường vào ví. Khi tiền về, bạn có thể đặt.`,
    en: (amount) => `${amount} is on its way to your wallet. You can order as soon as it arrives.`,
    zh: (amount) => `${amount} 正在入账，到账后即可下单。`,
  },
  priceChanged: {
    vi: (before, after) =>
      `Giá vừa đổi từ ${before} thành ${after}. Ví của bạn chưa bị trừ tiền: hãy xem lại rồi bấm đặt lần nữa.`,
    en: (before, after) =>
      `The price has just changed from ${before} to ${after}. Nothing was charged: please check it and order again.`,
    zh: (before, after) => `价格刚刚由 ${before} 变为 ${after}。尚未扣款，请确认后再次下单。`,
  },
  quoteRenewed: {
    vi: 'Báo giá đã hết hạn và vừa được làm mới, giá không đổi. Hãy bấm đặt lần nữa.',
    en: 'The quote had expired and was renewed at the same price. Please order again.',
    zh: '报价已过期并已更新，价格不变。请再次下单。',
  },
  topUp: { vi: (amount) => `Nạp ${amount}`, en: (amount) => `Top up ${amount}`, zh: (amount) => `充值 ${amount}` },
  cancel: { vi: 'Hủy', en: 'Cancel', zh: '取消' },
  submit: { vi: 'Đặt VPS', en: 'Order VPS', zh: '订购 VPS' },
  submitting: { vi: 'Đang tạo VPS…', en: 'Creating the VPS…', zh: '正在创建 VPS…' },
  failureTitle: { vi: 'Lỗi tạo VPS', en: 'Your order failed', zh: 'VPS 订购未成功' },
  catalogError: {
    vi: 'Không tải được danh sách gói VPS',
    en: 'The VPS plans could not be loaded',
    zh: 'VPS 套餐加载失败',
  },
  validation,
})

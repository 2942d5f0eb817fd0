import type { OnboardingDialogTexts } from '#ds/account/OnboardingDialog/index.ts'
import { localized } from '#ds/texts/localized.ts'
import { phoneDialog } from './phone-verification.ts'
import { topUp } from './top-up.ts'
import { vps } from './vps.ts'
import { walletLevel } from './wallet-level.ts'

/** Texts of the guide that opens on a customer's first visit. */
export const onboarding = localized<OnboardingDialogTexts>({
  heading: { vi: 'Bắt đầu với Sen Cloud', en: 'Get started with Sen Cloud', zh: '开始使用 Sen Cloud' },
  steps: { vi: 'Các việc cần làm', en: 'Your tasks', zh: '待办事项' },
  taskStates: {
    open: { vi: 'đã xong', en: 'done', zh: '已完成' },
    opening: { vi: 'đang làm', en: 'in progress', zh: '进行中' },
    skipped: { vi: 'để sau', en: 'later', zh: '稍后' },
    pending: { vi: 'chưa làm', en: 'not yet', zh: '未开始' },
  },
  taskNames: {
    phone: { vi: 'Xác minh số', en: 'Verify your phone', zh: '验证手机' },
    deposit: { vi: 'Nạp tiền', en: 'Top up', zh: '充值' },
    explore: { vi: 'Chọn VPS', en: 'Choose a VPS', zh: '选购 VPS' },
  },
  back: { vi: 'Quay lại', en: 'Back', zh: '上一步' },
  next: { vi: 'Tiếp theo', en: 'Next', zh: '下一步' },
  later: { vi: 'Để sau', en: 'Later', zh: '以后再说' },
  finish: { vi: 'Hoàn tất', en: 'Finish', zh: '完成' },
  welcome: {
    title: {
      vi: (name) => (name ? `Chào mừng ${name} đến với Sen Cloud` : 'Chào mừng bạn đến với Sen Cloud'),
      en: (name) => (name ? `Welcome, ${name}` : 'Welcome'),
      zh: (name) => (name ? `欢迎您，${name}` : '欢迎您'),
    },
    description: {
      vi: 'Chỉ còn ba bước để có VPS đầu tiên. Bạn có thể dừng ở bất kỳ bước nào.',
      en: 'Your first server is three short steps away. You can stop at any time.',
      zh: '只需三步，即可拥有第一台服务器。您可以随时停下，稍后继续。',
    },
    left: {
      vi: (count, tasks) =>
        count === 1
          ? `Còn một việc: ${tasks}. Bạn có thể làm lúc nào cũng được.`
          : `Còn hai việc: ${tasks}. Bạn có thể dừng ở bất kỳ việc nào.`,
      en: (count, tasks) =>
        count === 1
          ? `One step is left: ${tasks}. You can do it at any time.`
          : `Two steps are left: ${tasks}. You can stop at any time.`,
      zh: (count, tasks) =>
        count === 1 ? `还剩一件事：${tasks}。您可以随时处理。` : `还剩两件事：${tasks}。您可以分开处理。`,
    },
    leftTasks: {
      phone: { vi: 'xác minh số điện thoại', en: 'verifying your phone number', zh: '验证手机号码' },
      deposit: { vi: 'nạp tiền vào ví', en: 'topping up your wallet', zh: '给钱包充值' },
    },
    nothingLeft: {
      vi: 'Mọi việc đã xong, bạn có thể đóng hướng dẫn này.',
      en: 'Everything is done; you can close this guide.',
      zh: '所有步骤都已完成，您可以关闭本向导。',
    },
    tasks: {
      phone: {
        title: phoneDialog.heading,
        description: {
          vi: () => phoneDialog.vi.description,
          en: () => phoneDialog.en.description,
          zh: () => phoneDialog.zh.description,
        },
      },
      deposit: {
        title: topUp.heading,
        description: {
          vi: (minimum) => `Nạp từ ${minimum}. Phí VPS được trừ vào số dư ví.`,
          en: (minimum) => `Top up ${minimum} or more. Servers are paid for from your wallet.`,
          zh: (minimum) => `${minimum} 起充，VPS 费用从余额中扣除。`,
        },
      },
      explore: {
        title: { vi: 'Chọn VPS', en: 'Choose a VPS', zh: '选购 VPS' },
        description: {
          vi: () => 'VPS sẵn sàng trong vài phút sau khi đặt.',
          en: () => 'Your VPS is ready a few minutes after you order.',
          zh: () => '下单后几分钟即可使用。',
        },
      },
    },
  },
  phone: {
    title: phoneDialog.heading,
    description: phoneDialog.description,
  },
  deposit: {
    title: topUp.heading,
    description: {
      vi: (minimum) => `Phí VPS được trừ vào số dư ví. Mỗi lần nạp tối thiểu ${minimum}.`,
      en: (minimum) => `Servers are paid for from your wallet. Top up at least ${minimum} at a time.`,
      zh: (minimum) => `VPS 使用钱包余额支付，每次充值不低于 ${minimum}。`,
    },
    doneDescription: {
      vi: 'Ví đã có tiền. Bạn có thể nạp thêm bất cứ lúc nào.',
      en: 'There is money in your wallet. You can add more at any time.',
      zh: '钱包已有余额，您可以随时继续充值。',
    },
    balance: walletLevel.balance,
    balanceUnknown: walletLevel.balanceUnknown,
    topUp: walletLevel.topUp,
    topUpMore: { vi: 'Nạp thêm', en: 'Top up more', zh: '继续充值' },
  },
  explore: {
    title: { vi: 'Chọn VPS đầu tiên', en: 'Choose your first VPS', zh: '选购第一台 VPS' },
    titleMore: { vi: 'Đặt thêm một VPS', en: 'Add another VPS', zh: '再选购一台 VPS' },
    description: vps.emptyDescription,
    price: { vi: 'Giá', en: 'Price', zh: '价格' },
    priceFrom: {
      vi: (price) => `Từ ${price} mỗi tháng`,
      en: (price) => `From ${price} a month`,
      zh: (price) => `每月 ${price} 起`,
    },
    locations: { vi: 'Vị trí', en: 'Locations', zh: '机房' },
    operatingSystems: { vi: vps.vi.operatingSystem, en: 'Operating systems', zh: vps.zh.operatingSystem },
    explore: { vi: 'Xem các gói VPS', en: 'See the VPS plans', zh: '查看 VPS 套餐' },
  },
})

import type { OnboardingDialogTexts } from '#ds/account/OnboardingDialog/index.ts'
import { phoneDialog } from './phone-verification.ts'
import { topUp } from './top-up.ts'
import { vps } from './vps.ts'
import { walletLevel } from './wallet-level.ts'

/** Texts of the guide that opens on a customer's first visit. */
export const onboarding: OnboardingDialogTexts = {
  heading: 'Bắt đầu với Sen Cloud',
  steps: 'Các việc cần làm',
  taskStates: { open: 'đã xong', opening: 'đang làm', skipped: 'để sau', pending: 'chưa làm' },
  taskNames: { phone: 'Xác minh số', deposit: 'Nạp tiền', explore: 'Chọn VPS' },
  back: 'Quay lại',
  next: 'Tiếp theo',
  later: 'Để sau',
  finish: 'Hoàn tất',
  welcome: {
    title: (name) => (name ? `Chào mừng, ${name}` : 'Chào mừng bạn'),
    description: 'Chỉ còn ba bước để có máy chủ đầu tiên. Bạn có thể dừng ở bất kỳ bước nào.',
    left: (count, tasks) =>
      count === 1
        ? `Còn một việc: ${tasks}. Bạn có thể làm lúc nào cũng được.`
        : `Còn hai việc: ${tasks}. Bạn có thể dừng ở bất kỳ việc nào.`,
    leftTasks: { phone: 'xác minh số điện thoại', deposit: 'nạp tiền vào ví' },
    nothingLeft: 'Mọi việc đã xong, bạn có thể đóng hướng dẫn này.',
    tasks: {
      phone: { title: phoneDialog.heading, description: () => phoneDialog.description },
      deposit: {
        title: topUp.heading,
        description: (minimum) => `Nạp từ ${minimum}. Tiền VPS được trừ vào số dư ví.`,
      },
      explore: { title: 'Chọn VPS', description: () => 'Sẵn sàng trong vài phút sau khi đặt.' },
    },
  },
  phone: { title: phoneDialog.heading, description: phoneDialog.description },
  deposit: {
    title: topUp.heading,
    description: (minimum) => `Tiền VPS được trừ vào số dư ví. Nạp tối thiểu ${minimum} mỗi lần.`,
    doneDescription: 'Ví đã có tiền. Bạn có thể nạp thêm bất cứ lúc nào.',
    balance: walletLevel.balance,
    balanceUnknown: walletLevel.balanceUnknown,
    topUp: walletLevel.topUp,
    topUpMore: 'Nạp thêm',
  },
  explore: {
    title: 'Chọn VPS đầu tiên',
    titleMore: 'Thêm một VPS',
    description: vps.emptyDescription,
    price: 'Giá',
    priceFrom: (price) => `Từ ${price} mỗi tháng`,
    locations: 'Vị trí',
    operatingSystems: vps.operatingSystem,
    explore: 'Xem các gói VPS',
  },
}

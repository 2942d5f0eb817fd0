import type { OnboardingDialogTexts } from '#ds/account/OnboardingDialog/index.ts'

/** Texts of the guide that opens on a customer's first visit. */
export const onboarding: OnboardingDialogTexts = {
  heading: 'Bắt đầu với Sen Cloud',
  steps: 'Các bước hướng dẫn',
  done: 'đã xong',
  stepNames: { welcome: 'Lời chào', phone: 'Xác minh', deposit: 'Nạp tiền', explore: 'Khám phá' },
  back: 'Quay lại',
  next: 'Tiếp theo',
  later: 'Để sau',
  finish: 'Hoàn tất',
  welcome: {
    title: (name) => (name ? `Chào mừng, ${name}` : 'Chào mừng bạn'),
    description: 'Ba việc ngắn nữa là bạn có máy chủ đầu tiên. Bạn có thể dừng ở bất kỳ bước nào.',
    tasks: [
      { title: 'Xác minh số điện thoại', description: 'Bảo vệ tài khoản, nhận thông báo quan trọng.' },
      { title: 'Nạp tiền vào ví', description: 'Nạp từ 50.000 ₫; VPS được trả từ số dư.' },
      { title: 'Chọn VPS', description: 'Sẵn sàng trong vài phút sau khi đặt.' },
    ],
  },
  phone: {
    title: 'Xác minh số điện thoại',
    description: 'Để bảo vệ tài khoản và nhận thông báo về máy chủ.',
  },
  deposit: {
    title: 'Nạp tiền vào ví',
    description: 'VPS được thanh toán từ ví. Nạp tối thiểu 50.000 ₫ bằng chuyển khoản, MoMo, ZaloPay hoặc tiền mã hóa.',
    doneDescription: 'Ví đã có tiền. Bạn có thể nạp thêm bất cứ lúc nào.',
    balance: 'Số dư hiện tại',
    balanceUnknown: 'Không tải được số dư',
    topUp: 'Nạp tiền',
    topUpMore: 'Nạp thêm',
  },
  explore: {
    title: 'Khám phá VPS',
    description: 'Chọn gói, vị trí và hệ điều hành. VPS sẵn sàng trong vài phút.',
    facts: [
      { label: 'Giá', value: 'Từ 49.000 ₫ mỗi tháng' },
      { label: 'Vị trí', value: 'Việt Nam, Singapore, Tokyo' },
      { label: 'Hệ điều hành', value: 'Ubuntu, Debian, CentOS, Windows Server' },
    ],
    explore: 'Xem các gói VPS',
  },
}

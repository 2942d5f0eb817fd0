import type { PhoneVerificationTexts } from '#ds/account/PhoneVerification/index.ts'
import type { PhoneDialogTexts } from '#ds/screens/DashboardScreen/dashboard-texts.ts'

/** Texts of the phone verification (messages: product spec, section 5). */
export const phoneVerification: PhoneVerificationTexts = {
  phone: 'Số điện thoại',
  phoneDescription: 'Chúng tôi sẽ gửi mã xác minh tới số này.',
  phonePlaceholder: '0912 345 678',
  sendCode: 'Gửi mã xác minh',
  sendingCode: 'Đang gửi mã…',
  code: 'Mã xác minh',
  codeDescription: (phone) => `Nhập mã gồm 6 chữ số đã gửi tới ${phone}.`,
  verify: 'Xác minh',
  verifying: 'Đang xác minh…',
  changeNumber: 'Đổi số điện thoại',
  verified: 'Số điện thoại đã được xác minh',
  verifiedDescription: 'Thông báo quan trọng về máy chủ sẽ được gửi tới số này.',
  validation: {
    phoneRequired: 'Vui lòng nhập số điện thoại',
    codeRequired: 'Vui lòng nhập mã xác minh',
  },
}

/** Texts of the dialog that the banner's button opens. */
export const phoneDialog: PhoneDialogTexts = {
  heading: 'Xác minh số điện thoại',
  description: 'Để bảo vệ tài khoản và nhận thông báo về máy chủ.',
  done: 'Xong',
}

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
  simulated: 'Chế độ thử nghiệm: không có tin nhắn nào được gửi, nhập mã bất kỳ cũng được.',
  unavailable: 'Hiện chưa xác minh được số điện thoại. Bạn có thể xác minh email.',
  verify: 'Xác minh',
  verifying: 'Đang xác minh…',
  changeNumber: 'Đổi số điện thoại',
  verified: 'Số điện thoại đã được xác minh',
  verifiedDescription: 'Số này đã được gắn với tài khoản của bạn.',
  validation: {
    phoneRequired: 'Vui lòng nhập số điện thoại',
    codeRequired: 'Vui lòng nhập mã xác minh',
  },
}

/** Texts of the dialog that the banner's button opens. */
export const phoneDialog: PhoneDialogTexts = {
  heading: 'Xác minh số điện thoại',
  description: 'Mỗi số điện thoại chỉ xác minh được cho một tài khoản.',
  done: 'Xong',
}

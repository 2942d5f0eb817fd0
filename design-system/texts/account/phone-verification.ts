import type { PhoneDialogTexts, PhoneVerificationTexts } from '#ds/account/PhoneVerification/index.ts'
import { localized, same } from '#ds/texts/localized.ts'

/** Texts of the phone verification (messages: product spec, section 5). */
export const phoneVerification = localized<PhoneVerificationTexts>({
  phone: { vi: 'Số điện thoại', en: 'Phone number', zh: '手机号' },
  phoneDescription: {
    vi: 'Chúng tôi sẽ gửi mã xác minh tới số này.',
    en: 'We will send a verification code to this number.',
    zh: '我们会向该号码发送验证码。',
  },
  phonePlaceholder: same('0912 345 678'),
  sendCode: { vi: 'Gửi mã xác minh', en: 'Send the code', zh: '发送验证码' },
  sendingCode: { vi: 'Đang gửi mã…', en: 'Sending the code…', zh: '正在发送验证码…' },
  code: { vi: 'Mã xác minh', en: 'Verification code', zh: '验证码' },
  codeDescription: {
    vi: (phone) => `Nhập mã gồm 6 chữ số đã gửi tới ${phone}.`,
    en: (phone) => `Enter the 6-digit code sent to ${phone}.`,
    zh: (phone) => `请输入发送至 ${phone} 的 6 位验证码。`,
  },
  simulated: {
    vi: 'Chế độ thử nghiệm: không có tin nhắn nào được gửi, nhập mã bất kỳ cũng được.',
    en: 'Test mode: no message is sent, and any code is accepted.',
    zh: '测试模式：不会发送短信，输入任意验证码即可。',
  },
  unavailable: {
    vi: 'Hiện chưa xác minh được số điện thoại. Bạn có thể xác minh email.',
    en: 'Phone numbers cannot be verified yet. You can verify your email instead.',
    zh: '目前无法验证手机号，您可以改为验证邮箱。',
  },
  verify: { vi: 'Xác minh', en: 'Verify', zh: '验证' },
  verifying: { vi: 'Đang xác minh…', en: 'Verifying…', zh: '正在验证…' },
  changeNumber: { vi: 'Đổi số điện thoại', en: 'Change the number', zh: '更换手机号' },
  verified: { vi: 'Số điện thoại đã được xác minh', en: 'Your phone number is verified', zh: '手机号已验证' },
  verifiedDescription: {
    vi: 'Số này đã được gắn với tài khoản của bạn.',
    en: 'This number is linked to your account.',
    zh: '该号码已绑定您的账号。',
  },
  validation: {
    phoneRequired: { vi: 'Vui lòng nhập số điện thoại', en: 'Enter your phone number', zh: '请输入手机号' },
    codeRequired: { vi: 'Vui lòng nhập mã xác minh', en: 'Enter the verification code', zh: '请输入验证码' },
  },
})

/** Texts of the dialog that the banner's button opens. */
export const phoneDialog = localized<PhoneDialogTexts>({
  heading: { vi: 'Xác minh số điện thoại', en: 'Verify your phone number', zh: '验证手机号' },
  description: {
    vi: 'Mỗi số điện thoại chỉ xác minh được cho một tài khoản.',
    en: 'A phone number can be verified for one account only.',
    zh: '每个手机号只能绑定一个账号。',
  },
  done: { vi: 'Xong', en: 'Done', zh: '完成' },
})

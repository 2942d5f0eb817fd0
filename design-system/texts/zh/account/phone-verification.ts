import type { PhoneVerificationTexts } from '#ds/account/PhoneVerification/index.ts'
import type { PhoneDialogTexts } from '#ds/screens/DashboardScreen/dashboard-texts.ts'

/** Texts of the phone verification. */
export const phoneVerification: PhoneVerificationTexts = {
  phone: '手机号',
  phoneDescription: '我们会向该号码发送验证码。',
  phonePlaceholder: '0912 345 678',
  sendCode: '发送验证码',
  sendingCode: '验证码发送中…',
  code: '验证码',
  codeDescription: (phone) => `请输入发送至 ${phone} 的 6 位验证码。`,
  verify: '验证',
  verifying: '验证中…',
  changeNumber: '更换手机号',
  verified: '手机号已验证',
  verifiedDescription: '服务器的重要通知将发送到该号码。',
  validation: {
    phoneRequired: '请输入手机号',
    codeRequired: '请输入验证码',
  },
}

/** Texts of the dialog that the banner's button opens. */
export const phoneDialog: PhoneDialogTexts = {
  heading: '验证手机号',
  description: '用于保护账号安全和接收服务器通知。',
  done: '完成',
}

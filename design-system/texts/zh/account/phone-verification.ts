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
  simulated: '测试模式：不会发送短信，输入任意验证码即可。',
  unavailable: '目前无法验证手机号，您可以改为验证邮箱。',
  verify: '验证',
  verifying: '验证中…',
  changeNumber: '更换手机号',
  verified: '手机号已验证',
  verifiedDescription: '该号码已绑定您的账号。',
  validation: {
    phoneRequired: '请输入手机号',
    codeRequired: '请输入验证码',
  },
}

/** Texts of the dialog that the banner's button opens. */
export const phoneDialog: PhoneDialogTexts = {
  heading: '验证手机号',
  description: '每个手机号只能绑定一个账号。',
  done: '完成',
}

import type { SecondFactorTexts, SecondStepTexts } from '#ds/components/SecondFactorForm/index.ts'

/** The form for the second factor. */
export const secondFactor: SecondFactorTexts = {
  code: '验证码',
  codeHint: '身份验证器应用中的 6 位数字。',
  invalidCode: '请输入身份验证器应用中的全部 6 位数字',
  recoveryCode: '恢复码',
  recoveryCodeHint: '开启两步验证时保存的十个恢复码之一，每个只能使用一次。',
  invalidRecoveryCode: '恢复码有 16 个字符，例如 ABCD-EFGH-IJKL-MN27',
  useRecoveryCode: '使用恢复码',
  useCode: '使用应用中的验证码',
  submit: '确认',
  pending: '正在验证…',
  back: '返回',
}

/** The step of a sign-in. */
export const secondStep: SecondStepTexts = {
  ...secondFactor,
  heading: '两步验证',
  description: (email) => `打开身份验证器应用，输入 ${email} 的验证码。`,
}

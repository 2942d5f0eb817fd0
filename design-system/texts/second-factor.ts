import type { SecondFactorTexts, SecondStepTexts } from '#ds/domain/SecondFactorForm/index.ts'
import { localized } from './localized.ts'

/** The form for the second factor. */
export const secondFactor = localized<SecondFactorTexts>({
  code: { vi: 'Mã xác thực', en: 'Authentication code', zh: '验证码' },
  codeHint: {
    vi: 'Sáu chữ số trong ứng dụng xác thực của bạn.',
    en: 'The six digits in your authenticator app.',
    zh: '身份验证器应用中的 6 位数字。',
  },
  invalidCode: {
    vi: 'Vui lòng nhập đủ sáu chữ số trong ứng dụng xác thực',
    en: 'Enter all six digits of your authenticator app',
    zh: '请输入身份验证器应用中的全部 6 位数字',
  },
  recoveryCode: { vi: 'Mã khôi phục', en: 'Recovery code', zh: '恢复码' },
  recoveryCodeHint: {
    vi: 'Đây là một trong mười mã bạn đã lưu khi bật xác thực hai lớp. Mỗi mã dùng được một lần.',
    en: 'One of the ten codes you saved when you turned on two-step verification. Each works once.',
    zh: '开启两步验证时保存的十个恢复码之一，每个只能使用一次。',
  },
  invalidRecoveryCode: {
    vi: 'Mã khôi phục có 16 ký tự, ví dụ ABCD-EFGH-IJKL-MN27',
    en: 'A recovery code has 16 characters, such as ABCD-EFGH-IJKL-MN27',
    zh: '恢复码有 16 个字符，例如 ABCD-EFGH-IJKL-MN27',
  },
  useRecoveryCode: { vi: 'Dùng mã khôi phục', en: 'Use a recovery code', zh: '使用恢复码' },
  useCode: { vi: 'Dùng mã trong ứng dụng', en: 'Use a code from the app', zh: '使用应用中的验证码' },
  submit: { vi: 'Xác nhận', en: 'Confirm', zh: '确认' },
  pending: { vi: 'Đang kiểm tra…', en: 'Checking…', zh: '正在验证…' },
  back: { vi: 'Quay lại', en: 'Back', zh: '返回' },
})

/** The step of a sign-in. */
export const secondStep = localized<SecondStepTexts>({
  ...secondFactor,
  heading: { vi: 'Xác thực hai lớp', en: 'Two-step verification', zh: '两步验证' },
  description: {
    vi: (email) => `Mở ứng dụng xác thực và nhập mã của ${email}.`,
    en: (email) => `Open your authenticator app and enter the code for ${email}.`,
    zh: (email) => `打开身份验证器应用，输入 ${email} 的验证码。`,
  },
})

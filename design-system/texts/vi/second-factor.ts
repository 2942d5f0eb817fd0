import type { SecondFactorTexts, SecondStepTexts } from '#ds/components/SecondFactorForm/index.ts'

/** The form for the second factor. */
export const secondFactor: SecondFactorTexts = {
  code: 'Mã xác thực',
  codeHint: 'Sáu chữ số trong ứng dụng xác thực của bạn.',
  invalidCode: 'Nhập đủ sáu chữ số trong ứng dụng xác thực',
  recoveryCode: 'Mã khôi phục',
  recoveryCodeHint: 'Một trong mười mã bạn đã lưu khi bật xác thực hai lớp. Mỗi mã dùng được một lần.',
  invalidRecoveryCode: 'Mã khôi phục có 16 ký tự, ví dụ ABCD-EFGH-IJKL-MN27',
  useRecoveryCode: 'Dùng mã khôi phục',
  useCode: 'Dùng mã trong ứng dụng',
  submit: 'Xác nhận',
  pending: 'Đang kiểm tra…',
  back: 'Quay lại',
}

/** The step of a sign-in. */
export const secondStep: SecondStepTexts = {
  ...secondFactor,
  heading: 'Xác thực hai lớp',
  description: (email) => `Mở ứng dụng xác thực và nhập mã của ${email}.`,
}

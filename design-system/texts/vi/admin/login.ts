import type { AdminScreenTexts } from '#ds/screens/AdminScreen/index.ts'
import { secondStep } from '#ds/texts/vi/second-factor.ts'
import { toastTexts } from '#ds/texts/vi/toasts.ts'

/** Texts of the login. The validation message is quoted from the product spec (section 5). */
export const login: AdminScreenTexts['login'] = {
  heading: 'Đăng nhập quản trị',
  description: 'Chỉ dành cho quản trị viên của Sen Cloud.',
  email: 'Email',
  password: 'Mật khẩu',
  submit: 'Đăng nhập',
  pending: 'Đang đăng nhập...',
  failed: toastTexts.loginFailed,
  required: 'Vui lòng nhập đầy đủ email và mật khẩu',
  secondStep,
}

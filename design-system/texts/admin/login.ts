import type { AdminScreenTexts } from '#ds/screens/AdminScreen/index.ts'
import { localized } from '#ds/texts/localized.ts'
import { secondStep } from '#ds/texts/second-factor.ts'
import { toastTexts } from '#ds/texts/toasts.ts'

/** Texts of the login. The validation message is quoted from the product spec (section 5). */
export const login = localized<AdminScreenTexts['login']>({
  heading: { vi: 'Đăng nhập quản trị', en: 'Administrator login', zh: '管理员登录' },
  description: {
    vi: 'Chỉ dành cho quản trị viên của Sen Cloud.',
    en: 'For administrators of Sen Cloud only.',
    zh: '仅限 Sen Cloud 管理员使用。',
  },
  email: { vi: 'Email', en: 'Email', zh: '邮箱' },
  password: { vi: 'Mật khẩu', en: 'Password', zh: '密码' },
  submit: { vi: 'Đăng nhập', en: 'Log in', zh: '登录' },
  pending: { vi: 'Đang đăng nhập...', en: 'Logging in…', zh: '正在登录…' },
  failed: toastTexts.loginFailed,
  required: {
    vi: 'Vui lòng nhập đầy đủ email và mật khẩu',
    en: 'Enter both email and password',
    zh: '请输入邮箱和密码',
  },
  secondStep,
})

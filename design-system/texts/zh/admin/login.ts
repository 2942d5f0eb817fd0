import type { AdminScreenTexts } from '#ds/screens/AdminScreen/index.ts'
import { secondStep } from '#ds/texts/zh/second-factor.ts'
import { toastTexts } from '#ds/texts/zh/toasts.ts'

/** Texts of the login. */
export const login: AdminScreenTexts['login'] = {
  heading: '管理员登录',
  description: '仅限 Sen Cloud 管理员使用。',
  email: '邮箱',
  password: '密码',
  submit: '登录',
  pending: '登录中…',
  failed: toastTexts.loginFailed,
  required: '请输入邮箱和密码',
  secondStep,
}

import type { AuthDialogTexts } from '#ds/storefront/AuthDialog/index.ts'
import { secondStep } from './second-factor.ts'
import { toastTexts } from './toasts.ts'

/** The sign-in dialog of the landing page. */
export const authTexts: AuthDialogTexts = {
  login: {
    heading: '登录',
    description: '在一处管理云服务器、钱包和工单。',
    submit: '登录',
    pending: '登录中…',
    failed: toastTexts.loginFailed,
    other: { question: '还没有账号？', action: '立即注册' },
  },
  register: {
    heading: '注册账号',
    description: '填写姓名、邮箱和密码即可。',
    submit: '注册',
    pending: '注册中…',
    failed: toastTexts.registrationFailed,
    other: { question: '已有账号？', action: '去登录' },
  },
  fields: {
    name: '姓名',
    email: '邮箱',
    password: '密码',
    confirmPassword: '确认密码',
    rememberMe: '记住我',
  },
  passwordHint: '至少 6 个字符',
  missing: { email: '请输入邮箱', password: '请输入密码', confirmPassword: '请再次输入密码' },
  secondStep,
  validation: {
    required: '请完整填写信息',
    email: '请输入有效的邮箱地址',
    password: '密码至少需要 6 个字符',
    name: '请输入姓名',
    confirmPassword: '两次输入的密码不一致',
  },
}

/** Toasts about the dialog, shown by its owner. */
export const authToastTexts = {
  /** Title of a validation message. */
  invalid: '填写有误',
  loggedIn: '登录成功',
  loggedInDetail: '欢迎回来',
  registered: '注册成功',
  registeredDetail: '您的账号已创建',
}

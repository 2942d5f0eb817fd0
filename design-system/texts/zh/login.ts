import type { LoginScreenTexts } from '#ds/screens/LoginScreen/index.ts'
import { authTexts } from './auth.ts'
import { promises } from './promises.ts'
import { secondStep } from './second-factor.ts'

const { login, register, fields, passwordHint, missing, validation } = authTexts

/** The login page, with the words of the sign-in dialog. */
export const loginTexts: LoginScreenTexts = {
  brand: 'Sen Cloud',
  backToHome: '返回首页',
  card: {
    modes: '登录或注册',
    login: {
      tab: '登录',
      heading: '欢迎回来',
      submit: login.submit,
      pending: login.pending,
      failed: login.failed,
      forgotPassword: '忘记密码？',
      passkey: '使用通行密钥登录',
      passkeyNotUsed: '未能使用通行密钥登录：操作已取消，或此设备没有该账号的通行密钥。',
    },
    register: {
      tab: '注册',
      heading: '创建账号',
      submit: register.submit,
      pending: register.pending,
      failed: register.failed,
    },
    fields: {
      name: fields.name,
      firstName: '名字',
      lastName: '姓氏',
      email: fields.email,
      password: fields.password,
      confirmPassword: fields.confirmPassword,
      rememberMe: fields.rememberMe,
    },
    passwordHint,
    reasons: {
      signInRequired: '请先登录，再继续操作。',
      sessionEnded: '登录已失效，请重新登录。',
      accountLocked: '您的账号已被锁定，请联系客服。',
      registered: '注册成功！请登录。',
    },
    secondStep,
    validation: {
      email: validation.email,
      emailMissing: missing.email,
      password: validation.password,
      name: '姓名至少需要 2 个字符',
      firstName: '名字至少需要 2 个字符',
      lastName: '姓氏至少需要 2 个字符',
      confirmPassword: validation.confirmPassword,
      confirmPasswordMissing: missing.confirmPassword,
    },
  },
  panel: {
    label: '关于 Sen Cloud',
    statement: '服务器就在您的客户身边：越南和新加坡。',
    facts: [
      { figure: '99.99%', label: promises.uptime },
      { figure: '3 个', label: '数据中心：河内、胡志明市和新加坡' },
      { figure: '7×24', label: '在线客服、邮件和工单支持' },
    ],
  },
}

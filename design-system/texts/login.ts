import type { LoginScreenTexts } from '#ds/screens/LoginScreen/index.ts'
import { authTexts } from './auth.ts'
import { localized, same } from './localized.ts'
import { promises } from './promises.ts'
import { secondStep } from './second-factor.ts'
import { toastTexts } from './toasts.ts'

const { login, register, fields, passwordHint, missing, validation } = authTexts

/**
 * The login page, with the words of the sign-in dialog. The English validation, failures and 'Forgot Password?' are quoted from the product
 * spec (sections 2, 5 and 8).
 */
export const loginTexts = localized<LoginScreenTexts>({
  brand: same('Sen Cloud'),
  backToHome: { vi: 'Về trang chủ', en: 'Back to Home', zh: '返回首页' },
  card: {
    modes: { vi: 'Đăng nhập hoặc đăng ký', en: 'Log in or register', zh: '登录或注册' },
    login: {
      tab: { vi: 'Đăng nhập', en: 'Login', zh: '登录' },
      heading: { vi: 'Chào mừng bạn quay trở lại', en: 'Welcome back', zh: '欢迎回来' },
      submit: login.submit,
      pending: login.pending,
      failed: login.failed,
      forgotPassword: { vi: 'Quên mật khẩu?', en: 'Forgot Password?', zh: '忘记密码？' },
      passkey: { vi: 'Đăng nhập bằng passkey', en: 'Log in with a passkey', zh: '使用通行密钥登录' },
      passkeyNotUsed: {
        vi: 'Chưa đăng nhập được bằng passkey: bạn đã hủy, hoặc thiết bị này chưa có passkey nào của tài khoản.',
        en: 'No passkey was used: you cancelled, or this device has none for your account.',
        zh: '未能使用通行密钥登录：操作已取消，或此设备没有该账号的通行密钥。',
      },
    },
    register: {
      tab: { vi: 'Đăng ký', en: 'Register', zh: '注册' },
      heading: { vi: 'Tạo tài khoản', en: register.heading.en, zh: '创建账号' },
      submit: register.submit,
      pending: register.pending,
      failed: register.failed,
    },
    fields: {
      name: fields.name,
      firstName: { vi: 'Tên', en: 'First name', zh: '名字' },
      lastName: { vi: 'Họ', en: 'Last name', zh: '姓氏' },
      email: fields.email,
      password: fields.password,
      confirmPassword: fields.confirmPassword,
      rememberMe: fields.rememberMe,
    },
    passwordHint,
    reasons: {
      signInRequired: {
        vi: 'Vui lòng đăng nhập để tiếp tục.',
        en: 'Please log in to continue.',
        zh: '请先登录，再继续操作。',
      },
      sessionEnded: {
        vi: 'Phiên đăng nhập đã kết thúc. Vui lòng đăng nhập lại.',
        en: 'Your session has ended. Please log in again.',
        zh: '登录已失效，请重新登录。',
      },
      accountLocked: {
        vi: 'Tài khoản đã bị khóa. Vui lòng liên hệ hỗ trợ.',
        en: 'Your account is locked. Please contact support.',
        zh: '您的账号已被锁定，请联系客服。',
      },
      registered: {
        vi: 'Đăng ký thành công! Mời bạn đăng nhập.',
        en: toastTexts.en.registered,
        zh: '注册成功！请登录。',
      },
    },
    secondStep,
    validation: {
      email: validation.email,
      emailMissing: missing.email,
      password: validation.password,
      name: {
        vi: 'Họ và tên phải có ít nhất 2 ký tự',
        en: 'Full name must be at least 2 characters',
        zh: '姓名至少需要 2 个字符',
      },
      firstName: {
        vi: 'Tên phải có ít nhất 2 ký tự',
        en: 'First name must be at least 2 characters',
        zh: '名字至少需要 2 个字符',
      },
      lastName: {
        vi: 'Họ phải có ít nhất 2 ký tự',
        en: 'Last name must be at least 2 characters',
        zh: '姓氏至少需要 2 个字符',
      },
      confirmPassword: validation.confirmPassword,
      confirmPasswordMissing: missing.confirmPassword,
    },
  },
  panel: {
    label: { vi: 'Về Sen Cloud', en: 'About Sen Cloud', zh: '关于 Sen Cloud' },
    statement: {
      vi: 'Máy chủ gần khách hàng của bạn, tại Việt Nam và Singapore.',
      en: 'Servers close to your customers, in Vietnam and Singapore.',
      zh: '服务器就在您的客户身边：越南和新加坡。',
    },
    facts: [
      {
        figure: { vi: '99,99\u00a0%', en: '99.99%', zh: '99.99%' },
        label: promises.uptime,
      },
      {
        figure: { vi: '3', en: '3', zh: '3 个' },
        label: {
          vi: 'trung tâm dữ\u00a0liệu: Hà Nội, TP. Hồ Chí Minh và Singapore',
          en: 'data centres: Hanoi, Ho Chi Minh City and Singapore',
          zh: '数据中心：河内、胡志明市和新加坡',
        },
      },
      {
        figure: { vi: '24/7', en: '24/7', zh: '7×24' },
        label: {
          vi: 'trò chuyện trực tuyến, email và yêu cầu hỗ trợ',
          en: 'live chat, email and tickets',
          zh: '在线客服、邮件和工单支持',
        },
      },
    ],
  },
})

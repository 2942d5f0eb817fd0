import type { AuthDialogTexts } from '#ds/storefront/AuthDialog/index.ts'
import { localized, localizedAsWritten } from './localized.ts'
import { secondStep } from './second-factor.ts'
import { toastTexts } from './toasts.ts'

/**
 * The sign-in dialog of the landing page. The links between the modes, the pending labels and the messages are quoted from the
 * product spec (sections 2, 5 and 8); other texts follow its style.
 */
export const authTexts = localized<AuthDialogTexts>({
  login: {
    heading: { vi: 'Đăng nhập', en: 'Log in', zh: '登录' },
    description: {
      vi: 'VPS, ví và yêu cầu hỗ trợ của bạn, quản lý ở một nơi.',
      en: 'Your servers, wallet and support in one place.',
      zh: '云服务器、钱包、工单，一站式管理。',
    },
    submit: { vi: 'Đăng nhập', en: 'Login', zh: '登录' },
    pending: { vi: 'Đang đăng nhập...', en: 'Logging in…', zh: '正在登录…' },
    failed: toastTexts.loginFailed,
    other: {
      question: { vi: 'Chưa có tài khoản?', en: 'No account yet?', zh: '还没有账号？' },
      action: { vi: 'Đăng ký ngay', en: 'Register', zh: '立即注册' },
    },
  },
  register: {
    heading: { vi: 'Đăng ký tài khoản', en: 'Create your account', zh: '注册账号' },
    description: {
      vi: 'Bạn chỉ cần họ tên, email và mật khẩu.',
      en: 'Your name, an email and a password.',
      zh: '填写姓名、邮箱和密码即可。',
    },
    submit: { vi: 'Đăng ký', en: 'Register', zh: '注册' },
    pending: { vi: 'Đang đăng ký...', en: 'Creating account…', zh: '正在注册…' },
    failed: toastTexts.registrationFailed,
    other: {
      question: { vi: 'Đã có tài khoản?', en: 'Already have an account?', zh: '已有账号？' },
      action: { vi: 'Đăng nhập', en: 'Log in', zh: '去登录' },
    },
  },
  fields: {
    name: { vi: 'Họ và tên', en: 'Full name', zh: '姓名' },
    email: { vi: 'Email', en: 'Email', zh: '邮箱' },
    password: { vi: 'Mật khẩu', en: 'Password', zh: '密码' },
    confirmPassword: { vi: 'Xác nhận mật khẩu', en: 'Confirm password', zh: '确认密码' },
    rememberMe: { vi: 'Ghi nhớ đăng nhập', en: 'Remember me', zh: '记住我' },
  },
  passwordHint: { vi: 'Ít nhất 6 ký tự', en: 'At least 6 characters', zh: '至少 6 个字符' },
  missing: {
    email: { vi: 'Vui lòng nhập email', en: 'Enter your email', zh: '请输入邮箱' },
    password: { vi: 'Vui lòng nhập mật khẩu', en: 'Enter your password', zh: '请输入密码' },
    confirmPassword: { vi: 'Vui lòng nhập lại mật khẩu', en: 'Repeat your password', zh: '请再次输入密码' },
  },
  secondStep,
  validation: {
    required: { vi: 'Vui lòng điền đầy đủ thông tin', en: 'Fill in all fields', zh: '请完整填写信息' },
    email: { vi: 'Vui lòng nhập địa chỉ email hợp lệ', en: 'Please enter a valid email', zh: '请输入有效的邮箱地址' },
    password: {
      vi: 'Mật khẩu phải có ít nhất 6 ký tự',
      en: 'Password must be at least 6 characters',
      zh: '密码至少需要 6 个字符',
    },
    name: { vi: 'Vui lòng nhập họ tên', en: 'Enter your name', zh: '请输入姓名' },
    confirmPassword: { vi: 'Mật khẩu xác nhận không khớp', en: "Passwords don't match", zh: '两次输入的密码不一致' },
  },
})

/** Toasts about the dialog (product spec, sections 5 and 8), shown by its owner. */
export const authToastTexts = localizedAsWritten({
  /** Title of a validation message. */
  invalid: { vi: 'Lỗi', en: 'Check your details', zh: '填写有误' },
  loggedIn: { vi: toastTexts.vi.loggedIn, en: toastTexts.en.loggedIn, zh: '登录成功' },
  loggedInDetail: { vi: 'Chào mừng bạn quay trở lại', en: 'Welcome back', zh: '欢迎回来' },
  registered: { vi: toastTexts.vi.registered, en: 'Registration successful!', zh: '注册成功' },
  registeredDetail: {
    vi: 'Tài khoản của bạn đã được tạo thành công',
    en: 'Your account has been created',
    zh: '您的账号已创建',
  },
})

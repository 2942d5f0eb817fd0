import type { AuthDialogTexts } from '#ds/storefront/AuthDialog/index.ts'
import { secondStep } from './second-factor.ts'
import { toastTexts } from './toasts.ts'

/**
 * The sign-in dialog of the landing page. The links between the modes, the pending labels and the messages are quoted from the
 * product spec (sections 2, 5 and 8); other texts follow its style.
 */
export const authTexts: AuthDialogTexts = {
  login: {
    heading: 'Đăng nhập',
    description: 'Quản lý VPS, ví và hỗ trợ tại một nơi.',
    submit: 'Đăng nhập',
    pending: 'Đang đăng nhập...',
    failed: toastTexts.loginFailed,
    other: { question: 'Chưa có tài khoản?', action: 'Đăng ký ngay' },
  },
  register: {
    heading: 'Đăng ký tài khoản',
    description: 'Cần họ tên, email và mật khẩu, chưa đầy một phút.',
    submit: 'Đăng ký',
    pending: 'Đang đăng ký...',
    failed: toastTexts.registrationFailed,
    other: { question: 'Đã có tài khoản?', action: 'Đăng nhập' },
  },
  fields: {
    name: 'Họ và tên',
    email: 'Email',
    password: 'Mật khẩu',
    confirmPassword: 'Xác nhận mật khẩu',
    rememberMe: 'Ghi nhớ đăng nhập',
  },
  passwordHint: 'Ít nhất 6 ký tự',
  missing: { email: 'Nhập email của bạn', password: 'Nhập mật khẩu', confirmPassword: 'Nhập lại mật khẩu' },
  secondStep,
  validation: {
    required: 'Vui lòng điền đầy đủ thông tin',
    email: 'Vui lòng nhập địa chỉ email hợp lệ',
    password: 'Mật khẩu phải có ít nhất 6 ký tự',
    name: 'Vui lòng nhập họ tên',
    confirmPassword: 'Mật khẩu xác nhận không khớp',
  },
}

/** Toasts about the dialog (product spec, sections 5 and 8), shown by its owner. */
export const authToastTexts = {
  /** Title of a validation message. */
  invalid: 'Lỗi',
  loggedIn: toastTexts.loggedIn,
  loggedInDetail: 'Chào mừng bạn quay trở lại',
  registered: toastTexts.registered,
  registeredDetail: 'Tài khoản của bạn đã được tạo thành công',
}

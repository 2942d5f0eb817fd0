import type { LoginScreenTexts } from '#ds/screens/LoginScreen/index.ts'
import { authTexts } from './auth.ts'
import { promises } from './promises.ts'
import { secondStep } from './second-factor.ts'

const { login, register, fields, passwordHint, missing, validation } = authTexts

/** The login page, with the words of the sign-in dialog. */
export const loginTexts: LoginScreenTexts = {
  brand: 'Sen Cloud',
  backToHome: 'Về trang chủ',
  card: {
    modes: 'Đăng nhập hoặc đăng ký',
    login: {
      tab: 'Đăng nhập',
      heading: 'Chào mừng trở lại',
      submit: login.submit,
      pending: login.pending,
      failed: login.failed,
      forgotPassword: 'Quên mật khẩu?',
      passkey: 'Đăng nhập bằng passkey',
      passkeyNotUsed:
        'Chưa đăng nhập được bằng passkey: bạn đã hủy, hoặc thiết bị này chưa có passkey nào của tài khoản.',
    },
    register: {
      tab: 'Đăng ký',
      heading: 'Tạo tài khoản',
      submit: register.submit,
      pending: register.pending,
      failed: register.failed,
    },
    fields: {
      name: fields.name,
      firstName: 'Tên',
      lastName: 'Họ',
      email: fields.email,
      password: fields.password,
      confirmPassword: fields.confirmPassword,
      rememberMe: fields.rememberMe,
    },
    passwordHint,
    reasons: {
      signInRequired: 'Vui lòng đăng nhập để tiếp tục.',
      sessionEnded: 'Phiên đăng nhập đã kết thúc. Vui lòng đăng nhập lại.',
      accountLocked: 'Tài khoản đã bị khóa. Vui lòng liên hệ hỗ trợ.',
      registered: 'Đăng ký thành công! Mời bạn đăng nhập.',
    },
    secondStep,
    validation: {
      email: validation.email,
      emailMissing: missing.email,
      password: validation.password,
      name: 'Họ và tên phải có ít nhất 2 ký tự',
      firstName: 'Tên phải có ít nhất 2 ký tự',
      lastName: 'Họ phải có ít nhất 2 ký tự',
      confirmPassword: validation.confirmPassword,
      confirmPasswordMissing: missing.confirmPassword,
    },
  },
  panel: {
    label: 'Về Sen Cloud',
    statement: 'Máy chủ đặt gần khách hàng của bạn, tại Việt\u00a0Nam và Singapore.',
    facts: [
      { figure: '99,99\u00a0%', label: promises.uptime },
      { figure: '3', label: 'trung tâm dữ\u00a0liệu: Hà\u00a0Nội, TP. Hồ Chí Minh và Singapore' },
      { figure: '24/7', label: 'trò chuyện trực tuyến, email và yêu cầu hỗ trợ' },
    ],
  },
}

import type { RecoveryTexts } from '#ds/screens/RecoveryScreen/index.ts'
import { authTexts } from './auth.ts'

const { fields, missing, validation, passwordHint } = authTexts

const shortWait = 'Việc này chỉ mất một lát.'
const resent = 'Liên kết mới đang trên đường đến hộp thư của bạn.'
const noReply = 'Máy chủ chưa trả lời. Vui lòng thử lại.'

/** The pages that lead back into an account. */
export const recoveryTexts: RecoveryTexts = {
  brand: 'Sen Cloud',
  forgot: {
    heading: 'Quên mật khẩu',
    description: 'Nhập email của tài khoản. Chúng tôi sẽ gửi một liên kết để bạn đặt mật khẩu mới.',
    email: fields.email,
    emailMissing: missing.email,
    invalidEmail: validation.email,
    submit: 'Gửi liên kết',
    pending: 'Đang gửi…',
    failed: 'Chưa gửi được liên kết',
    toLogin: 'Về trang đăng nhập',
    sent: {
      heading: 'Hãy xem hộp thư',
      message: (email, minutes) =>
        `Nếu ${email} có tài khoản, thư với liên kết đặt mật khẩu mới đang trên đường đến. Liên kết dùng được một lần, trong ${minutes} phút.`,
      notArrived: 'Không thấy thư?',
      advice: ['Tìm trong mục thư rác và thư quảng cáo.', 'Kiểm tra xem đây có đúng là email bạn đã đăng ký không.'],
      resend: 'Gửi lại',
      resendLater: (seconds) => `Gửi lại được sau ${seconds} giây`,
      resendReason: 'Thư vừa được gửi. Vui lòng chờ một lát.',
      resent: 'Đã gửi lại.',
      otherEmail: 'Dùng email khác',
      support: 'Vẫn không được? Liên hệ hỗ trợ',
    },
  },
  reset: {
    heading: 'Đặt mật khẩu mới',
    description: 'Sau khi đổi, mọi thiết bị đang đăng nhập đều phải đăng nhập lại.',
    password: 'Mật khẩu mới',
    passwordHint,
    tooShort: validation.password,
    confirmPassword: 'Nhập lại mật khẩu mới',
    confirmMissing: missing.confirmPassword,
    different: validation.confirmPassword,
    submit: 'Đổi mật khẩu',
    pending: 'Đang đổi…',
    failed: 'Chưa đổi được mật khẩu',
    done: {
      heading: 'Đã đổi mật khẩu',
      message: 'Mọi phiên đăng nhập trước đây đã kết thúc. Hãy đăng nhập bằng mật khẩu mới.',
      toLogin: 'Đăng nhập',
    },
    expired: {
      heading: 'Liên kết không còn dùng được',
      message: 'Liên kết đã được dùng, hoặc đã quá hạn. Mật khẩu của bạn chưa thay đổi. Hãy yêu cầu liên kết mới.',
      toForgot: 'Gửi liên kết mới',
    },
  },
  verify: {
    ready: {
      heading: 'Xác minh email',
      message: 'Bấm nút bên dưới để xác minh địa chỉ email này.',
      submit: 'Xác minh email',
    },
    working: { heading: 'Đang xác minh email…', message: shortWait },
    done: {
      heading: 'Email đã được xác minh',
      message: 'Từ giờ, hóa đơn và thông báo quan trọng được gửi đến địa chỉ này.',
      next: 'Vào tài khoản',
    },
    expired: {
      heading: 'Liên kết không còn dùng được',
      message:
        'Liên kết đã được dùng, hoặc đã quá hạn. Nếu email của bạn vẫn chưa được xác minh, hãy yêu cầu liên kết mới trong tài khoản.',
      next: 'Vào tài khoản',
      resend: 'Gửi liên kết mới',
      resending: 'Đang gửi…',
      resent,
    },
    failed: {
      heading: 'Chưa xác minh được email',
      message: noReply,
      retry: 'Thử lại',
    },
  },
  stop: {
    ready: {
      heading: 'Giữ lại địa chỉ email cũ?',
      message:
        'Có yêu cầu đổi email của tài khoản này sang một địa chỉ khác. Nếu không phải bạn, hãy chặn việc đổi, rồi đổi mật khẩu.',
      submit: 'Chặn việc đổi email',
    },
    working: { heading: 'Đang chặn việc đổi email…', message: shortWait },
    done: {
      heading: 'Đã chặn việc đổi email',
      message: 'Tài khoản giữ địa chỉ cũ. Nếu bạn không yêu cầu việc đổi, hãy đổi mật khẩu ngay.',
      next: 'Vào phần bảo mật',
    },
    expired: {
      heading: 'Liên kết không còn dùng được',
      message: 'Liên kết đã được dùng, hoặc đã quá hạn. Nếu bạn không nhận ra thay đổi nào, hãy liên hệ hỗ trợ.',
      next: 'Vào phần bảo mật',
      resend: 'Gửi liên kết mới',
      resending: 'Đang gửi…',
      resent,
    },
    failed: {
      heading: 'Chưa chặn được việc đổi email',
      message: noReply,
      retry: 'Thử lại',
    },
  },
}

/** The titles of these pages in the browser. */
export const recoveryTitles = {
  forgot: recoveryTexts.forgot.heading,
  reset: recoveryTexts.reset.heading,
  verify: recoveryTexts.verify.ready.heading,
  stop: recoveryTexts.stop.ready.submit,
}

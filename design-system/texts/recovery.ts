import type { RecoveryTexts } from '#ds/screens/RecoveryScreen/index.ts'
import { authTexts } from './auth.ts'
import { localized, localizedAsWritten, same } from './localized.ts'

const { fields, missing, validation, passwordHint } = authTexts

const shortWait = { vi: 'Việc này chỉ mất một lát.', en: 'This takes only a moment.' }

const resent = {
  vi: 'Liên kết mới đã được gửi đến hộp thư của bạn.',
  en: 'A new link is on its way to your inbox.',
  zh: '新链接已发往您的邮箱。',
}

const noReply = {
  vi: 'Máy chủ chưa phản hồi. Vui lòng thử lại.',
  en: 'The server did not respond. Please try again.',
  zh: '服务器暂时没有响应，请稍后再试。',
}

/** The pages that lead back into an account. */
export const recoveryTexts = localized<RecoveryTexts>({
  brand: same('Sen Cloud'),
  forgot: {
    heading: { vi: 'Quên mật khẩu', en: 'Forgot your password?', zh: '忘记密码' },
    description: {
      vi: 'Nhập email của tài khoản. Chúng tôi sẽ gửi một liên kết để bạn đặt mật khẩu mới.',
      en: 'Enter your account’s email and we will send you a link to set a new password.',
      zh: '请输入账号的邮箱，我们会发送一个用于设置新密码的链接。',
    },
    email: fields.email,
    emailMissing: missing.email,
    invalidEmail: validation.email,
    submit: { vi: 'Gửi liên kết', en: 'Send the link', zh: '发送链接' },
    pending: { vi: 'Đang gửi…', en: 'Sending…', zh: '正在发送…' },
    failed: { vi: 'Chưa gửi được liên kết', en: 'The link could not be sent', zh: '链接发送失败' },
    toLogin: { vi: 'Về trang đăng nhập', en: 'Back to login', zh: '返回登录' },
    sent: {
      heading: { vi: 'Hãy xem hộp thư', en: 'Check your inbox', zh: '请查收邮件' },
      message: {
        vi: (email, minutes) =>
          `Nếu ${email} có tài khoản, chúng tôi đã gửi liên kết đặt mật khẩu mới đến đó. Liên kết dùng được một lần, trong ${minutes} phút.`,
        en: (email, minutes) =>
          `If ${email} has an account, a link to set a new password is on its way. It works once, within ${minutes} minutes.`,
        zh: (email, minutes) =>
          `如果 ${email} 有对应的账号，设置新密码的链接已发往该邮箱。链接只能使用一次，${minutes} 分钟内有效。`,
      },
      notArrived: { vi: 'Không thấy thư?', en: 'No email?', zh: '没有收到邮件？' },
      advice: [
        {
          vi: 'Tìm trong mục thư rác và thư quảng cáo.',
          en: 'Check your spam and promotions folders.',
          zh: '请查看垃圾邮件和推广邮件文件夹。',
        },
        {
          vi: 'Kiểm tra xem đây có đúng là email bạn đã đăng ký không.',
          en: 'Check that this is the email you registered with.',
          zh: '请确认这是您注册时使用的邮箱。',
        },
      ],
      resend: { vi: 'Gửi lại', en: 'Send it again', zh: '重新发送' },
      resendLater: {
        vi: (seconds) => `Gửi lại được sau ${seconds} giây`,
        en: (seconds) => `Send it again in ${seconds}\u00a0s`,
        zh: (seconds) => `${seconds} 秒后可重新发送`,
      },
      resendReason: {
        vi: 'Thư vừa được gửi. Vui lòng chờ một lát.',
        en: 'We have only just sent it. Please wait a moment.',
        zh: '邮件刚刚发出，请稍候。',
      },
      resent: { vi: 'Đã gửi lại liên kết.', en: 'The link was sent again.', zh: '已重新发送。' },
      otherEmail: { vi: 'Dùng email khác', en: 'Use another email', zh: '使用其他邮箱' },
      support: { vi: 'Vẫn không được? Liên hệ hỗ trợ', en: 'Still nothing? Contact support', zh: '仍未收到？联系客服' },
    },
  },
  reset: {
    heading: { vi: 'Đặt mật khẩu mới', en: 'Set a new password', zh: '设置新密码' },
    description: {
      vi: 'Sau khi đổi, mọi thiết bị đang đăng nhập đều phải đăng nhập lại.',
      en: 'Every logged-in device will have to log in again.',
      zh: '修改后，所有已登录的设备都需要重新登录。',
    },
    password: { vi: 'Mật khẩu mới', en: 'New password', zh: '新密码' },
    passwordHint,
    tooShort: validation.password,
    confirmPassword: { vi: 'Nhập lại mật khẩu mới', en: 'Confirm new password', zh: '确认新密码' },
    confirmMissing: missing.confirmPassword,
    different: validation.confirmPassword,
    submit: { vi: 'Đổi mật khẩu', en: 'Change password', zh: '修改密码' },
    pending: { vi: 'Đang đổi…', en: 'Changing…', zh: '正在修改…' },
    failed: { vi: 'Chưa đổi được mật khẩu', en: 'The password was not changed', zh: '密码修改失败' },
    done: {
      heading: { vi: 'Đã đổi mật khẩu', en: 'Password changed', zh: '密码已修改' },
      message: {
        vi: 'Mọi phiên đăng nhập trước đây đã kết thúc. Hãy đăng nhập bằng mật khẩu mới.',
        en: 'All earlier sessions have ended. Log in with the new password.',
        zh: '之前的所有登录均已失效，请使用新密码登录。',
      },
      toLogin: { vi: 'Đăng nhập', en: 'Log in', zh: '登录' },
    },
    expired: {
      heading: { vi: 'Liên kết không còn hiệu lực', en: 'This link no longer works', zh: '链接已失效' },
      message: {
        vi: 'Liên kết đã được dùng, hoặc đã quá hạn. Mật khẩu của bạn chưa thay đổi. Hãy yêu cầu liên kết mới.',
        en: 'It has been used or has expired. Your password has not changed. Request a new link.',
        zh: '链接已被使用或已过期，您的密码没有改变。请重新获取链接。',
      },
      toForgot: { vi: 'Gửi liên kết mới', en: 'Send a new link', zh: '发送新链接' },
    },
  },
  verify: {
    ready: {
      heading: { vi: 'Xác minh email', en: 'Verify your email', zh: '验证邮箱' },
      message: {
        vi: 'Bấm nút bên dưới để xác minh địa chỉ email này.',
        en: 'Click the button to verify this email address.',
        zh: '点击下方按钮，验证此邮箱地址。',
      },
      submit: { vi: 'Xác minh email', en: 'Verify email', zh: '验证邮箱' },
    },
    working: {
      heading: { vi: 'Đang xác minh email…', en: 'Verifying your email…', zh: '正在验证邮箱…' },
      message: { vi: shortWait.vi, en: shortWait.en, zh: '请稍候片刻。' },
    },
    done: {
      heading: { vi: 'Email đã được xác minh', en: 'Email verified', zh: '邮箱已验证' },
      message: {
        vi: 'Từ nay, thư về tài khoản và dịch vụ được gửi đến địa chỉ này.',
        en: 'Emails about your account and services now go to this address.',
        zh: '今后，有关账号和服务的邮件都会发送到此邮箱。',
      },
      next: { vi: 'Vào tài khoản', en: 'Go to your account', zh: '进入账号' },
    },
    expired: {
      heading: { vi: 'Liên kết không còn hiệu lực', en: 'This link no longer works', zh: '链接已失效' },
      message: {
        vi: 'Liên kết đã được dùng, hoặc đã quá hạn. Nếu email của bạn vẫn chưa được xác minh, hãy yêu cầu liên kết mới trong tài khoản.',
        en: 'It has been used or has expired. If your email is still not verified, request a new link in your account.',
        zh: '链接已被使用或已过期。如果您的邮箱仍未验证，请在账号中重新获取链接。',
      },
      next: { vi: 'Vào tài khoản', en: 'Go to your account', zh: '进入账号' },
      resend: { vi: 'Gửi liên kết mới', en: 'Send a new link', zh: '发送新链接' },
      resending: { vi: 'Đang gửi…', en: 'Sending…', zh: '正在发送…' },
      resent,
    },
    failed: {
      heading: { vi: 'Chưa xác minh được email', en: 'Your email could not be verified', zh: '邮箱验证失败' },
      message: noReply,
      retry: { vi: 'Thử lại', en: 'Try again', zh: '重试' },
    },
  },
  stop: {
    ready: {
      heading: { vi: 'Giữ lại địa chỉ email cũ?', en: 'Keep the old email address?', zh: '保留原邮箱？' },
      message: {
        vi: 'Có người yêu cầu đổi email của tài khoản này sang một địa chỉ khác. Nếu không phải bạn, hãy chặn lại rồi đổi mật khẩu.',
        en: 'Someone asked to change this account’s email to another address. If that was not you, stop the change, then change your password.',
        zh: '有人申请将此账号的邮箱改为其他地址。如果不是您本人操作，请阻止更改，然后修改密码。',
      },
      submit: { vi: 'Chặn việc đổi email', en: 'Stop the email change', zh: '阻止更改邮箱' },
    },
    working: {
      heading: { vi: 'Đang chặn việc đổi email…', en: 'Stopping the email change…', zh: '正在阻止更改邮箱…' },
      message: { vi: shortWait.vi, en: shortWait.en, zh: '请稍候片刻。' },
    },
    done: {
      heading: { vi: 'Đã chặn việc đổi email', en: 'The email change was stopped', zh: '已阻止更改邮箱' },
      message: {
        vi: 'Tài khoản giữ địa chỉ cũ. Nếu bạn không yêu cầu việc đổi, hãy đổi mật khẩu ngay.',
        en: 'The account keeps its old address. If you did not request the change, change your password now.',
        zh: '账号保留原邮箱。如果不是您申请的更改，请立即修改密码。',
      },
      next: { vi: 'Vào phần bảo mật', en: 'Go to security', zh: '前往安全设置' },
    },
    expired: {
      heading: { vi: 'Liên kết không còn hiệu lực', en: 'This link no longer works', zh: '链接已失效' },
      message: {
        vi: 'Liên kết đã được dùng, hoặc đã quá hạn. Nếu bạn không nhận ra thay đổi nào, hãy liên hệ hỗ trợ.',
        en: 'It has been used or has expired. If you see a change you do not recognise, contact support.',
        zh: '链接已被使用或已过期。如果有您不认识的更改，请联系客服。',
      },
      next: { vi: 'Vào phần bảo mật', en: 'Go to security', zh: '前往安全设置' },
      resend: { vi: 'Gửi liên kết mới', en: 'Send a new link', zh: '发送新链接' },
      resending: { vi: 'Đang gửi…', en: 'Sending…', zh: '正在发送…' },
      resent,
    },
    failed: {
      heading: {
        vi: 'Chưa chặn được việc đổi email',
        en: 'The email change could not be stopped',
        zh: '未能阻止更改邮箱',
      },
      message: noReply,
      retry: { vi: 'Thử lại', en: 'Try again', zh: '重试' },
    },
  },
})

/** The titles of these pages in the browser. */
export const recoveryTitles = localizedAsWritten({
  forgot: recoveryTexts.forgot.heading,
  reset: recoveryTexts.reset.heading,
  verify: recoveryTexts.verify.ready.heading,
  stop: recoveryTexts.stop.ready.submit,
})

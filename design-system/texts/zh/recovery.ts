import type { RecoveryTexts } from '#ds/screens/RecoveryScreen/index.ts'
import { authTexts } from './auth.ts'

const { fields, missing, validation, passwordHint } = authTexts

const resent = '新链接已发往您的邮箱。'
const noReply = '服务器暂时没有响应，请稍后重试。'

/** The pages that lead back into an account. */
export const recoveryTexts: RecoveryTexts = {
  brand: 'Sen Cloud',
  forgot: {
    heading: '忘记密码',
    description: '请输入账号的邮箱，我们会发送一个用于设置新密码的链接。',
    email: fields.email,
    emailMissing: missing.email,
    invalidEmail: validation.email,
    submit: '发送链接',
    pending: '正在发送…',
    failed: '链接发送失败',
    toLogin: '返回登录',
    sent: {
      heading: '请查收邮件',
      message: (email, minutes) =>
        `如果 ${email} 有对应的账号，设置新密码的链接已发往该邮箱。链接只能使用一次，${minutes} 分钟内有效。`,
      notArrived: '没有收到邮件？',
      advice: ['请查看垃圾邮件和推广邮件文件夹。', '请确认这是您注册时使用的邮箱。'],
      resend: '重新发送',
      resendLater: (seconds) => `${seconds} 秒后可重新发送`,
      resendReason: '邮件刚刚发出，请稍候。',
      resent: '已重新发送。',
      otherEmail: '使用其他邮箱',
      support: '仍未收到？联系客服',
    },
  },
  reset: {
    heading: '设置新密码',
    description: '修改后，所有已登录的设备都需要重新登录。',
    password: '新密码',
    passwordHint,
    tooShort: validation.password,
    confirmPassword: '确认新密码',
    confirmMissing: missing.confirmPassword,
    different: validation.confirmPassword,
    submit: '修改密码',
    pending: '正在修改…',
    failed: '密码修改失败',
    done: {
      heading: '密码已修改',
      message: '之前的所有登录均已失效，请使用新密码登录。',
      toLogin: '登录',
    },
    expired: {
      heading: '链接已失效',
      message: '链接已被使用或已过期，您的密码没有改变。请重新获取链接。',
      toForgot: '发送新链接',
    },
  },
  verify: {
    ready: { heading: '验证邮箱', message: '点击下方按钮，验证此邮箱地址。', submit: '验证邮箱' },
    working: { heading: '正在验证邮箱…', message: '请稍候片刻。' },
    done: {
      heading: '邮箱已验证',
      message: '今后，账单和重要通知都会发送到此邮箱。',
      next: '进入账号',
    },
    expired: {
      heading: '链接已失效',
      message: '链接已被使用或已过期。如果您的邮箱仍未验证，请在账号中重新获取链接。',
      next: '进入账号',
      resend: '发送新链接',
      resending: '正在发送…',
      resent,
    },
    failed: { heading: '邮箱验证失败', message: noReply, retry: '重试' },
  },
  stop: {
    ready: {
      heading: '保留原邮箱？',
      message: '有人申请将此账号的邮箱改为其他地址。如果不是您本人操作，请阻止更改，然后修改密码。',
      submit: '阻止更改邮箱',
    },
    working: { heading: '正在阻止更改邮箱…', message: '请稍候片刻。' },
    done: {
      heading: '已阻止更改邮箱',
      message: '账号保留原邮箱。如果不是您申请的更改，请立即修改密码。',
      next: '前往安全设置',
    },
    expired: {
      heading: '链接已失效',
      message: '链接已被使用或已过期。如果有您不认识的更改，请联系客服。',
      next: '前往安全设置',
      resend: '发送新链接',
      resending: '正在发送…',
      resent,
    },
    failed: { heading: '未能阻止更改邮箱', message: noReply, retry: '重试' },
  },
}

/** The titles of these pages in the browser. */
export const recoveryTitles = {
  forgot: recoveryTexts.forgot.heading,
  reset: recoveryTexts.reset.heading,
  verify: recoveryTexts.verify.ready.heading,
  stop: recoveryTexts.stop.ready.submit,
}

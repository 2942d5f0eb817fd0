import type { VerificationLineTexts } from '#ds/account/VerificationLine/index.ts'
import { localized } from '#ds/texts/localized.ts'

/** Texts of the quiet line for an account with an unverified phone number. */
export const verification = localized<VerificationLineTexts>({
  message: { vi: 'Số điện thoại chưa được xác minh', en: 'Your phone number is not verified', zh: '手机号尚未验证' },
  short: { vi: 'Số điện thoại chưa xác minh', en: 'Phone not verified', zh: '手机号未验证' },
  verify: { vi: 'Xác minh ngay', en: 'Verify now', zh: '立即验证' },
  later: { vi: 'Để sau', en: 'Later', zh: '以后再说' },
})

/** The same for an account whose email is not verified. */
export const emailVerification = localized<VerificationLineTexts & { sent: string }>({
  message: { vi: 'Email chưa được xác minh', en: 'Your email is not verified', zh: '您的邮箱尚未验证' },
  short: { vi: 'Email chưa xác minh', en: 'Email not verified', zh: '邮箱尚未验证' },
  verify: { vi: 'Gửi lại liên kết', en: 'Send the link again', zh: '重新发送链接' },
  verifying: { vi: 'Đang gửi…', en: 'Sending…', zh: '正在发送…' },
  later: { vi: 'Để sau', en: 'Later', zh: '以后再说' },
  sent: {
    vi: 'Đã gửi liên kết. Hãy xem hộp thư.',
    en: 'The link was sent. Check your inbox.',
    zh: '链接已发送，请查收邮件。',
  },
})

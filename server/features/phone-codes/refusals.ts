import { declareRefusals } from '#server/platform/problems.ts'

/** The refusals of this feature, in addition to the generic ones. */
export const refusals = declareRefusals({
  phone_unreachable: {
    status: 409,
    en: 'No code can be sent to this number. Please check it, or use another one.',
    vi: 'Không gửi được mã tới số này. Vui lòng kiểm tra lại hoặc dùng số khác.',
    zh: '无法向该号码发送验证码，请检查号码或换一个号码。',
  },
  phone_code_unavailable: {
    status: 503,
    en: 'The code could not be sent right now. Please try again in a few minutes, or verify your email instead.',
    vi: 'Hiện chưa gửi được mã. Vui lòng thử lại sau vài phút, hoặc xác minh email trước.',
    zh: '暂时无法发送验证码，请几分钟后重试，或先验证邮箱。',
  },
})

import { declareRefusals } from '#server/platform/problems.ts'

/** The refusals of this feature, in addition to the generic ones. */
export const refusals = declareRefusals({
  mail_had_link: {
    status: 409,
    en: 'This email contained a single-use link that was not kept. The customer has to request a new one.',
    vi: 'Thư này chứa liên kết chỉ dùng một lần và không được lưu lại. Khách hàng cần yêu cầu liên kết mới.',
    zh: '此邮件包含一次性链接，链接未保留。客户需要重新申请。',
  },
  wrong_bounce_secret: {
    status: 401,
    en: 'The secret of the report is not valid.',
    vi: 'Khóa bí mật của báo cáo không hợp lệ.',
    zh: '报告的密钥无效。',
  },
})

import { declareRefusals } from '#server/platform/problems.ts'

/** The refusals of this feature, in addition to the generic ones. */
export const refusals = declareRefusals({
  link_expired: {
    status: 410,
    en: 'This link has been used or has expired. Please request a new one.',
    vi: 'Liên kết này đã được dùng hoặc đã hết hạn. Vui lòng yêu cầu gửi lại.',
    zh: '该链接已被使用或已过期，请重新获取。',
  },
  phone_code_expired: {
    status: 409,
    en: 'This code has expired. Please request a new code.',
    vi: 'Mã này đã hết hạn. Vui lòng yêu cầu mã mới.',
    zh: '验证码已过期，请重新获取。',
  },
  phone_code_wrong: {
    status: 409,
    en: 'This code is not the one we sent. Please check it.',
    vi: 'Mã không đúng với mã đã gửi. Vui lòng kiểm tra lại.',
    zh: '验证码不正确，请核对后重新输入。',
  },
  phone_not_verifiable: {
    status: 409,
    en: 'Phone numbers cannot be verified yet. Please verify your email instead.',
    vi: 'Hiện chưa xác minh được số điện thoại. Vui lòng xác minh email.',
    zh: '目前无法验证手机号，请改为验证邮箱。',
  },
  too_many_phones: {
    status: 409,
    en: 'This account already has the maximum number of verified phone numbers. They remain valid. To verify another one, please contact support.',
    vi: 'Tài khoản đã có số lượng tối đa số điện thoại được xác minh. Các số đã xác minh vẫn có hiệu lực. Nếu cần đổi số, vui lòng liên hệ hỗ trợ.',
    zh: '该账号已验证的手机号数量已达上限，无法再添加，此前验证的号码仍然有效。如需更换，请联系客服。',
  },
  no_verified_phone: {
    status: 409,
    en: 'This user has no verified phone number.',
    vi: 'Người dùng này chưa xác minh số điện thoại nào.',
    zh: '该用户没有已验证的手机号。',
  },
  phone_taken: {
    status: 409,
    en: 'This number belongs to another account. Please use another one, or contact support.',
    vi: 'Số này đã được xác minh cho một tài khoản khác. Vui lòng dùng số khác hoặc liên hệ hỗ trợ.',
    zh: '该号码已绑定其他账号，请使用其他号码或联系客服。',
  },
})

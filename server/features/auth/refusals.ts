import { PASSKEYS_MAX } from '#contracts/rules/limits.ts'
import { declareRefusals } from '#server/platform/problems.ts'

/** The refusals of this feature, in addition to the generic ones. */
export const refusals = declareRefusals({
  invalid_credentials: {
    status: 401,
    en: 'Incorrect email or password.',
    vi: 'Email hoặc mật khẩu không đúng.',
    zh: '邮箱或密码错误。',
  },
  second_factor_required: {
    status: 401,
    en: 'Enter the code from your authenticator app.',
    vi: 'Vui lòng nhập mã trong ứng dụng xác thực của bạn.',
    zh: '请输入身份验证器应用中的验证码。',
  },
  wrong_code: {
    status: 401,
    en: 'This code is wrong or has already been used.',
    vi: 'Mã không đúng hoặc đã được dùng.',
    zh: '验证码错误或已被使用。',
  },
  account_locked: {
    status: 403,
    en: 'This account is locked. Please contact support.',
    vi: 'Tài khoản đã bị khóa. Vui lòng liên hệ hỗ trợ.',
    zh: '该账号已被锁定，请联系客服。',
  },
})

/** The refusals of a sign-in. */
export const signInRefusals = Object.values(refusals)

/** The refusals of a sign-in with a passkey. */
export const passkeySignInRefusals = declareRefusals({
  passkey_refused: {
    status: 401,
    en: 'This passkey was not accepted. Please use another one, or your password.',
    vi: 'Passkey này không được chấp nhận. Vui lòng dùng passkey khác hoặc mật khẩu.',
    zh: '此通行密钥未被接受，请使用其他通行密钥或密码。',
  },
  passkey_expired: {
    status: 401,
    en: 'This took too long or was already done. Please try again.',
    vi: 'Đã quá thời gian hoặc yêu cầu này đã được dùng. Vui lòng thử lại.',
    zh: '操作超时或该请求已被使用，请重试。',
  },
})

/** The refusals of an admin who removes the second factor of a user. */
export const resetRefusals = declareRefusals({
  no_second_factor: {
    status: 409,
    en: 'This user has not turned on two-step verification.',
    vi: 'Người dùng này chưa bật xác thực hai lớp.',
    zh: '该用户未启用两步验证。',
  },
  own_second_factor: {
    status: 409,
    en: 'You cannot reset your own two-step verification here. Turn it off with a code, or ask another admin.',
    vi: 'Bạn không thể tự đặt lại xác thực hai lớp của mình ở đây. Vui lòng tắt bằng mã, hoặc nhờ quản trị viên khác.',
    zh: '不能在此重置自己的两步验证。请用验证码关闭，或请其他管理员协助。',
  },
})

/** The refusals of a caller who is signed in already, which are not a reason to sign in again. */
export const proofRefusals = declareRefusals({
  second_factor_required: {
    status: 403,
    en: 'Please confirm with a passkey or a code from your authenticator app first.',
    vi: 'Vui lòng xác nhận bằng passkey hoặc mã trong ứng dụng xác thực trước.',
    zh: '请先用通行密钥或身份验证器应用中的验证码确认。',
  },
  wrong_code: {
    status: 403,
    en: 'This code is wrong or has already been used.',
    vi: 'Mã không đúng hoặc đã được dùng.',
    zh: '验证码错误或已被使用。',
  },
  wrong_password: {
    status: 403,
    en: 'This is not your current password.',
    vi: 'Mật khẩu hiện tại không đúng.',
    zh: '当前密码不正确。',
  },
  second_factor_on: {
    status: 409,
    en: 'Your account already has an authenticator app. Turn it off first.',
    vi: 'Tài khoản đã có ứng dụng xác thực. Vui lòng tắt trước khi thiết lập lại.',
    zh: '账号已启用身份验证器，请先关闭。',
  },
  second_factor_off: {
    status: 409,
    en: 'No authenticator app is being set up. Please start again.',
    vi: 'Chưa thiết lập ứng dụng xác thực. Vui lòng bắt đầu lại.',
    zh: '尚未设置身份验证器，请重新开始。',
  },
  passkey_refused: {
    status: 403,
    en: 'This passkey was not accepted. Please use another one.',
    vi: 'Passkey này không được chấp nhận. Vui lòng dùng passkey khác.',
    zh: '此通行密钥未被接受，请使用其他通行密钥。',
  },
  passkey_expired: {
    status: 409,
    en: 'This took too long or was already done. Please try again.',
    vi: 'Đã quá thời gian hoặc yêu cầu này đã được dùng. Vui lòng thử lại.',
    zh: '操作超时或该请求已被使用，请重试。',
  },
  passkey_exists: {
    status: 409,
    en: 'This passkey has already been added.',
    vi: 'Passkey này đã được thêm trước đó.',
    zh: '此通行密钥已添加过。',
  },
  too_many_passkeys: {
    status: 409,
    en: `An account can have up to ${PASSKEYS_MAX} passkeys. Please remove one first.`,
    vi: `Mỗi tài khoản có tối đa ${PASSKEYS_MAX} passkey. Vui lòng xóa bớt trước.`,
    zh: `每个账号最多有 ${PASSKEYS_MAX} 个通行密钥，请先删除一个。`,
  },
})

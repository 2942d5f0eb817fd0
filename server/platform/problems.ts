import type { FieldError } from '#contracts/problem.ts'

/** The languages of the sentences that a person reads. */
export type Language = 'en' | 'vi'

/** Every refusal there is: its status, and the sentence a person can act on. The codes never change their meaning. */
export const problems = {
  malformed_json: {
    status: 400,
    en: 'The request is not valid JSON.',
    vi: 'Nội dung gửi lên không phải là JSON hợp lệ.',
  },
  malformed_request: { status: 400, en: 'The request could not be read.', vi: 'Không đọc được yêu cầu.' },
  not_signed_in: { status: 401, en: 'Please sign in.', vi: 'Vui lòng đăng nhập.' },
  session_locked: {
    status: 401,
    en: 'Your account was locked. Please contact support.',
    vi: 'Tài khoản của bạn đã bị khóa. Vui lòng liên hệ hỗ trợ.',
  },
  invalid_credentials: { status: 401, en: 'Incorrect email or password.', vi: 'Email hoặc mật khẩu không đúng.' },
  invalid_signature: { status: 401, en: 'The signature is not valid.', vi: 'Chữ ký không hợp lệ.' },
  insufficient_balance: {
    status: 402,
    en: 'Your balance is too low. Please top up your wallet.',
    vi: 'Số dư không đủ. Vui lòng nạp thêm tiền vào tài khoản.',
  },
  not_yours: { status: 403, en: 'This belongs to another account.', vi: 'Dữ liệu này thuộc về tài khoản khác.' },
  account_locked: {
    status: 403,
    en: 'This account is locked. Please contact support.',
    vi: 'Tài khoản đã bị khóa. Vui lòng liên hệ hỗ trợ.',
  },
  cross_site: {
    status: 403,
    en: 'This request came from another website.',
    vi: 'Yêu cầu này đến từ một trang web khác.',
  },
  not_found: { status: 404, en: 'There is nothing here.', vi: 'Không tìm thấy dữ liệu.' },
  method_not_allowed: {
    status: 405,
    en: 'This address does not take that method.',
    vi: 'Địa chỉ này không nhận phương thức đó.',
  },
  email_taken: {
    status: 409,
    en: 'An account with this email already exists.',
    vi: 'Email này đã được đăng ký.',
  },
  price_changed: {
    status: 409,
    en: 'The price has changed. Please reload and check it again.',
    vi: 'Giá đã thay đổi. Vui lòng tải lại trang và kiểm tra lại.',
  },
  balance_moved: {
    status: 409,
    en: 'The balance has changed since you looked at it. Please check the new balance and try again.',
    vi: 'Số dư đã thay đổi kể từ lúc bạn xem. Hãy kiểm tra số dư mới rồi thử lại.',
  },
  too_many_pending_deposits: {
    status: 409,
    en: 'You have too many pending top-ups. Cancel those that you no longer need, or wait until they are done, and try again.',
    vi: 'Bạn có quá nhiều khoản nạp tiền đang chờ. Hãy hủy những khoản không cần nữa hoặc chờ chúng được xử lý, rồi thử lại.',
  },
  not_cancellable: {
    status: 409,
    en: 'Only a top-up that is still pending can be cancelled. This one has ended already.',
    vi: 'Chỉ có thể hủy khoản nạp tiền đang chờ. Khoản này đã kết thúc.',
  },
  already_settled: {
    status: 409,
    en: 'Only a pending deposit can be settled, and only once.',
    vi: 'Chỉ có thể xử lý giao dịch nạp tiền đang chờ, và chỉ một lần.',
  },
  vps_terminated: {
    status: 409,
    en: 'This instance is terminated for good.',
    vi: 'VPS này đã chấm dứt vĩnh viễn.',
  },
  vps_not_ready: {
    status: 409,
    en: 'Only an instance that has been set up can change its status.',
    vi: 'Chỉ có thể đổi trạng thái của VPS đã được khởi tạo xong.',
  },
  own_account: {
    status: 409,
    en: 'You cannot lock your own account.',
    vi: 'Bạn không thể khóa tài khoản của chính mình.',
  },
  retry_pointless: {
    status: 409,
    en: 'There is nothing left for this job to do.',
    vi: 'Không còn gì để thử lại: việc này đã xong hoặc đã hoàn tiền.',
  },
  retry_possible: {
    status: 409,
    en: 'This job can still be tried again.',
    vi: 'Tác vụ này vẫn có thể thử lại, nên chưa thể bỏ qua.',
  },
  body_too_large: {
    status: 413,
    en: 'The request is larger than 100 kB.',
    vi: 'Nội dung gửi lên lớn hơn 100 kB.',
  },
  not_json: {
    status: 415,
    en: 'Please send JSON, with the content type application/json.',
    vi: 'Vui lòng gửi JSON với kiểu nội dung application/json.',
  },
  invalid: { status: 422, en: 'Please check the details.', vi: 'Vui lòng kiểm tra lại thông tin.' },
  idempotency_mismatch: {
    status: 422,
    en: 'This Idempotency-Key was used for another request.',
    vi: 'Idempotency-Key này đã được dùng cho một yêu cầu khác.',
  },
  too_many_tries: {
    status: 429,
    en: 'Too many tries. Please wait a while and try again.',
    vi: 'Bạn đã thử quá nhiều lần. Vui lòng chờ một lúc rồi thử lại.',
  },
  internal: {
    status: 500,
    en: 'Something went wrong on our side. Please try again.',
    vi: 'Hệ thống gặp lỗi. Vui lòng thử lại.',
  },
  busy: {
    status: 503,
    en: 'The service is busy. Please try again in a moment.',
    vi: 'Hệ thống đang bận. Vui lòng thử lại sau giây lát.',
  },
  not_ready: { status: 503, en: 'The service is not ready yet.', vi: 'Hệ thống chưa sẵn sàng.' },
  outcome_unknown: {
    status: 503,
    en: 'We could not confirm the result. Please check before you try again.',
    vi: 'Chưa xác nhận được kết quả. Vui lòng kiểm tra trước khi thử lại.',
  },
} as const satisfies Record<string, { status: number } & Record<Language, string>>

export type ProblemCode = keyof typeof problems

interface RefusalOptions {
  /** What is wrong with which field; the first message becomes the problem's detail. */
  errors?: FieldError[]
  /** The wallet's present balance in whole dong, for a caller that acted on another one. */
  balance?: number
  /** After how many seconds to try again (header `Retry-After`). */
  retryAfter?: number
  /** The methods that an address takes (header `Allow`). */
  allow?: string
  /** What went wrong underneath; logged, never shown. */
  cause?: unknown
}

/** An expected no: thrown anywhere, answered as a problem document. Everything else that is thrown is a bug (500). */
export class Refusal extends Error {
  readonly code: ProblemCode
  readonly options: RefusalOptions

  constructor(code: ProblemCode, options: RefusalOptions = {}) {
    super(problems[code].en, { cause: options.cause })
    this.name = 'Refusal'
    this.code = code
    this.options = options
  }
}

/** A 422 for one field, with the sentence to show. */
export const invalidField = (path: string, message: string) => new Refusal('invalid', { errors: [{ path, message }] })

import type { Messages } from '#contracts/fields/messages.ts'
import type { Language } from '#contracts/languages.ts'
import type { Quote } from '#contracts/offers.ts'

/** A kind of refusal: its code, whose meaning never changes, its status, and a message that tells users what to do. */
export interface RefusalKind extends Readonly<Record<Language, string>> {
  readonly code: string
  readonly status: number
}

/** Declares refusals by their codes. */
export const declareRefusals = <Code extends string>(kinds: Readonly<Record<Code, Omit<RefusalKind, 'code'>>>) =>
  Object.fromEntries(
    Object.entries<Omit<RefusalKind, 'code'>>(kinds).map(([code, kind]) => [code, { code, ...kind }]),
  ) as Readonly<Record<Code, RefusalKind>>

/** The generic refusals. Each feature declares its own in its `refusals.ts`. */
export const genericRefusals = declareRefusals({
  malformed_json: {
    status: 400,
    en: 'The request is not valid JSON.',
    vi: 'Nội dung gửi lên không phải là JSON hợp lệ.',
    zh: '请求内容不是有效的 JSON。',
  },
  malformed_request: {
    status: 400,
    en: 'The request could not be read.',
    vi: 'Không đọc được yêu cầu.',
    zh: '无法读取该请求。',
  },
  not_signed_in: { status: 401, en: 'Please log in.', vi: 'Vui lòng đăng nhập.', zh: '请先登录。' },
  session_locked: {
    status: 401,
    en: 'Your account was locked. Please contact support.',
    vi: 'Tài khoản của bạn đã bị khóa. Vui lòng liên hệ hỗ trợ.',
    zh: '您的账号已被锁定，请联系客服。',
  },
  second_factor_missing: {
    status: 403,
    en: 'Please turn on two-step verification first: the back-office requires it.',
    vi: 'Vui lòng bật xác thực hai lớp trước: trang quản trị yêu cầu điều này.',
    zh: '请先启用两步验证：管理后台必须使用。',
  },
  not_yours: {
    status: 403,
    en: 'This belongs to another account.',
    vi: 'Dữ liệu này thuộc về tài khoản khác.',
    zh: '这些数据属于其他账号。',
  },
  cross_site: {
    status: 403,
    en: 'This request came from another website.',
    vi: 'Yêu cầu này đến từ một trang web khác.',
    zh: '该请求来自其他网站。',
  },
  token_not_allowed: {
    status: 403,
    en: 'API tokens cannot do this. Please log in on the website.',
    vi: 'Token API không dùng được cho việc này. Vui lòng đăng nhập trên trang web.',
    zh: 'API 令牌不能执行此操作，请在网站上登录。',
  },
  scope_missing: {
    status: 403,
    en: 'This API token does not have the scope {scope}.',
    vi: 'Token API này không có quyền {scope}.',
    zh: '此 API 令牌没有 {scope} 权限。',
  },
  demo_read_only: {
    status: 403,
    en: 'This is a demo: you can look at everything, but change nothing. Create an account to start for real.',
    vi: 'Đây là bản demo: bạn xem được mọi thứ nhưng không thay đổi được. Vui lòng đăng ký tài khoản để dùng thật.',
    zh: '这是演示版：您可以查看所有内容，但不能修改。注册账号即可正式使用。',
  },
  not_found: { status: 404, en: 'Not found.', vi: 'Không tìm thấy dữ liệu.', zh: '找不到该内容。' },
  method_not_allowed: {
    status: 405,
    en: 'This method is not allowed here.',
    vi: 'Địa chỉ này không nhận phương thức đó.',
    zh: '该地址不支持此请求方法。',
  },
  body_too_large: {
    status: 413,
    en: 'The request is larger than {kB} kB.',
    vi: 'Nội dung gửi lên lớn hơn {kB} kB.',
    zh: '请求内容超过 {kB} kB。',
  },
  not_json: {
    status: 415,
    en: 'Send JSON, with the content type application/json.',
    vi: 'Vui lòng gửi JSON với kiểu nội dung application/json.',
    zh: '请发送 JSON，内容类型为 application/json。',
  },
  invalid: {
    status: 422,
    en: 'Please check the details.',
    vi: 'Vui lòng kiểm tra lại thông tin.',
    zh: '请检查填写的内容。',
  },
  idempotency_mismatch: {
    status: 422,
    en: 'This Idempotency-Key was used for another request.',
    vi: 'Idempotency-Key này đã được dùng cho một yêu cầu khác.',
    zh: '该 Idempotency-Key 已用于另一个请求。',
  },
  too_many_tries: {
    status: 429,
    en: 'Too many attempts. Please wait a while and try again.',
    vi: 'Bạn đã thử quá nhiều lần. Vui lòng chờ một lúc rồi thử lại.',
    zh: '操作过于频繁，请稍后再试。',
  },
  internal: {
    status: 500,
    en: 'Something went wrong on our side. Please try again.',
    vi: 'Hệ thống gặp lỗi. Vui lòng thử lại.',
    zh: '系统出错，请重试。',
  },
  busy: {
    status: 503,
    en: 'The service is busy. Please try again in a moment.',
    vi: 'Hệ thống đang bận. Vui lòng thử lại sau giây lát.',
    zh: '系统繁忙，请稍后再试。',
  },
  not_ready: { status: 503, en: 'The service is not ready yet.', vi: 'Hệ thống chưa sẵn sàng.', zh: '服务尚未就绪。' },
  outcome_unknown: {
    status: 503,
    en: 'We could not confirm the result. Please check before you try again.',
    vi: 'Chưa xác nhận được kết quả. Vui lòng kiểm tra trước khi thử lại.',
    zh: '无法确认操作结果，请先核实再重试。',
  },
})

/** A reference to a kind of refusal: the code of a generic one, or the declaration of a feature's own. */
export type RefusalName = keyof typeof genericRefusals | RefusalKind

/** The kind of refusal with a name; a kind is returned unchanged. */
export const refusalKind = (name: RefusalName): RefusalKind => (typeof name === 'string' ? genericRefusals[name] : name)

/** An invalid field: its message in the caller's language, or in each one. */
interface InvalidField {
  path: string
  message: string | Messages
}

interface RefusalOptions {
  /** The invalid fields with a message for each; the first message becomes the problem's detail. */
  errors?: InvalidField[]
  /** What to say instead of the kind's message: why exactly. */
  reason?: Messages
  /** The wallet's current balance in dong, for a caller that assumed another one. */
  balance?: number
  /** A new quote, for an order whose quote is no longer valid. */
  quote?: Quote
  /** Seconds after which to try again (header `Retry-After`). */
  retryAfter?: number
  /** The route's largest body in bytes, which replaces `{kB}` in the message. */
  bodyLimit?: number
  /** The scope that an API token lacks, which replaces `{scope}` in the message. */
  scope?: string
  /** The methods that the path supports (header `Allow`). */
  allow?: string
  /** The underlying error; logged, never shown. */
  cause?: unknown
}

/** An expected refusal. It can be thrown anywhere, and the response is a problem document. Any other error is a bug (500). */
export class Refusal extends Error {
  readonly kind: RefusalKind
  readonly code: string
  readonly options: RefusalOptions

  constructor(name: RefusalName, options: RefusalOptions = {}) {
    const kind = refusalKind(name)
    super(kind.en, { cause: options.cause })
    this.name = 'Refusal'
    this.kind = kind
    this.code = kind.code
    this.options = options
  }
}

/** A 422 for one field, with the message to show in each language. */
export const invalidField = (path: string, message: Messages) => new Refusal('invalid', { errors: [{ path, message }] })

import { declareRefusals } from '#server/platform/problems.ts'

/** The refusals of this feature, in addition to the generic ones. */
export const refusals = declareRefusals({
  invalid_signature: { status: 401, en: 'The signature is not valid.', vi: 'Chữ ký không hợp lệ.', zh: '签名无效。' },
})

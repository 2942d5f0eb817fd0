import { declareRefusals } from '#server/platform/problems.ts'

/** What this feature refuses with, besides the generic refusals. */
export const refusals = declareRefusals({
  invalid_signature: { status: 401, en: 'The signature is not valid.', vi: 'Chữ ký không hợp lệ.' },
})

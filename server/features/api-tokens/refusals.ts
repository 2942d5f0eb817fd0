import { API_TOKENS_MAX } from '#contracts/rules/limits.ts'
import { declareRefusals } from '#server/platform/problems.ts'

/** The refusals of this feature, in addition to the generic ones. */
export const refusals = declareRefusals({
  too_many_tokens: {
    status: 409,
    en: `You have ${API_TOKENS_MAX} API tokens. Please revoke one that you no longer need.`,
    vi: `Bạn đã có ${API_TOKENS_MAX} token API. Vui lòng thu hồi bớt token không còn dùng.`,
    zh: `您已有 ${API_TOKENS_MAX} 个 API 令牌，请先撤销不再使用的令牌。`,
  },
})

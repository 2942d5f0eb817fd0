import { WEBHOOKS_MAX } from '#contracts/rules/limits.ts'
import { declareRefusals } from '#server/platform/problems.ts'

/** The refusals of this feature, in addition to the generic ones. */
export const refusals = declareRefusals({
  too_many_webhooks: {
    status: 409,
    en: `You have ${WEBHOOKS_MAX} webhooks. Please delete one that you no longer need.`,
    vi: `Bạn đã có ${WEBHOOKS_MAX} webhook. Vui lòng xóa bớt webhook không còn dùng.`,
    zh: `您已有 ${WEBHOOKS_MAX} 个 Webhook，请先删除不再使用的。`,
  },
})

import type { Messages } from '#contracts/fields/messages.ts'
import { declareRefusals, Refusal } from '#server/platform/problems.ts'
import { reasons } from './action-words.ts'

/** The refusals of this feature, in addition to the generic ones. */
export const refusals = declareRefusals({
  // Unlike the 503 with this code, it is not the service that is busy.
  busy: { status: 409, ...reasons.busy },
  not_possible: {
    status: 409,
    en: 'This is not possible with the VPS as it is now.',
    vi: 'VPS hiện không thực hiện được thao tác này.',
    zh: 'VPS 当前无法执行此操作。',
  },
})

/** A refusal that says why. */
export const notPossible = (reason: Messages) => new Refusal(refusals.not_possible, { reason })

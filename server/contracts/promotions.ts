import * as v from 'valibot'
import { billingPeriodSchema } from './catalog.ts'
import { lineSchema } from './fields/line.ts'
import { dong, inEachLanguage } from './fields/messages.ts'
import { offerKindSchema } from './offers.ts'
import { BALANCE_MAX, OFFER_CODE_MAX, OFFER_TEXT_MAX, OFFER_TITLE_MAX, PRICE_MAX } from './rules/limits.ts'
import { typedCode } from './rules/typed-code.ts'
import { amountSchema, countSchema, idSchema, timestampSchema } from './values.ts'

const positiveInteger = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const limit = (max: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(max))

const textMessage = inEachLanguage({
  vi: 'Vui lòng nhập nội dung',
  en: 'Enter a text',
  zh: '请填写内容',
})
const codeMessage = inEachLanguage({
  vi: 'Mã gồm ít nhất 3 chữ cái không dấu hoặc chữ số',
  en: 'A code has at least 3 letters or digits, without accents',
  zh: '优惠码至少 3 个字母或数字',
})
const amountMessage = inEachLanguage({
  vi: 'Số tiền phải lớn hơn 0',
  en: 'The amount must be above zero',
  zh: '金额必须大于 0',
})

/** A text in each language. */
const texts = (max: number) => {
  const text = v.pipe(lineSchema(textMessage), v.nonEmpty(textMessage), v.maxLength(max))
  return v.strictObject({ vi: text, en: text, zh: text })
}

/** A code as an admin enters it, which becomes the code as it is stored and compared. */
const codeSchema = v.pipe(
  v.string(),
  v.transform(typedCode),
  v.regex(/^[A-Z0-9]{3,}$/, codeMessage),
  v.maxLength(OFFER_CODE_MAX),
)

const tooMuchMessage = (max: number) =>
  inEachLanguage({
    vi: `Số tiền không được vượt quá ${dong(max, 'vi')}`,
    en: `The amount must not exceed ${dong(max, 'en')}`,
    zh: `金额不能超过 ${dong(max, 'zh')}`,
  })

/** An amount of at least one dong: a slip of the hand must not fill wallets. */
const positiveAmountSchema = (max: number) =>
  v.pipe(
    amountSchema,
    v.check((text) => text !== '0', amountMessage),
    v.check((text) => Number(text) <= max, tooMuchMessage(max)),
  )

/** The fields of a promotion that an admin can set; its kind stays as it was created. Null means without this value or limit. */
const fields = {
  code: v.nullable(codeSchema),
  isPublic: v.boolean(),
  title: texts(OFFER_TITLE_MAX),
  description: texts(OFFER_TEXT_MAX),
  percent: v.nullable(limit(100)),
  amount: v.nullable(positiveAmountSchema(PRICE_MAX)),
  minimum: v.nullable(positiveAmountSchema(PRICE_MAX)),
  periods: v.nullable(limit(120)),
  days: v.nullable(limit(90)),
  firstOrderOnly: v.boolean(),
  billingPeriods: v.nullable(v.pipe(v.array(billingPeriodSchema), v.minLength(1))),
  planIds: v.nullable(v.pipe(v.array(positiveInteger), v.minLength(1), v.maxLength(100))),
  startsAt: v.nullable(timestampSchema),
  endsAt: v.nullable(timestampSchema),
  maxRedemptions: v.nullable(limit(1_000_000_000)),
  maxPerUser: v.nullable(limit(1000)),
  maxPerMonth: v.nullable(limit(1000)),
  budget: v.nullable(positiveAmountSchema(BALANCE_MAX)),
  isActive: v.boolean(),
}

/**
 * A promotion as the back-office shows it. Customers are shown a promotion with a code only if it `isPublic`. `percent` belongs to the kind `percent`; `amount` to `amount`, `deposit_bonus` (with
 * `minimum`) and `referral`; `days` to `trial`. `maxPerUser` and `maxPerMonth` limit how often one customer gets it, in total and in a
 * calendar month; `maxRedemptions` and `budget` limit all customers together. `redemptions` counts how often it was given and not
 * given back, and `given` is the money of these. `version` grows with each change.
 */
export const promotionSchema = v.strictObject({
  id: idSchema,
  kind: offerKindSchema,
  ...fields,
  version: positiveInteger,
  redemptions: countSchema,
  given: amountSchema,
})
export type Promotion = v.InferOutput<typeof promotionSchema>

const optionalFields = {
  code: v.optional(fields.code, null),
  isPublic: v.optional(fields.isPublic, false),
  title: fields.title,
  description: fields.description,
  percent: v.optional(fields.percent, null),
  amount: v.optional(fields.amount, null),
  minimum: v.optional(fields.minimum, null),
  periods: v.optional(fields.periods, null),
  days: v.optional(fields.days, null),
  firstOrderOnly: v.optional(fields.firstOrderOnly, false),
  billingPeriods: v.optional(fields.billingPeriods, null),
  planIds: v.optional(fields.planIds, null),
  startsAt: v.optional(fields.startsAt, null),
  endsAt: v.optional(fields.endsAt, null),
  maxRedemptions: v.optional(fields.maxRedemptions, null),
  maxPerUser: v.optional(fields.maxPerUser, null),
  maxPerMonth: v.optional(fields.maxPerMonth, null),
  budget: v.optional(fields.budget, null),
  isActive: v.optional(fields.isActive, false),
}

/** `POST /api/admin/catalog/promotions`. What is left out is null or false. */
export const newPromotionSchema = v.strictObject({ kind: offerKindSchema, ...optionalFields })
export type NewPromotion = v.InferOutput<typeof newPromotionSchema>

/** `PATCH /api/admin/catalog/promotions/{promotionId}`: the fields to change, and the version that the admin has seen. */
export const promotionChangeSchema = v.strictObject({
  version: positiveInteger,
  ...v.partial(v.strictObject(fields)).entries,
})
export type PromotionChange = v.InferOutput<typeof promotionChangeSchema>

/** The response to a new or changed promotion. */
export const promotionResponseSchema = v.strictObject({ promotion: promotionSchema })
export type PromotionResponse = v.InferOutput<typeof promotionResponseSchema>

/** `GET /api/admin/catalog/promotions`, newest first. */
export const promotionsResponseSchema = v.strictObject({
  promotions: v.array(promotionSchema),
  nextCursor: v.nullable(v.string()),
})
export type PromotionsResponse = v.InferOutput<typeof promotionsResponseSchema>

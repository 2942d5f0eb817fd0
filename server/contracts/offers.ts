import * as v from 'valibot'
import { offerKinds, quoteLineKinds } from './rules/offers.ts'
import { billingPeriods } from './rules/price.ts'
import { typedCode } from './rules/typed-code.ts'
import { amountSchema, countSchema, idSchema, moneySchema, slugSchema, timestampSchema } from './values.ts'

/** Not imported from the catalogue, which contains the offers. */
const billingPeriodSchema = v.picklist(billingPeriods)
const positiveInteger = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

export const offerKindSchema = v.picklist(offerKinds)

/** A code that a customer types, as it is compared. */
export const offerCodeSchema = v.pipe(v.string(), v.maxLength(100), v.transform(typedCode))

/** The signed id of a quote, opaque to the client. */
export const quoteIdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(2000))

/**
 * `POST /api/vps/quote`. `code` is a code that the customer typed; an empty one counts as none. With `trial`, the order costs nothing
 * now, and a code is not considered. With `operatingSystem`, a system that cannot be set up in the location is refused, too (409 `image_unavailable`).
 */
export const quoteRequestSchema = v.strictObject({
  planId: positiveInteger,
  locationId: positiveInteger,
  billingPeriod: billingPeriodSchema,
  code: v.optional(offerCodeSchema),
  trial: v.optional(v.boolean()),
  operatingSystem: v.optional(slugSchema),
})
export type QuoteRequest = v.InferOutput<typeof quoteRequestSchema>

/** A line of a quote: what it is in the caller's language, and its amount, which is negative for a discount or a trial. */
export const quoteLineSchema = v.strictObject({
  kind: v.picklist(quoteLineKinds),
  label: v.string(),
  amount: moneySchema,
})
export type QuoteLine = v.InferOutput<typeof quoteLineSchema>

/**
 * What an order costs this customer. An order with its `quoteId` is charged exactly `total`, until `expiresAt`. `nextCharge` is what the
 * next billing period costs and when it begins; `regularAmount` what each period costs once no discount is left. `offerId` is the offer
 * behind the discount or the trial, null without one; `discountedPeriods` counts the periods with the discount, with the one paid now.
 * `trialEndsAt` is null unless the order begins with a trial.
 */
export const quoteResponseSchema = v.strictObject({
  quoteId: quoteIdSchema,
  lines: v.array(quoteLineSchema),
  total: amountSchema,
  nextCharge: v.strictObject({ amount: amountSchema, date: timestampSchema }),
  regularAmount: amountSchema,
  offerId: v.nullable(idSchema),
  discountedPeriods: countSchema,
  trialEndsAt: v.nullable(timestampSchema),
  expiresAt: timestampSchema,
})
export type Quote = v.InferOutput<typeof quoteResponseSchema>

/**
 * An offer that applies now, with its texts in the caller's language. `percent` and `periods` belong to a percentage, `amount` and
 * `periods` to an amount off an order, `amount` and `minimum` to a bonus on a deposit, `days` to a trial, `amount` to a referral.
 * `code` is null for an offer that applies by itself.
 */
export const offerSchema = v.strictObject({
  id: idSchema,
  kind: offerKindSchema,
  code: v.nullable(v.string()),
  title: v.string(),
  description: v.string(),
  percent: v.optional(countSchema),
  amount: v.optional(amountSchema),
  minimum: v.optional(amountSchema),
  periods: v.optional(countSchema),
  days: v.optional(countSchema),
  firstOrderOnly: v.boolean(),
  billingPeriods: v.nullable(v.array(billingPeriodSchema)),
  planIds: v.nullable(v.array(positiveInteger)),
  startsAt: v.nullable(timestampSchema),
  endsAt: v.nullable(timestampSchema),
})
export type Offer = v.InferOutput<typeof offerSchema>

/** `GET /api/offers`: for a signed-in customer only the offers that still apply to this customer. */
export const offersResponseSchema = v.strictObject({ offers: v.array(offerSchema) })
export type OffersResponse = v.InferOutput<typeof offersResponseSchema>

/**
 * `GET /api/account/referral`: the customer's own code, the path of the link to share, how many customers registered with it, and how
 * much that has earned. `amount` is what the next one earns, null while no such offer runs.
 */
export const referralResponseSchema = v.strictObject({
  code: v.string(),
  path: v.string(),
  invited: countSchema,
  earned: amountSchema,
  amount: v.nullable(amountSchema),
})
export type Referral = v.InferOutput<typeof referralResponseSchema>

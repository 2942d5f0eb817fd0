import * as v from 'valibot'
import { paymentMethods } from '#contracts/rules/fees.ts'
import { DEPOSIT_MAX, DEPOSIT_MIN, DEPOSIT_NOTE_MAX } from '#contracts/rules/limits.ts'
import { lineSchema } from '#contracts/text.ts'

/** What each field of a top-up says when it is wrong, by code: the server and each form bring their own words. */
export interface DepositMessages {
  amountRequired: string
  amountNotWhole: string
  amountTooSmall: string
  amountTooLarge: string
  paymentMethodRequired: string
  descriptionTooLong: string
}

/** What a customer says of a top-up, as its dialog checks it and as the server takes it. The amount is whole dong as digits. */
export const depositFields = (messages: DepositMessages) => ({
  amount: v.pipe(
    v.string(),
    v.nonEmpty(messages.amountRequired),
    v.regex(/^\d{1,15}$/, messages.amountNotWhole),
    v.check((text) => Number(text) >= DEPOSIT_MIN, messages.amountTooSmall),
    v.check((text) => Number(text) <= DEPOSIT_MAX, messages.amountTooLarge),
  ),
  paymentMethod: v.picklist(paymentMethods, messages.paymentMethodRequired),
  description: v.pipe(
    lineSchema(messages.descriptionTooLong),
    v.maxLength(DEPOSIT_NOTE_MAX, messages.descriptionTooLong),
  ),
})

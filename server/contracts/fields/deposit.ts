import * as v from 'valibot'
import { lineSchema } from '#contracts/fields/line.ts'
import type { Message } from '#contracts/fields/messages.ts'
import { paymentMethods } from '#contracts/rules/fees.ts'
import { DEPOSIT_MAX, DEPOSIT_MIN, DEPOSIT_NOTE_MAX } from '#contracts/rules/limits.ts'

/** The messages for invalid fields of a deposit, by code: the server and each form have their own. */
export interface DepositMessages {
  amountRequired: string
  amountNotInteger: string
  amountTooSmall: string
  amountTooLarge: string
  paymentMethodRequired: string
  descriptionTooLong: string
}

/** The fields of a deposit, as the dialog and the server validate them. The amount is a string of digits, in integer dong. */
export const depositFields = (messages: Readonly<Record<keyof DepositMessages, Message>>) => ({
  amount: v.pipe(
    v.string(),
    v.nonEmpty(messages.amountRequired),
    v.regex(/^\d+$/, messages.amountNotInteger),
    v.check((text) => Number(text) >= DEPOSIT_MIN, messages.amountTooSmall),
    v.check((text) => Number(text) <= DEPOSIT_MAX, messages.amountTooLarge),
  ),
  paymentMethod: v.picklist(paymentMethods, messages.paymentMethodRequired),
  description: v.pipe(
    lineSchema(messages.descriptionTooLong),
    v.maxLength(DEPOSIT_NOTE_MAX, messages.descriptionTooLong),
  ),
})

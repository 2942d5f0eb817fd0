import * as v from 'valibot'
import { lineSchema } from '#contracts/fields/line.ts'
import type { Message } from '#contracts/fields/messages.ts'
import { VPS_NAME_MAX } from '#contracts/rules/limits.ts'
import { billingPeriods } from '#contracts/rules/price.ts'

/** The messages for invalid fields of an order, by code: the server and each form have their own. */
export interface OrderMessages {
  planRequired: string
  locationRequired: string
  nameRequired: string
  nameTooLong: string
  operatingSystemRequired: string
  billingPeriodRequired: string
}

/** An id of the catalogue: 1 or more. */
const idField = (message: Message) => v.pipe(v.number(message), v.safeInteger(message), v.minValue(1, message))

/** The fields that a customer chooses, as the order dialog and the server validate them. */
export const orderFields = (messages: Readonly<Record<keyof OrderMessages, Message>>) => ({
  planId: idField(messages.planRequired),
  locationId: idField(messages.locationRequired),
  name: v.pipe(
    lineSchema(messages.nameRequired),
    v.nonEmpty(messages.nameRequired),
    v.maxLength(VPS_NAME_MAX, messages.nameTooLong),
  ),
  operatingSystem: v.pipe(
    v.string(messages.operatingSystemRequired),
    v.regex(/^[a-z0-9-]{1,40}$/, messages.operatingSystemRequired),
  ),
  billingPeriod: v.picklist(billingPeriods, messages.billingPeriodRequired),
})

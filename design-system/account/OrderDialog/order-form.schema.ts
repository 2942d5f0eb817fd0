import * as v from 'valibot'

/** What the order form says of each field (product spec, section 5). */
export interface OrderFormMessages {
  planRequired: string
  locationRequired: string
  nameRequired: string
  nameTooLong: string
  operatingSystemRequired: string
  billingPeriodRequired: string
}

/** Longest name of an instance, in characters (product spec, section 9). */
export const VPS_NAME_MAX_LENGTH = 50

/** The order form's rules. Ids are 0 while nothing is chosen. A name of spaces alone counts as none. */
export const createOrderSchema = (messages: OrderFormMessages) =>
  v.object({
    planId: v.pipe(v.number(), v.minValue(1, messages.planRequired)),
    locationId: v.pipe(v.number(), v.minValue(1, messages.locationRequired)),
    name: v.pipe(
      v.string(),
      v.check((name) => name.trim() !== '', messages.nameRequired),
      v.maxLength(VPS_NAME_MAX_LENGTH, messages.nameTooLong),
    ),
    operatingSystem: v.pipe(v.string(), v.nonEmpty(messages.operatingSystemRequired)),
    billingPeriod: v.picklist(['monthly', 'yearly'], messages.billingPeriodRequired),
  })

export type OrderFormValues = v.InferOutput<ReturnType<typeof createOrderSchema>>

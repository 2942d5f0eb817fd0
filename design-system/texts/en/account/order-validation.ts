import type { OrderDialogTexts } from '#ds/account/OrderDialog/index.ts'

/** Messages of the order dialog's form: apart from its other texts, because the default edition has them in English. */
export const validation: OrderDialogTexts['validation'] = {
  planRequired: 'Please select a VPS plan',
  locationRequired: 'Please select a server location',
  nameRequired: 'VPS name is required',
  nameTooLong: 'Name must be less than 50 characters',
  operatingSystemRequired: 'Please select an operating system',
  billingPeriodRequired: 'Please select a billing period',
}

import { hmacHex, isSignedWith, type Secrets } from '#server/features/payments/providers/hmac.ts'

/**
 * What MoMo's version 2 signs in each call, in this order (developers.momo.vn/v3/docs/payment/api; github.com/momo-wallet/payment): `name=value`
 * with `&` between them, as they are, not URL-encoded. `accessKey` comes from our settings, also for a webhook, whose body lacks it.
 */
const signedFields = {
  create: 'accessKey amount extraData ipnUrl orderId orderInfo partnerCode redirectUrl requestId requestType',
  webhook:
    'accessKey amount extraData message orderId orderInfo orderType partnerCode payType requestId responseTime resultCode transId',
  query: 'accessKey orderId partnerCode requestId',
} as const

export type MomoCall = keyof typeof signedFields
type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text
/** The values that a call signs. */
export type MomoSigned<Call extends MomoCall> = Readonly<Record<Words<(typeof signedFields)[Call]>, string | number>>

const signedText = <Call extends MomoCall>(call: Call, values: MomoSigned<Call>) =>
  signedFields[call]
    .split(' ')
    .map((name) => `${name}=${(values as Record<string, string | number>)[name]}`)
    .join('&')

/** The signature of a call's values. */
export const signMomo = <Call extends MomoCall>(secretKey: string, call: Call, values: MomoSigned<Call>): string =>
  hmacHex('sha256', secretKey, signedText(call, values))

/** Whether a signature is that of a webhook's values. */
export const isMomoSigned = (secretKeys: Secrets, values: MomoSigned<'webhook'>, signature: string): boolean =>
  isSignedWith('sha256', secretKeys, signedText('webhook', values), signature)

import { hmacHex, isSignedWith, type Secrets } from '#server/features/payments/providers/hmac.ts'

/** Parameters of VNPay, without the signature. */
export type VnpayParameters = Readonly<Record<string, string>>

/**
 * What VNPay 2.1.0 signs of a page's or a webhook's address: the parameters that are not empty, sorted by name, encoded as in a form (a space is
 * `+`), which is also how they are sent. `encodeURIComponent` leaves other characters as they are.
 */
export const signedQuery = (parameters: VnpayParameters): string =>
  new URLSearchParams(
    Object.entries(parameters)
      .filter(([, value]) => value !== '')
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ).toString()

/** The signature of an address's parameters. */
export const signVnpayQuery = (secret: string, parameters: VnpayParameters): string =>
  hmacHex('sha512', secret, signedQuery(parameters))

/** Whether a signature is that of an address's parameters. */
export const isVnpayQuerySigned = (secrets: Secrets, parameters: VnpayParameters, signature: string): boolean =>
  isSignedWith('sha512', secrets, signedQuery(parameters), signature)

/** What is signed of a call in JSON: these values with `|` between them, an empty one for a parameter that is missing. */
const signedNames = {
  query: 'RequestId Version Command TmnCode TxnRef TransactionDate CreateDate IpAddr OrderInfo',
  queryResult:
    'ResponseId Command ResponseCode Message TmnCode TxnRef Amount BankCode PayDate TransactionNo TransactionType TransactionStatus OrderInfo PromotionCode PromotionAmount',
} as const

export type VnpayCall = keyof typeof signedNames

const signedValues = (call: VnpayCall, parameters: VnpayParameters) =>
  signedNames[call]
    .split(' ')
    .map((name) => parameters[`vnp_${name}`] ?? '')
    .join('|')

/** The signature of a call's or a result's parameters. */
export const signVnpayCall = (secret: string, call: VnpayCall, parameters: VnpayParameters): string =>
  hmacHex('sha512', secret, signedValues(call, parameters))

/** Whether a signature is that of a result's parameters. */
export const isVnpayCallSigned = (
  secrets: Secrets,
  call: VnpayCall,
  parameters: VnpayParameters,
  signature: string,
): boolean => isSignedWith('sha512', secrets, signedValues(call, parameters), signature)

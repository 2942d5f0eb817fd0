import { hmacHex, isSignedWith, type Secrets } from '#server/features/payments/providers/hmac.ts'

/** ZaloPay's version 2 signs values with `|` between them (docs.zalopay.vn/docs/specs): its `mac`. */
const signed = (values: readonly (string | number)[]) => values.join('|')

/** Signs a request, with the key 1, of the values that ZaloPay lists for the call, in its order. */
export const signZalopay = (key1: string, values: readonly (string | number)[]): string =>
  hmacHex('sha256', key1, signed(values))

/** The signature of a callback's `data`, with the key 2, of the text as it was sent. */
export const signZalopayData = (key2: string, data: string): string => hmacHex('sha256', key2, data)

/** Whether a `mac` is that of a callback's `data`. */
export const isZalopaySigned = (keys2: Secrets, data: string, mac: string): boolean =>
  isSignedWith('sha256', keys2, data, mac)

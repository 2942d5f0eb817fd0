import * as v from 'valibot'

/** Amounts are sent multiplied by this, to leave out the decimal point. */
const FACTOR = 100

/** An amount in integer dong as VNPay writes it: `1000000` for 10,000 dong. */
export const vnpayAmount = (amount: number): string => String(amount * FACTOR)

/** Reads an amount: whole dong only. */
export const vnpayAmountField = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,15}00$/),
  v.transform((text) => Number(text) / FACTOR),
  v.safeInteger(),
  v.maxValue(Number.MAX_SAFE_INTEGER / FACTOR),
)

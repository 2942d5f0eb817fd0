/** The name of the query that opens the top-up. */
export const topUpInQuery = 'topup'

/** The address that opens the top-up over the wallet, with an amount in whole dong: `/dashboard?tab=wallet&topup=98000`. It survives login. */
export const topUpAddress = (amount: bigint) => `/dashboard?tab=wallet&${topUpInQuery}=${amount}`

/** Reads such an address: null without a top-up. What is not an amount is left out, so that a mistyped link still opens the dialog. */
export function readTopUp(query: URLSearchParams): { amount: string | undefined } | null {
  const text = query.get(topUpInQuery)
  if (text === null) return null
  return { amount: /^[1-9]\d{0,9}$/.test(text) ? text : undefined }
}

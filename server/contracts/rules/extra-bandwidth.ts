/** What a terabyte beyond a plan's bandwidth costs, in dong (product spec, section 9). */
export const EXTRA_TERABYTE_PRICE = 50_000

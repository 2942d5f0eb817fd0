/** The largest balance that an admin can set, in whole dong. */
export const BALANCE_MAX = 999_999_999_999
/** The longest reason of a balance edit, in characters: with its prefix it fits the description of a transaction. */
export const BALANCE_REASON_MAX = 160

// The limits on lengths and amounts: checked by the forms before a request is sent, and by the server when it arrives.

/** The shortest password (product spec, section 9). */
export const PASSWORD_MIN = 6
/** The longest password: a longer one would only take more time to hash. */
export const PASSWORD_MAX = 256
export const EMAIL_MAX = 254
/** The shortest first or last name, if it is not empty (product spec, section 9). */
export const NAME_MIN = 2
export const NAME_MAX = 60
/** The longest instance name (product spec, section 9). */
export const VPS_NAME_MAX = 50
/** The smallest deposit, in integer dong (product spec, section 9). */
export const DEPOSIT_MIN = 50_000
/** The largest single deposit, in integer dong. */
export const DEPOSIT_MAX = 1_000_000_000
/** The longest note of a deposit, in characters. */
export const DEPOSIT_NOTE_MAX = 200
/** The largest balance that an admin can set, in integer dong. */
export const BALANCE_MAX = 999_999_999_999
/** The longest reason for a balance adjustment, in characters: with its prefix it fits the description of a transaction. */
export const BALANCE_REASON_MAX = 160
/** The longest note about what was done with a parked payment, in characters. */
export const RESOLUTION_MAX = 200
/** The longest phone verification code, in characters (product spec, section 9). */
export const PHONE_CODE_MAX = 6
/** The longest message to the online support, in characters. */
export const SUPPORT_MESSAGE_MAX = 2000

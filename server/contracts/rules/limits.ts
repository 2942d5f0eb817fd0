// How long, how much and how many: checked by the forms before something is sent, and by the server when it arrives.

/** The shortest password (product spec, section 9). */
export const PASSWORD_MIN = 6
/** The longest password: longer ones only cost hashing time. */
export const PASSWORD_MAX = 256
export const EMAIL_MAX = 254
/** The shortest first or last name, when one is given (product spec, section 9). */
export const NAME_MIN = 2
export const NAME_MAX = 60
/** The longest instance name (product spec, section 9). */
export const VPS_NAME_MAX = 50
/** The smallest top-up, in whole dong (product spec, section 9). */
export const DEPOSIT_MIN = 50_000
/** The largest single top-up, in whole dong. */
export const DEPOSIT_MAX = 1_000_000_000
/** The longest note of a top-up, in characters. */
export const DEPOSIT_NOTE_MAX = 200
/** The largest balance that an admin can set, in whole dong. */
export const BALANCE_MAX = 999_999_999_999
/** The longest reason of a balance edit, in characters: with its prefix it fits the description of a transaction. */
export const BALANCE_REASON_MAX = 160
/** The longest note about what was done with a parked payment, in characters. */
export const RESOLUTION_MAX = 200
/** The longest phone verification code, in characters (product spec, section 9). */
export const PHONE_CODE_MAX = 6
/** The longest message to the online support, in characters. */
export const SUPPORT_MESSAGE_MAX = 2000

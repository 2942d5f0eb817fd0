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
/** The longest code of an offer, in characters. */
export const OFFER_CODE_MAX = 30
/** The longest title of an offer, in characters. */
export const OFFER_TITLE_MAX = 100
/** The longest description of an offer, in characters. */
export const OFFER_TEXT_MAX = 400
/** The longest id that is a word, such as that of a product. */
export const SLUG_MAX = 40
/** The longest id of an operating system: the column of instances has this length. */
export const IMAGE_ID_MAX = 16
/** The longest name of a plan: the column of instances has this length. */
export const PLAN_NAME_MAX = 50
/** The longest name, or feature, in the catalogue. */
export const CATALOG_NAME_MAX = 100
/** The longest description in the catalogue. */
export const CATALOG_TEXT_MAX = 400
/** The largest number of features of a plan or product. */
export const FEATURES_MAX = 12
/** The largest size of a plan, in its unit. */
export const CATALOG_SIZE_MAX = 1_000_000
/** The highest price, in integer dong. */
export const PRICE_MAX = 1_000_000_000
/** The largest number of entries of one kind in the catalogue, withdrawn ones included. */
export const CATALOG_ENTRIES_MAX = 200
/** The last position of an entry of the catalogue. */
export const POSITION_MAX = 10_000
/** The largest number of systems that follow another one. */
export const SUCCESSORS_MAX = 10
/** The longest subject of a message to the provider, in characters. */
export const CONTACT_SUBJECT_MAX = 150
/** The longest message to the provider, in characters. */
export const CONTACT_BODY_MAX = 5000
/** The longest address or slug that a message to the provider is about. */
export const CONTACT_ABOUT_MAX = 200
/** The longest phone number, with spaces and signs. */
export const PHONE_MAX = 20
/** The longest title of an incident, in characters. */
export const INCIDENT_TITLE_MAX = 120
/** The longest text of an incident's update, in characters. */
export const INCIDENT_TEXT_MAX = 1000

// These are the limits on lengths and amounts: the forms check them before a request is sent, and the server when it
// arrives.

/** The shortest password (product spec, section 9). */
export const PASSWORD_MIN = 6
/** The longest password: a longer one would only take more time to hash. */
export const PASSWORD_MAX = 256
export const EMAIL_MAX = 254
/** The longest code of a second factor as it is typed, with spaces and hyphens. */
export const SECOND_FACTOR_CODE_MAX = 40
/** The longest name of a passkey, in characters. */
export const PASSKEY_NAME_MAX = 60
/** The most passkeys of one customer. */
export const PASSKEYS_MAX = 10
/** The longest token of a link in a mail. */
export const ONE_TIME_TOKEN_MAX = 200
/** The shortest first or last name, if it is not empty (product spec, section 9). */
export const NAME_MIN = 2
export const NAME_MAX = 60
/** The longest name of a company on invoices, in characters. */
export const COMPANY_MAX = 200
/** The longest tax code as it is typed, with spaces, dots and hyphens. */
export const TAX_CODE_TYPED_MAX = 30
/** The longest address for invoices, in characters. */
export const INVOICE_ADDRESS_MAX = 300
/** The longest instance name (product spec, section 9). */
export const VPS_NAME_MAX = 50
/** The smallest deposit, in integer dong (product spec, section 9). */
export const DEPOSIT_MIN = 50_000
/** The largest single deposit, in integer dong. */
export const DEPOSIT_MAX = 1_000_000_000
/** The longest note of a deposit, in characters. */
export const DEPOSIT_NOTE_MAX = 200
/** The smallest withdrawal, in integer dong: a transfer costs us work and a fee. */
export const WITHDRAWAL_MIN = 50_000
/** The largest single withdrawal, in integer dong: banks send less than 500 million at once, which is how a withdrawal is paid. */
export const WITHDRAWAL_MAX = 499_999_999
/** The most withdrawals of one customer that may wait at the same time. */
export const WITHDRAWALS_OPEN_MAX = 3
/** How long nobody can take over the transfer that pays a withdrawal from the admin who has begun it, in milliseconds. */
export const WITHDRAWAL_TAKE_OVER_AFTER = 30 * 60_000
/** The longest name of an account's holder, in characters. */
export const HOLDER_MAX = 70
/** The longest note about a withdrawal, in characters. */
export const WITHDRAWAL_NOTE_MAX = 200
/** The longest reference that a bank gives to a transfer, in characters. */
export const BANK_REFERENCE_MAX = 100
/** The largest balance that an admin can set, in integer dong. */
export const BALANCE_MAX = 999_999_999_999
/** The longest reason for a balance adjustment, in characters: with its prefix it fits the description of a transaction. */
export const BALANCE_REASON_MAX = 160
/** The longest note about what was done with a parked payment, in characters. */
export const RESOLUTION_MAX = 200
/** From this amount on, in integer dong, what one admin decides about money that came in or goes out waits until a second one agrees. */
export const SECOND_PERSON_FROM = 20_000_000
/** The most parts of a bank transfer that is split. */
export const TRANSFER_PARTS_MAX = 20
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
/** How many updates of an incident are translated in one call. */
export const INCIDENT_TRANSLATIONS_MAX = 50
/** The longest name of a snapshot, in characters. */
export const SNAPSHOT_NAME_MAX = 40
/** The longest tag of a machine, in characters. */
export const MACHINE_TAG_MAX = 30
/** The most tags of a machine. */
export const MACHINE_TAGS_MAX = 10
/** The longest notes about a machine, in characters. */
export const MACHINE_NOTES_MAX = 1000
/** The longest name of an SSH key, in characters. */
export const SSH_KEY_NAME_MAX = 60
/** The longest public key, in characters: a certificate is longer than any key. */
export const SSH_KEY_MAX = 8192
/** The most SSH keys of one customer. */
export const SSH_KEYS_MAX = 50
/** The longest name of an API token, in characters. */
export const API_TOKEN_NAME_MAX = 60
/** The most API tokens of one customer that can be used at the same time. */
export const API_TOKENS_MAX = 20
/** How long an API token can be used: at least, at most, and if nothing else is chosen, in days. */
export const API_TOKEN_DAYS = { min: 1, max: 365, default: 90 } as const
/** The most webhooks of one customer. */
export const WEBHOOKS_MAX = 10
/** The longest address of a webhook, in characters. */
export const WEBHOOK_URL_MAX = 500
/** The number of failures in a row after which a webhook is paused. */
export const WEBHOOK_FAILURES_MAX = 20
/** The longest name of a node, in characters. */
export const NODE_NAME_MAX = 60
/** The most cores of a node. */
export const NODE_CORES_MAX = 1024
/** The most memory of a node, in MB. */
export const NODE_RAM_MB_MAX = 16_777_216
/** The largest disk of a node, in GB. */
export const NODE_DISK_GB_MAX = 1_000_000
/** The most cores of machines that one core of a node may serve. */
export const CPU_OVERCOMMIT_MAX = 20
/** The longest name of a pool of addresses, in characters. */
export const POOL_NAME_MAX = 60
/** The most DNS servers of a pool. */
export const POOL_RESOLVERS_MAX = 2
/** Up to how many rows of a list are counted: more are said to be more. */
export const LIST_COUNT_MAX = 1000
/** The most days of grace that an admin can give an instance after its due date: more would reach into the next period. For longer there is a hold. */
export const GRACE_DAYS_MAX = 14
/** How long after the first payment a customer can give back a VPS for all that was paid for it, in days. */
export const REFUND_DAYS = 30

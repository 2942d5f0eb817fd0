// These are the limits on tickets: the forms check them before a request is sent, and the server when it arrives.

/** The most tickets that one customer may open in an hour, and in a day. */
export const TICKETS_MAX = { hour: 20, day: 50 } as const
/** The most messages that one customer may write in an hour, in all tickets together. */
export const MESSAGES_PER_HOUR = 120
/** For how many days a customer may open a closed ticket again. */
export const REOPEN_DAYS = 14
/** After how many days without a word of the customer an answered ticket is closed. */
export const SILENT_DAYS = 7
/** The most stars of a rating; the fewest are one. */
export const STARS_MAX = 5
/** The longest word that comes with a rating, in characters. */
export const RATING_COMMENT_MAX = 300
/** The largest file, in bytes. */
export const ATTACHMENT_BYTES_MAX = 10 * 1024 * 1024
/** The most files of one message. */
export const ATTACHMENTS_MAX = 5
/** The most bytes of files that may be added to one ticket in a day. */
export const ATTACHMENT_BYTES_A_DAY = 50 * 1024 * 1024
/** The longest name of a file, in characters. */
export const ATTACHMENT_NAME_MAX = 120
/** The longest title of a reply template, in characters. */
export const TEMPLATE_TITLE_MAX = 80
/** The most reply templates. */
export const TEMPLATES_MAX = 200

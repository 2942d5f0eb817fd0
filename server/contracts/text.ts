import * as v from 'valibot'

/**
 * Characters that show nothing, or change how the text around them is shown: zero-width ones, controls of the direction of
 * writing and other format characters, control characters of the upper half, and blanks that count as letters or signs.
 */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u0080-\u009f\u2800]/gu

/**
 * A line of text as it is kept and shown to others: composed (NFC), without invisible characters, with single spaces between its
 * words and none around them. They are left out rather than refused: they come unseen with what is pasted, nobody could find
 * them to remove them, and no name in Vietnamese, English or Chinese needs one.
 */
export const cleanLine = (text: string) => text.replace(invisible, '').normalize('NFC').replace(/\s+/g, ' ').trim()

/** A line of text that others see; what is checked behind it is checked on the cleaned text. `message`: for what is no text. */
export const lineSchema = (message: string) => v.pipe(v.string(message), v.transform(cleanLine))

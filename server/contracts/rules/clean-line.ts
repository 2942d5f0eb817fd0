/**
 * Characters that are invisible or change how the text around them is shown: zero-width characters, direction controls and other
 * format characters, C1 control characters, and blanks that Unicode classifies as letters or symbols.
 */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u0080-\u009f\u2800]/gu

/**
 * Normalises a line of text for storage and display: composed (NFC), without invisible characters, with single spaces between words
 * and none around them. Invisible characters are removed rather than refused: they come with pasted text, users could not see them
 * to remove them, and no name in Vietnamese, English or Chinese needs one.
 */
export const cleanLine = (text: string) => withoutInvisible(text).replace(/\s+/g, ' ').trim()

/** Removes invisible characters, and composes letters (NFC). */
export const withoutInvisible = (text: string) => text.replace(invisible, '').normalize('NFC')

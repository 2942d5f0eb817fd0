/**
 * Characters that are invisible or change how the text around them is shown: zero-width characters, direction controls and other
 * format characters, C1 control characters, and blanks that Unicode classifies as letters or symbols.
 */
const invisible = String.raw`[\p{Cf}\p{Default_Ignorable_Code_Point}\u0080-\u009f\u2800]`

/** A pictograph with its skin tone, or with the sign that it is to be shown in colour. */
const pictograph = String.raw`\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)?`

/** What emoji consist of, in which such characters are seen: flags of regions, keys such as 1️⃣, and pictographs that are joined to one, such as 👨‍👩‍👧. */
const emoji = [
  String.raw`\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}`,
  String.raw`[#*0-9]\ufe0f\u20e3`,
  String.raw`${pictograph}(?:\u200d${pictograph})*`,
].join('|')

const emojiOrInvisible = new RegExp(`(${emoji})|${invisible}`, 'gu')

/**
 * Normalises a line of text for storage and display: composed (NFC), without invisible characters, with single spaces between words
 * and none around them. Invisible characters are removed rather than refused: they come with pasted text, users could not see them
 * to remove them, and no name in Vietnamese, English or Chinese needs one.
 */
export const cleanLine = (text: string) => withoutInvisible(text).replace(/\s+/g, ' ').trim()

/** Removes invisible characters, except within emoji, and composes letters (NFC). */
export const withoutInvisible = (text: string) => text.replace(emojiOrInvisible, '$1').normalize('NFC')

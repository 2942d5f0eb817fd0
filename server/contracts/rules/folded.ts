import { withoutInvisible } from './clean-line.ts'

/**
 * A text as every search and filter compares it: in lower case, without marks and invisible characters, in plain letters and digits for full-width
 * ones, with one apostrophe and one hyphen for all that keyboards and editors write. `đ` is `d`, and so is `ð`: older fonts and converters write it
 * for `đ`.
 */
export const folded = (text: string) =>
  withoutInvisible(text)
    // This comes before NFKD, which makes a space of some of them.
    .replace(/[‘’ʼʻ`´′]/g, "'")
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\p{Dash}/gu, '-')
    .toLowerCase()
    .replace(/[đð]/g, 'd')

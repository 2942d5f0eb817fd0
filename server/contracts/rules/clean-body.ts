import { withoutInvisible } from './clean-line.ts'

/**
 * Normalises a text of several lines for storage and display: composed (NFC), without invisible characters, without spaces at the
 * ends of lines, with one empty line at most between paragraphs, and nothing around the text.
 */
export const cleanBody = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => withoutInvisible(line).replace(/[\t ]+$/, ''))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

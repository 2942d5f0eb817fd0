import { withoutInvisible } from './clean-line.ts'

/**
 * A code as it is compared: in capitals and plain characters, without the spaces, dashes and invisible characters that come with it when it is
 * read from a phone or a message, or copied.
 */
export const typedCode = (text: string) =>
  withoutInvisible(text)
    .normalize('NFKC')
    .replace(/[\s\p{Dash}]/gu, '')
    .toUpperCase()

import { withoutInvisible } from './clean-line.ts'

/** The longest host name, in characters. */
export const HOST_NAME_MAX = 253

const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/

/** A host name as it is stored: in lower case and without the dot at the end. */
export const hostName = (text: string) =>
  withoutInvisible(text).normalize('NFKC').trim().toLowerCase().replace(/\.$/, '')

/** Whether a text is the name of a host on the internet: labels of letters, digits and hyphens, the last of which is not a number. */
export function isHostName(text: string): boolean {
  const labels = text.split('.')
  return (
    text.length <= HOST_NAME_MAX &&
    labels.length >= 2 &&
    labels.every((part) => label.test(part)) &&
    /[a-z]/.test(labels.at(-1) ?? '')
  )
}

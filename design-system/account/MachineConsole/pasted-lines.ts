/** The lines of a text that is pasted. One at its end that is empty does not count. */
export const pastedLines = (text: string): string[] => text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '').split('\n')

/** The character that Ctrl makes of a key; the text itself if there is none. */
export function withControl(text: string): string {
  const code = text.toUpperCase().charCodeAt(0)
  return text.length === 1 && code >= 0x40 && code <= 0x5f ? String.fromCharCode(code & 0x1f) : text
}

import { type VietnameseBank, vietnameseBanks } from '#contracts/rules/vietnamese-banks.ts'

/** A text without marks, spaces and case, so that what people type is found. */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^0-9A-Za-z]/g, '')
    .toLowerCase()

/** The bank that a text names, by its name, code or BIN, however it is typed; undefined for none. */
export function bankNamed(text: string): VietnameseBank | undefined {
  const typed = folded(text)
  return typed === ''
    ? undefined
    : vietnameseBanks.find(({ bin, code, name }) => [name, code, bin].some((known) => folded(known) === typed))
}

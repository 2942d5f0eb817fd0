import { folded } from '#contracts/rules/folded.ts'
import { type VietnameseBank, vietnameseBanks } from '#contracts/rules/vietnamese-banks.ts'

/** A text without marks, spaces and case, so that what people type is found. */
const lettersOf = (text: string) => folded(text).replace(/[^0-9a-z]/g, '')

/** The bank that a text names, by its name, code or BIN, however it is typed; undefined for none. */
export function bankNamed(text: string): VietnameseBank | undefined {
  const typed = lettersOf(text)
  return typed === ''
    ? undefined
    : vietnameseBanks.find(({ bin, code, name }) => [name, code, bin].some((known) => lettersOf(known) === typed))
}

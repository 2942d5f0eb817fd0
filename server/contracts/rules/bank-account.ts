import { cleanLine } from './clean-line.ts'
import { folded } from './folded.ts'
import { typedCode } from './typed-code.ts'

/** The number of an account or card, as the banks in Vietnam give them: digits, with some banks letters as well. */
const ACCOUNT = /^[0-9A-Z]{6,19}$/
/** What is left of a name at a bank: letters without marks, digits of a company's name, and a few signs. */
const HOLDER = /^[A-Z][A-Z0-9 .&'/-]*$/

/** An account number as the banks write it: in capitals, without the spaces, dots and dashes that people type between the digits. */
export const accountNumber = (text: string) => typedCode(text).replaceAll('.', '')

/** Whether an account number, written as the banks do, can be one. */
export const isAccountNumber = (account: string) => ACCOUNT.test(account)

/** A holder's name as the banks write it: `NGUYEN VAN A`, in capitals without marks, with single spaces. */
export const holderName = (text: string) => cleanLine(folded(text)).toUpperCase()

/** Whether a name, written as the banks do, can be a holder's. */
export const isHolderName = (name: string) => HOLDER.test(name)

/** The end of an account number, for where others may look on: `•• 6789`. */
export const accountEnd = (account: string) => `••${account.slice(-4)}`

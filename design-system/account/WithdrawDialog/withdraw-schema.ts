import * as v from 'valibot'
import { accountNumber, holderName, isAccountNumber, isHolderName } from '#contracts/rules/bank-account.ts'
import { HOLDER_MAX, WITHDRAWAL_MAX, WITHDRAWAL_MIN, WITHDRAWAL_NOTE_MAX } from '#contracts/rules/limits.ts'
import { typedAmount } from '#contracts/rules/typed-amount.ts'
import type { Formats } from '#ds/providers/format.tsx'
import { bankNamed } from './bank-named.ts'
import type { WithdrawMessages } from './withdraw-texts.ts'

/**
 * Schema of the form, with the server's rules. The amount is a text as it is typed, and becomes whole dong as digits. `available` is what can be withdrawn;
 * undefined if that is not known.
 */
export function createWithdrawSchema(
  messages: WithdrawMessages,
  { currency }: Pick<Formats, 'currency'>,
  available: string | undefined,
) {
  return v.object({
    amount: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(messages.amountRequired),
      v.transform(typedAmount),
      v.string(messages.amountNotInteger),
      v.check((text) => Number(text) >= WITHDRAWAL_MIN, messages.amountTooSmall(currency(WITHDRAWAL_MIN))),
      v.check((text) => Number(text) <= WITHDRAWAL_MAX, messages.amountTooLarge(currency(WITHDRAWAL_MAX))),
      v.check(
        (text) => available === undefined || BigInt(text) <= BigInt(available),
        messages.amountNotAvailable(currency(available ?? '0')),
      ),
    ),
    bank: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(messages.bankRequired),
      v.check((text) => bankNamed(text) !== undefined, messages.bank),
    ),
    account: v.pipe(v.string(), v.transform(accountNumber), v.check(isAccountNumber, messages.account)),
    holder: v.pipe(
      v.string(),
      v.transform(holderName),
      v.check((name) => isHolderName(name) && name.length <= HOLDER_MAX, messages.holder),
    ),
    note: v.pipe(v.string(), v.trim(), v.maxLength(WITHDRAWAL_NOTE_MAX)),
  })
}

/** The values of the form while it is filled in. */
export type WithdrawFormInput = v.InferInput<ReturnType<typeof createWithdrawSchema>>

/** What is sent: the bank by its BIN; account and holder as banks write them; without a note, none. */
export interface WithdrawFormValues {
  amount: string
  bankBin: string
  account: string
  holder: string
  note?: string
}

import { Money, type MoneyProps } from './Money.tsx'

/** From here on characters that no text has: each stands for an amount in a text that is made of strings. */
const FIRST_PLACE = 0xe000

/**
 * A sentence with its amounts shown by Money. `say` gets a character for each of the `amounts` and puts it where its language has the amount.
 * `className` is that of each amount.
 */
export function sentenceWithMoney(
  amounts: readonly MoneyProps['amount'][],
  say: (...places: string[]) => string,
  className?: string,
) {
  const places = amounts.map((_, index) => String.fromCharCode(FIRST_PLACE + index))
  return say(...places)
    .split(/([\ue000-\uf8ff])/)
    .map((part) => {
      const amount = amounts[places.indexOf(part)]
      return amount === undefined ? part : <Money key={part} amount={amount} className={className} />
    })
}

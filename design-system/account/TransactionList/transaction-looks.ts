import {
  ArrowDownLeft,
  ArrowUpRight,
  Gift,
  Landmark,
  type LucideIcon,
  RefreshCw,
  SlidersHorizontal,
  Undo2,
} from 'lucide-react'
import type { TransactionType, WalletTransaction } from '#contracts/transactions.ts'
import type { TextProps } from '#ds/primitives/Text/index.ts'

/** What a transaction was, the same everywhere in the account. */
export const transactionIcons: Record<TransactionType, LucideIcon> = {
  deposit: ArrowDownLeft,
  payment: ArrowUpRight,
  renewal: RefreshCw,
  refund: Undo2,
  adjustment: SlidersHorizontal,
  bonus: Gift,
  withdrawal: Landmark,
}

/** Received money is green, money that has not moved is muted. The sign and the badge convey the same without colour. */
export const amountTone = ({ status, amount }: WalletTransaction): TextProps['tone'] => {
  if (status !== 'completed') return 'tertiary'
  return BigInt(amount) > 0n ? 'positive' : 'primary'
}

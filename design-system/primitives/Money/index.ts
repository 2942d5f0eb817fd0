export { Money, type MoneyProps } from './Money.tsx'
export { sentenceWithMoney } from './sentence-with-money.tsx'

export { BuyBar, type BuyBarProps, type BuyBarTexts } from './BuyBar.tsx'

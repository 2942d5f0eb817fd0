export { TrendCards, type TrendCardsProps, type TrendCardsTexts } from './TrendCards.tsx'

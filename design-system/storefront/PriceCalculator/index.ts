export {
  PriceCalculator,
  type PriceCalculatorProps,
  type PriceCalculatorTexts,
  type PriceChoice,
} from './PriceCalculator.tsx'

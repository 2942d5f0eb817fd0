export { FeatureCard, type FeatureCardProps, type FeatureTexts } from './FeatureCard.tsx'

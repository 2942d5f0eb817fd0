export {
  type FeatureName,
  FeatureSection,
  type FeatureSectionProps,
  type FeatureSectionTexts,
} from './FeatureSection.tsx'

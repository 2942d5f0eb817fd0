export {
  type SecurityFeatureName,
  SecurityFeatures,
  type SecurityFeaturesProps,
  type SecurityFeaturesTexts,
} from './SecurityFeatures.tsx'

export {
  WhyGrid,
  type WhyGridProps,
  type WhyGridTexts,
  type WhyReason,
  type WhyTopic,
  type WhyTopicTexts,
} from './WhyGrid.tsx'

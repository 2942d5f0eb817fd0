export {
  DatacenterSection,
  type DatacenterSectionProps,
  type DatacenterSectionTexts,
} from './DatacenterSection.tsx'

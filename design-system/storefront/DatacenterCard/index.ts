export {
  type Datacenter,
  DatacenterCard,
  type DatacenterCardProps,
  type DatacenterCardTexts,
} from './DatacenterCard.tsx'

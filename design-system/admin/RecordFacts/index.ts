export { RecordFacts, type RecordFactsProps } from './RecordFacts.tsx'

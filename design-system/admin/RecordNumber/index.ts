export { RecordNumber, type RecordNumberProps, type RecordNumberTexts } from './RecordNumber.tsx'

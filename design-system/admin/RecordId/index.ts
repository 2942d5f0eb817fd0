export { RecordId, type RecordIdProps } from './RecordId.tsx'

export { FinalCall, type FinalCallProps, type FinalCallTexts } from './FinalCall.tsx'

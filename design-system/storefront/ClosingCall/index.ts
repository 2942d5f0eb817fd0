export { ClosingCall, type ClosingCallProps, type ClosingCallTexts } from './ClosingCall.tsx'

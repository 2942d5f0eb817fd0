export { VerificationLine, type VerificationLineProps, type VerificationLineTexts } from './VerificationLine.tsx'

export { SecondFactorForm, type SecondFactorFormProps } from './SecondFactorForm.tsx'
export { isSecondFactorCode, spacedRecoveryCode } from './second-factor-code.ts'
export type { SecondFactorTexts, SecondStepTexts } from './second-factor-texts.ts'

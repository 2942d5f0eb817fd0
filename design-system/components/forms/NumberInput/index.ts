export { isTypedSingly, NumberInput, type NumberInputProps } from './NumberInput.tsx'

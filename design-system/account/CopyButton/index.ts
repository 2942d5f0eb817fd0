export { CopyButton, type CopyButtonProps, type CopyButtonTexts } from './CopyButton.tsx'

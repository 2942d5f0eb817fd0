export { ApiCommand, type ApiCommandProps, type ApiCommandTexts } from './ApiCommand.tsx'
export type { ApiCall } from './curl.ts'

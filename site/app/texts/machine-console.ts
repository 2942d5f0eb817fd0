import { textArea } from './text-area.ts'

export const machineConsoleArea = textArea('machine-console', {
  vi: () => import('#ds/texts/vi/machine-console.ts'),
  en: () => import('#ds/texts/en/machine-console.ts'),
  zh: () => import('#ds/texts/zh/machine-console.ts'),
})

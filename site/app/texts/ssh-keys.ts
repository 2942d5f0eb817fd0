import { textArea } from './text-area.ts'

export const sshKeysArea = textArea('ssh-keys', {
  vi: () => import('#ds/texts/vi/ssh-keys.ts'),
  en: () => import('#ds/texts/en/ssh-keys.ts'),
  zh: () => import('#ds/texts/zh/ssh-keys.ts'),
})

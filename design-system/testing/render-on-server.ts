import { resolve } from 'node:path'
import type { BrowserCommand } from 'vitest/node'
import type { ServerMarkup } from './server-page.ts'

type ServerPage = typeof import('./server-page.ts')

/** A command for browser tests: renders stories of a file to HTML in Node. */
export const renderOnServer: BrowserCommand<[file: string, names: string[]]> = async ({ project }, file, names) => {
  const { serverMarkup } = await project.import<ServerPage>(resolve(import.meta.dirname, 'server-page.ts'))
  return serverMarkup(file, names)
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    renderOnServer: (file: string, names: string[]) => Promise<Record<string, ServerMarkup>>
  }
}

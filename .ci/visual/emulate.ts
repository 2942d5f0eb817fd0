import '@vitest/browser-playwright'
import type { BrowserCommand } from 'vitest/node'

/** For the gate, which runs in the page: colours as the system of a reader would force them upon it, or `null` for none. */
export const emulateForcedColors: BrowserCommand<[forcedColors: 'active' | null]> = async ({ page }, forcedColors) => {
  await page.emulateMedia({ forcedColors })
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateForcedColors: (forcedColors: 'active' | null) => Promise<void>
  }
}

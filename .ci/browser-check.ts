/** Unpacks the pinned browser, and prints one line if this machine cannot run it. */
import { pinnedBrowser } from './browser.ts'

await pinnedBrowser().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})

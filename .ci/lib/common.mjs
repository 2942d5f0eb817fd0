import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the repository. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** Prints one line that says what is wrong and what to do, and exits. */
export function stopWith(line) {
  console.error(line)
  process.exit(1)
}

/** `0.4 s`, `12.3 s`. */
export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`

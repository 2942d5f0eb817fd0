import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the clone. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** Says in one line what is wrong and what to do, and ends. */
export function stopWith(line) {
  console.error(line)
  process.exit(1)
}

/** `0.4 s`, `12.3 s`. */
export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`

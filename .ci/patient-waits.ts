import { vi } from 'vitest'
import { patience } from './patience.ts'

// Vitest's configuration has a timeout for `expect.poll`, but none for these two.
const { waitFor, waitUntil } = vi
const patiently = (options: number | { timeout?: number; interval?: number } = {}) =>
  typeof options === 'number' ? options : { timeout: patience.wait, ...options }
vi.waitFor = (callback, options) => waitFor(callback, patiently(options))
vi.waitUntil = (callback, options) => waitUntil(callback, patiently(options))

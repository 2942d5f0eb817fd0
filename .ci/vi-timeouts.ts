import { vi } from 'vitest'
import { testTimeouts } from './test-timeouts.ts'

// Vitest's configuration has a timeout for `expect.poll`, but none for these two.
const { waitFor, waitUntil } = vi
const withTimeout = (options: number | { timeout?: number; interval?: number } = {}) =>
  typeof options === 'number' ? options : { timeout: testTimeouts.wait, ...options }
vi.waitFor = (callback, options) => waitFor(callback, withTimeout(options))
vi.waitUntil = (callback, options) => waitUntil(callback, withTimeout(options))

import type { Page } from 'playwright/test'

/**
 * Harmless messages: React's about the timing of test helpers; the browser's for a size that is reported one frame later; and one of
 * Storybook's interactions panel about Storybook itself.
 */
const harmless = /not wrapped in act\(|ResizeObserver loop|Accessing the Story Store is deprecated/

/** What a page reports: console output, uncaught errors and failed requests. */
export interface PageMessages {
  /** What the page is used for at the moment: each message begins with it, also one that comes late. */
  about: string
  /** The messages since the last call. */
  take: () => string[]
}

/** Collects what a page and its frames report from now on. @param levels kinds of console output. */
export function messagesOf(page: Page, levels: readonly string[]): PageMessages {
  const collected: string[] = []
  const messages: PageMessages = { about: '', take: () => collected.splice(0) }
  const add = (message: string) => {
    if (!harmless.test(message)) collected.push(messages.about ? `${messages.about}: ${message}` : message)
  }
  page.on('console', (message) => levels.includes(message.type()) && add(`Console: ${message.text()}`))
  page.on('pageerror', (error) => add(`Uncaught: ${error.message}`))
  page.on('response', (response) => response.status() >= 400 && add(`${response.status()}: ${response.url()}`))
  return messages
}

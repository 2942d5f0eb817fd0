import { onTestFinished } from 'vitest'
import { type Browser, launch, type Send } from './devtools.ts'

/** A page of a browser of its own, for tests of what the gate asks of the browser. */
export interface TestPage {
  browser: Browser
  send: Send
  /** The value of an expression in the page. */
  evaluate: (expression: string) => Promise<unknown>
}

/** Opens a page with this content, until the test has finished. */
export async function openTestPage(html: string): Promise<TestPage> {
  const browser = await launch()
  onTestFinished(() => browser.close())
  const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank' })
  const send = await browser.attach(targetId)
  const evaluate = async (expression: string) =>
    (await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })).result.value
  await evaluate(`document.body.innerHTML = ${JSON.stringify(html)}`)
  return { browser, send, evaluate }
}

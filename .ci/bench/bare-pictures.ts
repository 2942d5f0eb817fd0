import { buildGateIfNeeded } from '#stories/visual/built-gate.ts'
import { type GateBrowser, startGateBrowser } from '#stories/visual/gate-browser.ts'
import { serve } from '#stories/visual/serve.ts'

/**
 * The physical limit of the gate: the browser takes pictures of one story that is already rendered, alternating between the themes, as
 * fast as it can draw and encode them. No story is rendered, played or checked by axe, and no picture is compared.
 * @returns pictures per second.
 */
export async function bareRate(browserCount: number, pictures: number): Promise<number> {
  const { folder, path } = await buildGateIfNeeded()
  const server = await serve(folder)
  const open: GateBrowser[] = []
  try {
    for (let at = 0; at < browserCount; at++) open.push(await showOne(`${server.address}${path}`))
    const began = performance.now()
    await Promise.all(open.map((browser) => takeMany(browser, pictures / browserCount)))
    return pictures / ((performance.now() - began) / 1000)
  } finally {
    await Promise.all(open.map((browser) => browser.close()))
    server.close()
  }
}

async function showOne(address: string): Promise<GateBrowser> {
  const browser = await startGateBrowser(address)
  await browser.clear()
  await browser.resize(1200, 900)
  await browser.call('open', 'stories/components/Button.stories.tsx')
  await browser.call('play', 'Brand')
  return browser
}

async function takeMany(browser: GateBrowser, pictures: number) {
  for (let taken = 0; taken < pictures; taken++) {
    await browser.call('setAppearance', { theme: taken % 2 === 0 ? 'dark' : 'light' })
    await browser.takePicture(1200, await browser.call('settle'))
  }
}

import { execFileSync, spawn } from 'node:child_process'
import { globSync, readFileSync, rmSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium } from 'playwright'
import { pinnedBrowser } from '#ci/browser.ts'
import type { Figure } from './figures.ts'
import { isFinished } from './plain-playwright.ts'

// Measures Storybook's static build and its start.

const root = resolve(import.meta.dirname, '../..')

/** The caches of Vite and Storybook (.storybook/main.ts). */
const caches = ['node_modules/.cache/vite-storybook', 'node_modules/.cache/storybook']

const story = 'iframe.html?id=components-button--brand&viewMode=story'

/** How long the first story may take, in milliseconds. */
const START_TIMEOUT_MS = 180_000

/** Builds the static Storybook as reviewers get it. */
export function buildStorybook(folder: string): Figure[] {
  const began = performance.now()
  execFileSync('npm', ['run', '--silent', 'build:storybook', '--', '--output-dir', folder], {
    cwd: root,
    stdio: 'ignore',
  })
  const seconds = (performance.now() - began) / 1000
  const files = globSync('**/*', { cwd: folder })
    .map((path) => join(folder, path))
    .filter((path) => statSync(path).isFile())
  const sum = (sizeOf: (path: string) => number) => files.reduce((total, path) => total + sizeOf(path), 0) / 1e6
  return [
    { name: 'Storybook: static build', unit: 's', ours: [seconds] },
    { name: 'Storybook: built, on disk', unit: 'MB', ours: [sum((path) => statSync(path).size)] },
    {
      name: 'Storybook: built, each file gzipped',
      unit: 'MB',
      ours: [sum((path) => gzipSync(readFileSync(path)).length)],
    },
  ]
}

/** The time from the command to the first story, with empty caches and with full ones. */
export async function startStorybook(): Promise<Figure[]> {
  for (const cache of caches) rmSync(join(root, cache), { recursive: true, force: true })
  const cold = await firstStory()
  const warm = await firstStory()
  return [
    { name: 'Storybook: from command to first story, empty caches', unit: 's', ours: [cold] },
    { name: 'Storybook: from command to first story, second time', unit: 's', ours: [warm] },
  ]
}

async function firstStory(): Promise<number> {
  const browser = await chromium.launch(await pinnedBrowser())
  const port = await freePort()
  const began = performance.now()
  const storybook = resolve(root, 'node_modules/storybook/dist/bin/dispatcher.js')
  const child = spawn(
    process.execPath,
    [storybook, 'dev', '--config-dir', '.storybook', '--port', `${port}`, '--ci', '--quiet', '--no-version-updates'],
    { cwd: root, stdio: 'ignore' },
  )
  const ended = new Promise((resolveEnded) => child.once('exit', resolveEnded))
  try {
    await show(browser, `http://127.0.0.1:${port}/${story}`, began + START_TIMEOUT_MS)
    return (performance.now() - began) / 1000
  } finally {
    child.kill('SIGTERM')
    await Promise.all([ended, browser.close()])
  }
}

/** Retries until the server responds, then waits until the story has played. */
async function show(browser: Browser, address: string, deadline: number) {
  const page = await browser.newPage({ userAgent: 'StorybookTestRunner' })
  for (;;) {
    try {
      await page.goto(address)
      break
    } catch (error) {
      if (performance.now() > deadline) throw error
      await wait(100)
    }
  }
  await page.waitForFunction(isFinished, undefined, { timeout: deadline - performance.now() })
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}

import { expect, test } from 'vitest'
import { withDeferredHydration, withSplitHydration } from '#site/boot/deferred-hydration.ts'

const code = 'import * as route0 from "/assets/root.js";\nimport("/assets/entry.js");'
const page = [
  '<html><head><link rel="modulepreload" href="/assets/root.js"/><link rel="modulepreload" href="/assets/entry.js"/>',
  '<link rel="stylesheet" href="/assets/root.css"/></head><body><p>Xin chào</p><script>context()</script>',
  `<script type="module" async="">${code}</script><script>stream()</script></body></html>`,
].join('')

test('a deferred page loads no module on its own, and keeps everything else', () => {
  const deferred = withDeferredHydration(page)
  expect(deferred).not.toContain('modulepreload" href')
  expect(deferred).not.toContain('type="module"')
  expect(deferred).toContain(`<script type="text/plain" id="deferred-script">${code}</script>`)
  for (const kept of ['<p>Xin chào</p>', '<script>context()</script>', '<script>stream()</script>', 'root.css'])
    expect(deferred).toContain(kept)
})

test('the last script of the page lists the files to preload', () => {
  const [, start] = /<script>\((function[\s\S]*)<\/script><\/body><\/html>$/.exec(withDeferredHydration(page)) ?? []
  expect(start).toContain(')(["/assets/root.js","/assets/entry.js"], "sen:hydrated", async function')
})

test('a page that is not deferred keeps its hints, and starts at once', () => {
  const split = withSplitHydration(page)
  expect(split).not.toContain('type="module"')
  for (const kept of ['<link rel="modulepreload" href="/assets/root.js"/>', code, '<script>stream()</script>'])
    expect(split).toContain(kept)
  expect(split).toMatch(/\)\(\["\/assets\/root\.js","\/assets\/entry\.js"\]\)<\/script><\/body><\/html>$/)
})

test.each([
  ['without hints', page.replaceAll('modulepreload', 'preload')],
  ['without a module script', page.replace(' async=""', '')],
])('a page %s fails the build, because the output of React Router has changed', (_, html) => {
  expect(() => withDeferredHydration(html)).toThrow('React Router writes its script in another way now.')
})

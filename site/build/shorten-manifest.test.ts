import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { shortenManifest } from './shorten-manifest.ts'

const page = (path: string, module = '/assets/content.js') => ({
  id: `content/${path}`,
  parentId: 'root',
  path,
  module,
})
const manifest = {
  entry: { module: '/assets/entry.js' },
  routes: Object.fromEntries(
    [
      { id: 'root', path: '', module: '/assets/root.js' },
      ...Array.from({ length: 50 }, (_, index) => page(`docs/article-${index}`)),
      page('terms', '/assets/other.js'),
      { id: 'routes/not-found', parentId: 'root', path: '*', module: '/assets/not-found.js' },
    ].map((route) => [route.id, route]),
  ),
  version: 'a1',
}
const script = `window.__reactRouterManifest=${JSON.stringify(manifest)};`

test('the short manifest describes the same routes', () => {
  const window: { __reactRouterManifest?: unknown } = {}
  runInNewContext(shortenManifest(script), { window })
  expect(JSON.parse(JSON.stringify(window.__reactRouterManifest))).toEqual(manifest)
  expect(shortenManifest(script).length).toBeLessThan(script.length / 3)
})

test('a manifest that is written in another way fails the build', () => {
  expect(() => shortenManifest(`export default ${JSON.stringify(manifest)}`)).toThrow('in another way')
})

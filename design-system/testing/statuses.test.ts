import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { usesOf } from '#storybook/component-facts.ts'
import { statuses, statusOf } from '#storybook/pages/status.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(resolve(root, path), 'utf8')
const paths = (pattern: string) => globSync(pattern, { cwd: root }).map((path) => path.replaceAll('\\', '/'))

const files = new Map(paths('design-system/*/*/*.{ts,tsx}').map((path) => [path, read(path)]))
const uses = usesOf(files)

/** The status of each component that has stories, by its folder: `components/Button`. */
const statusByComponent = new Map(
  paths('stories/**/*.stories.tsx').map((path) => {
    const tags = /^ {2}tags: \[([^\]]*)\]/m.exec(read(path))?.[1] ?? ''
    return [path.replace(/^stories\/(.*)\.stories\.tsx$/, '$1'), statusOf(tags.match(/[a-z]+/g) ?? [])] as const
  }),
)
const stable = [...statusByComponent].flatMap(([component, status]) =>
  status === 'stable' && uses.has(component) ? [component] : [],
)

/** A component and everything that it imports, directly or not. */
function reachableFrom(components: readonly string[]): Set<string> {
  const reached = new Set<string>()
  const queue = [...components]
  for (let component = queue.pop(); component; component = queue.pop()) {
    if (reached.has(component)) continue
    reached.add(component)
    queue.push(...(uses.get(component) ?? []))
  }
  return reached
}

test('a stable component is rendered by a route of the site', () => {
  const site = paths('site/app/**/*.{ts,tsx}').filter((path) => !path.includes('.test.'))
  const imported = site.flatMap((path) =>
    [...read(path).matchAll(/#ds\/([a-z]+\/[A-Z]\w+)\//g)].map(([, name = '']) => name),
  )
  const rendered = reachableFrom(imported)
  expect(stable.filter((component) => !rendered.has(component))).toEqual([])
})

test('a stable component contains no component that is not stable', () => {
  const faults = stable.flatMap((component) =>
    [...reachableFrom([component])]
      .filter((part) => statusByComponent.has(part) && statusByComponent.get(part) !== 'stable')
      .map((part) => `${component} contains ${part}`),
  )
  expect(faults).toEqual([])
})

test.each(['docs/start.mdx'])('%s explains exactly the statuses that components have', (page) => {
  const explained = Object.keys(statuses).filter((status) => read(page).includes(`<td>${status}</td>`))
  expect(new Set(explained)).toEqual(new Set([...statusByComponent.values()].filter(Boolean)))
})

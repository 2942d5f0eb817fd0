import type { Source } from '#ci/rules/source.ts'
import { layers } from '#ds/testing/components.ts'

/** The component, or another source file, that has changed. */
export interface Culprit {
  /** `components/Button`, or a path from the root. */
  name: string
  /** A folder of the design system with a component. */
  isComponent: boolean
}

const componentPath = new RegExp(`^design-system/((?:${layers.join('|')})/[A-Z]\\w*)/`)

/** The component of a file; the file itself if it belongs to none. */
export function culpritOf(file: string): Culprit {
  const component = componentPath.exec(file)?.[1]
  return component ? { name: component, isComponent: true } : { name: file, isComponent: false }
}

/**
 * Returns a function that finds the culprit of a difference from the files that took part in it, the nearest first: one of them if it has changed,
 * otherwise what they import and has changed, otherwise the nearest component.
 * @param changed paths from the root, deleted ones too.
 */
export function createBlame(sources: Source[], changed: string[]) {
  const imports = new Map(
    sources.map(({ path, imports: list }) => [
      path,
      list.flatMap(({ target, isType }) => (target && !isType ? [target] : [])),
    ]),
  )
  const isChanged = new Set(changed)
  const nearestImport = (file: string): string | undefined => {
    const seen = new Set([file])
    // A set can grow while it is iterated.
    for (const path of seen) {
      if (isChanged.has(path)) return path
      for (const target of imports.get(path) ?? []) seen.add(target)
    }
    return undefined
  }
  const known = new Map<string, Culprit | undefined>()
  return (files: string[]): Culprit | undefined => {
    const key = files.join('\n')
    if (!known.has(key)) known.set(key, find(files))
    return known.get(key)
  }

  function find(files: string[]): Culprit | undefined {
    const direct = files.find((file) => isChanged.has(file))
    if (direct) return culpritOf(direct)
    for (const file of files) {
      const imported = nearestImport(file)
      if (imported) return culpritOf(imported)
    }
    const only = changed.length === 1 ? changed[0] : files.find((file) => culpritOf(file).isComponent)
    return only === undefined ? undefined : culpritOf(only)
  }
}

/**
 * Returns a function that finds the style files which may have written a selector: vanilla-extract begins each class with the name of its file. A
 * selector without a class may name a component, `html:has([data-component="Dialog"])`; otherwise it comes from the styles of the page.
 */
export function createStyleFiles(sources: Source[]) {
  const byPrefix = new Map<string, string[]>()
  for (const { path } of sources) {
    const [, folder = '', name = ''] = /([^/]+)\/([^/]+)\.css\.ts$/.exec(path) ?? []
    if (!name) continue
    const prefix = (name === 'index' ? folder : name).replaceAll('.', '_')
    byPrefix.set(prefix, [...(byPrefix.get(prefix) ?? []), path])
  }
  const prefixes = [...byPrefix.keys()].sort((a, b) => b.length - a.length)
  return (selector: string): string[] => {
    // The last class is the element that the rule is for.
    const classes = [...selector.matchAll(/[.\s]([A-Za-z][\w-]*)/g)].map(([, name = '']) => name).reverse()
    const files = classes.flatMap((name) => {
      const prefix = prefixes.find((one) => name === one || name.startsWith(`${one}_`))
      return prefix === undefined ? [] : (byPrefix.get(prefix) ?? [])
    })
    if (files.length === 0)
      for (const [, name] of selector.matchAll(/\[data-component="?(\w+)/g))
        files.push(
          ...sources.map(({ path }) => path).filter((path) => path.endsWith('.css.ts') && path.includes(`/${name}/`)),
        )
    return files.length > 0 ? [...new Set(files)] : ['design-system/css/global.ts', '.storybook/around-stories.ts']
  }
}

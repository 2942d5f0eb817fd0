import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const root = resolve(import.meta.dirname, '..')

/** Every icon that the design system imports, with the components that use it: `Check` in `Badge`, `RecordNumber`. */
function usedIcons(): Map<string, Set<string>> {
  const icons = new Map<string, Set<string>>()
  for (const file of globSync('design-system/**/*.{ts,tsx}', { cwd: root })) {
    const component = /([A-Z]\w+)\/[^/]+$/.exec(file)?.[1]
    const text = readFileSync(resolve(root, file), 'utf8')
    for (const [, names = ''] of text.matchAll(/^import (?!type)\{([^}]+)\} from 'lucide-react'/gm))
      for (const name of names.split(',').map((part) => part.trim()))
        if (component && /^[A-Z]\w+$/.test(name)) icons.set(name, (icons.get(name) ?? new Set()).add(component))
  }
  return icons
}

/** Provides the icons in use to docs pages as `virtual:used-icons`, so that the rest of the set is not bundled. */
export const usedIconsPlugin = (): Plugin => ({
  name: 'used-icons',
  resolveId: (id) => (id === 'virtual:used-icons' ? `\0${id}` : undefined),
  load: (id) => {
    if (id !== '\0virtual:used-icons') return
    const icons = [...usedIcons()].sort(([a], [b]) => a.localeCompare(b))
    const entries = icons.map(
      ([name, users]) => `{ name: '${name}', icon: ${name}, usedIn: ${JSON.stringify([...users].sort())} }`,
    )
    const names = icons.map(([name]) => name).join(', ')
    return `import { ${names} } from 'lucide-react'\nexport const usedIcons = [${entries.join(',\n')}]\n`
  },
})

import { globSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import type { StoryResult } from './play.ts'
import { withoutHashes } from './rule-changes.ts'
import type { DarkStyle } from './styles-in-light.ts'

const designSystem = resolve(import.meta.dirname, '../../design-system')
const styleSheet = '.css.ts'
/** `from './Button.css.ts'`, of an import or an export. */
const importedSheet = /from '([^']+)\.css\.ts'/g

/** Sheets of layouts, of components that have light pictures of their own. */
export const isWithoutLight = (component: string) => component === 'components/WorstTexts'

/**
 * The style sheets whose rules the light pictures of a component must show, `LoginScreen` for LoginScreen.css.ts; undefined means all, of
 * stories without a component. These are the sheets of its folder and those that its files import, such as the one that Input shares with
 * Select: its pieces have stories, and light pictures, of their own.
 * @param component `screens/LoginScreen`
 */
export function sheetsInLight(component: string): string[] | undefined {
  const files = globSync('**/*.{ts,tsx}', { cwd: resolve(designSystem, component) })
  if (files.length === 0) return undefined
  const own = files.filter((file) => file.endsWith(styleSheet)).map((file) => basename(file, styleSheet))
  const imported = files.flatMap((file) => {
    const text = readFileSync(resolve(designSystem, component, file), 'utf8')
    return [...text.matchAll(importedSheet)].map(([, path = '']) => basename(path))
  })
  return [...new Set([...own, ...imported])]
}

/**
 * Whether the light pictures of a component must also show the rules without a class: headings, the focus ring, the page behind a dialog.
 * Base components show them; what is built from these would only show them once more.
 */
export const showsGlobalStyles = (component: string) => /^(?:primitives|components)\//.test(component)

/**
 * Adds a fault to each story with a style that only dark pictures of its component show. Without a fault if a story did not finish: it may be the
 * one that shows it.
 */
export function addLightFaults(stories: StoryResult[], found: DarkStyle[]): void {
  if (stories.some(({ texts }) => !texts)) return
  for (const story of stories) {
    const rules = found.filter((one) => one.story === story.name).map(({ rule }) => withoutHashes(rule))
    if (rules.length > 0) story.faults.push(faultOf(rules))
  }
}

/** How many rules a fault lists. */
const mostListed = 5

function faultOf(rules: string[]): string {
  const listed = rules.slice(0, mostListed).join(', ')
  const others = rules.length > mostListed ? ` and ${rules.length - mostListed} more` : ''
  return `No light picture of this component shows ${listed}${others}. Add inLight to the modes of this story (stories/modes.ts).`
}

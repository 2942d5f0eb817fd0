import { globSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import type { StoryResult } from './play.ts'
import { withoutHashes } from './rule-changes.ts'
import type { DarkStyle } from './styles-in-light.ts'

const screens = resolve(import.meta.dirname, '../../design-system/screens')
const styleSheet = '.css.ts'

/** Sheets of layouts, of components that have light pictures of their own. */
export const isWithoutLight = (component: string) => component === 'components/WorstTexts'

/**
 * The style sheets whose rules the light pictures of a component must show, `LoginScreen` for LoginScreen.css.ts; undefined means all. Of a
 * screen these are the screens' own: its pieces have stories, and light pictures, of their own.
 * @param component `screens/LoginScreen`
 */
export function sheetsInLight(component: string): string[] | undefined {
  if (!component.startsWith('screens/')) return undefined
  return globSync(`**/*${styleSheet}`, { cwd: screens }).map((file) => basename(file, styleSheet))
}

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

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { culpritOf } from './blame.ts'
import { unseenStylesFile } from './files.ts'
import type { PageRule } from './inspect.ts'
import type { FileResult } from './play.ts'
import { withoutHashes } from './rule-changes.ts'

/**
 * The styles that no picture shows: cursors, what a finger or a mouse wheel does, paper, autofilled fields, fonts that have not loaded. Also those
 * of motion and of forced colours, which only some stories are pictured in. They are committed as text; a difference is a fault, like that of a
 * picture. So is the order of stacking, since no story stacks every pair.
 */

const unseenProperty =
  /^(?:cursor|z-index|color-scheme|--sen-layerOrder-.*|caret-color|touch-action|user-select|-webkit-user-select|pointer-events|-webkit-tap-highlight-color|overscroll-behavior.*|scroll-.*|scrollbar-.*|-webkit-text-size-adjust|text-size-adjust|-webkit-font-smoothing|-moz-osx-font-smoothing|orphans|widows|break-.*|page-break-.*)$/

/** States of the browser in which no story can be, and states that the page is in before its script runs. */
const unseenSelector =
  /:(?:-webkit-)?autofill|:visited|:target|:fullscreen|::(?:selection|target-text|highlight|spelling-error|grammar-error|file-selector-button|view-transition|-webkit-|-moz-)|:not\(:has\(|^html\[data-(?!theme)/

/** The safe area of a phone with a notch, and lengths that depend on the window at widths and heights between those of pictures. */
const unseenValue = /\benv\(|(?<![\w-])[\d.]+(?:[sld]?v(?:w|h|i|b|min|max)|cq\w+)\b/

/** Conditions of a media query in which every story is pictured, or swept. */
const seenCondition = /\((?:[^()]*\bwidth\b[^()]*|hover: hover)\)|\b(?:screen|all|only|and|or)\b|[\s,]/g

/** Whether pictures show a rule inside these at-rules: `@layer components @media screen and (min-width: 48rem)`. */
const isSeen = (context: string) =>
  context
    .split(/(?=@)/)
    .filter((part) => part !== '' && !part.startsWith('@layer'))
    .every((part) => part.startsWith('@media') && part.slice('@media'.length).replaceAll(seenCondition, '') === '')

/** Storybook's own styles around a story. */
const storybooks = /^(?:\.|@keyframes )sb-/

/** Declarations by the selectors of their rules, with the conditions under which they apply: `cursor: not-allowed`, `padding: 0 @media print`. */
export type UnseenStyles = Record<string, string[]>

/** Names a file of the build without the hash of its content: `./noto-sans-DJoFeCUi.otf`. */
const withoutFileHashes = (text: string) => text.replaceAll(/(\burl\("?[^")]*?)-[\w-]{8}(?=\.\w+"?\))/g, '$1')

/** The declarations of the page's rules that no picture shows. Of the fonts those that stand in until ours have loaded. */
export function unseenStylesIn(rules: PageRule[]): UnseenStyles {
  const found = new Map<string, string[]>()
  for (const { context, selector, declarations } of rules.filter((rule) => !storybooks.test(rule.selector))) {
    const isFallback = selector === '@font-face' && Object.keys(declarations).some((text) => text.includes('local('))
    const isUnseen =
      isFallback || !isSeen(context) || unseenSelector.test(selector) || selector.startsWith('@keyframes')
    const conditions = context.replaceAll(/@layer [\w-]+/g, '').trim()
    const unseen = Object.entries(declarations)
      .filter(([property, value]) => isUnseen || unseenProperty.test(property) || unseenValue.test(value))
      .map(([property, value]) => (isFallback ? value : `${property}: ${value}`))
      .map((declaration) => withoutFileHashes(withoutHashes(`${declaration} ${conditions}`)).trim())
    const name = withoutHashes(selector)
    if (unseen.length > 0) found.set(name, [...(found.get(name) ?? []), ...unseen])
  }
  const entries = [...found].map(([selector, list]): [string, string[]] => [selector, list.sort()])
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

const fileIn = (root: string) => resolve(root, unseenStylesFile)

/** Writes the file. */
export function saveUnseenStyles(root: string, rules: PageRule[]): void {
  writeFileSync(fileIn(root), `${JSON.stringify(unseenStylesIn(rules), undefined, 2)}\n`)
}

/**
 * Compares the styles with the committed ones.
 * @param styleFiles the source files that may have written a selector (blame.ts).
 * @returns a failed result for each component, or other file, whose styles differ.
 */
export function checkUnseenStyles(
  root: string,
  rules: PageRule[],
  styleFiles: (selector: string) => string[],
): FileResult[] {
  const committed: UnseenStyles = existsSync(fileIn(root)) ? JSON.parse(readFileSync(fileIn(root), 'utf8')) : {}
  const now = unseenStylesIn(rules)
  const changes = [...new Set([...Object.keys(committed), ...Object.keys(now)])].flatMap((selector) => {
    const [before = [], after = []] = [committed[selector], now[selector]]
    const removed = without(before, after).map((one) => `- ${one}`)
    const added = without(after, before).map((one) => `+ ${one}`)
    if (removed.length + added.length === 0) return []
    const files = styleFiles(selector)
    return { files, component: culpritOf(files[0] ?? '').name, text: [selector, ...removed, ...added].join('  ') }
  })
  return [...Map.groupBy(changes, ({ component }) => component)].map(([component, list]) => ({
    component,
    stories: [
      {
        name: 'Styles that no picture shows',
        faults: list.map(({ text }) => `Style: ${text}\n"npm run visual:update" records it.`),
        pictures: [],
        texts: [],
        files: [...new Set(list.flatMap(({ files }) => files))],
      },
    ],
  }))
}

/** What a list has more of than another one: rules of one name may have equal declarations. */
function without(list: string[], other: string[]): string[] {
  const left = [...other]
  return list.filter((one) => {
    const at = left.indexOf(one)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

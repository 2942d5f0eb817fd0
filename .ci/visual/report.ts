import { copyFileSync, existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { componentOf, pictureFolder, reportFolder } from './files.ts'
import { type Difference, reportPage } from './report-page.ts'

const marks = { changed: '-actual.png', missing: '-reference.png' }

/**
 * Gathers what the run left in the report's folder into one page that can be opened, or sent, without anything else.
 * @param orphans committed pictures, from the root, that no story asks for.
 * @returns the page's path, or nothing when nothing differs.
 */
export function writeReport(root: string, orphans: string[]): string | undefined {
  const folder = resolve(root, reportFolder)
  const beside = (name: string, mark: string) => (existsSync(join(folder, name + mark)) ? name + mark : undefined)
  const found = (kind: keyof typeof marks) =>
    globSync(`**/*${marks[kind]}`, { cwd: folder }).map((file) => file.slice(0, -marks[kind].length))

  const bringBefore = (name: string) => {
    const before = `${name}-before.png`
    mkdirSync(dirname(join(folder, before)), { recursive: true })
    copyFileSync(resolve(root, pictureFolder, `${name}.png`), join(folder, before))
    return before
  }

  const differences: Difference[] = [
    ...found('changed').map((name) => ({
      kind: 'changed' as const,
      name,
      before: bringBefore(name),
      after: name + marks.changed,
      difference: beside(name, '-diff.png'),
    })),
    ...found('missing').map((name) => ({ kind: 'missing' as const, name, after: name + marks.missing })),
    ...orphans.map((orphan) => {
      const { component, name } = componentOf(orphan)
      const path = join(component, name)
      return { kind: 'orphaned' as const, name: path, before: bringBefore(path) }
    }),
  ]
  if (differences.length === 0) return undefined
  const page = join(folder, 'index.html')
  writeFileSync(page, reportPage(differences))
  return page
}

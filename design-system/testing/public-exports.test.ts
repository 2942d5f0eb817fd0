import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from '#ci/rules/source.ts'
import { componentFolders } from './components.ts'

const root = resolve(import.meta.dirname, '../..')
const recordPath = resolve(import.meta.dirname, 'public-exports.txt')

/** The exports of an `index.ts`, values before types: `Badge`, `type BadgeProps`. */
function exportsOf(index: string): string[] {
  const { program } = parse(index, readFileSync(resolve(root, index), 'utf8'))
  const names = (program?.body ?? []).flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration')
      throw new Error(
        `${index} contains more than \`export { … } from\`: only names that are written out can be recorded.`,
      )
    const isTypeExport = statement.exportKind === 'type'
    return statement.specifiers.map(({ exported, exportKind }) => ({
      name: exported.type === 'Identifier' ? exported.name : exported.value,
      isType: isTypeExport || exportKind === 'type',
    }))
  })
  return names
    .sort((a, b) => Number(a.isType) - Number(b.isType) || (a.name < b.name ? -1 : 1))
    .map(({ name, isType }) => (isType ? `type ${name}` : name))
}

/** The lines of `text` that are missing from `other`. */
const missingFrom = (other: string, text: string) =>
  text.split('\n').filter((line) => !other.split('\n').includes(line))

test('the public exports match the record', async () => {
  const now = componentFolders(root)
    .flatMap(({ id, index }) => exportsOf(index).map((name) => `${id}: ${name}\n`))
    .join('')
  const before = existsSync(recordPath) ? readFileSync(recordPath, 'utf8') : ''
  const message = [
    'The public exports changed.',
    ...missingFrom(before, now).map((line) => `  added    ${line}`),
    ...missingFrom(now, before).map((line) => `  removed  ${line}`),
    'Removing or renaming an export breaks its importers. To accept: npm run test:unit -- public-exports --update',
  ].join('\n')
  await expect(now, message).toMatchFileSnapshot(recordPath)
})

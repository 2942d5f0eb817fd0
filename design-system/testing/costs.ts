/**
 * `npm run costs` measures the size of each component in a page that uses nothing else, and compares it with the record,
 * docs/bundle-cost.json. `npm run costs:update` writes the record.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzipSync } from 'node:zlib'
import { bundleSeparately } from './bundle-separately.ts'
import { componentFolders } from './components.ts'
import { type CostRecord, type Costs, costFaults, orderFaults, recordText } from './cost-record.ts'

process.env.NODE_ENV = 'production'
const root = resolve(import.meta.dirname, '../..')
const recordPath = 'docs/bundle-cost.json'
const update = process.argv.includes('--update')

/** Every screen loads the stylesheet of layout classes, so it has its own budget, in bytes after gzip. */
const sprinkles = { file: 'design-system/css/sprinkles.css.ts', budget: 6000 }

const gzip = (text: string) => gzipSync(text, { level: 9 }).length
const brotli = async (text: string) => (await promisify(brotliCompress)(text)).length

const folders = componentFolders(root)
const bundles = await bundleSeparately(root, [...folders.map(({ index }) => index), sprinkles.file])
const bundleOf = (file: string) => {
  const bundle = bundles.get(file)
  if (!bundle) throw new Error(`${file} was not bundled.`)
  return bundle
}

const costs: Costs = Object.fromEntries(
  folders.map(({ id, index }) => {
    const { script, styles } = bundleOf(index)
    return [id, { gzip: gzip(script), css: styles ? gzip(styles) : 0 }]
  }),
)
const layoutSize = gzip(bundleOf(sprinkles.file).styles)

if (update) {
  // Brotli sizes are for information only. They take longer than everything else, so they are not measured when checking.
  const brotlis = await Promise.all(folders.map(({ index }) => brotli(bundleOf(index).script)))
  const record = Object.fromEntries(
    folders.map(({ id }, index) => [id, { gzip: 0, css: 0, ...costs[id], brotli: brotlis[index] ?? 0 }]),
  )
  writeFileSync(resolve(root, recordPath), recordText(record))
}

const written = readFileSync(resolve(root, recordPath), 'utf8')
const recorded: CostRecord = JSON.parse(written)
const faults = [
  ...costFaults(costs, recorded),
  ...orderFaults(
    written,
    folders.map(({ id }) => id),
  ),
]
if (layoutSize > sprinkles.budget)
  faults.push(
    `${sprinkles.file} weighs ${layoutSize} bytes, more than its budget of ${sprinkles.budget}: too many values of too many properties.`,
  )

const column = (value?: number) => String(value ?? '–').padStart(9)
console.log(`${'bytes'.padEnd(36)}${['gzip', 'recorded', 'css'].map((name) => name.padStart(9)).join('')}`)
for (const [id, { gzip, css }] of Object.entries(costs))
  console.log(`${id.padEnd(36)}${column(gzip)}${column(recorded[id]?.gzip)}${column(css)}`)
console.log(`${sprinkles.file.padEnd(36)}${column()}${column()}${column(layoutSize)}`)

if (faults.length > 0) {
  console.error(
    `\n${faults.join('\n')}\nFind out which modules were added. To accept the new size: npm run costs:update`,
  )
  process.exitCode = 1
}

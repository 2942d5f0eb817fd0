/**
 * `npm run costs`: what each component costs a page that uses nothing else, against what is recorded in
 * docs/bundle-cost.json. `npm run costs:update` records what is measured.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzipSync } from 'node:zlib'
import { bundleAlone } from './bundle-alone.ts'
import { componentFolders } from './components.ts'
import { type CostRecord, type Costs, costFaults, orderFaults, recordText } from './cost-record.ts'

process.env.NODE_ENV = 'production'
const root = resolve(import.meta.dirname, '../..')
const recordPath = 'docs/bundle-cost.json'
const update = process.argv.includes('--update')

/** Every screen loads the sheet of layout classes: it has a budget of its own, in bytes after gzip. */
const sprinkles = { file: 'design-system/css/sprinkles.css.ts', budget: 6000 }

const gzip = (text: string) => gzipSync(text, { level: 9 }).length
const brotli = async (text: string) => (await promisify(brotliCompress)(text)).length

const folders = componentFolders(root)
const bundles = await bundleAlone(root, [...folders.map(({ index }) => index), sprinkles.file])
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
const layout = gzip(bundleOf(sprinkles.file).styles)

if (update) {
  // Brotli is for reading only. Its best quality takes longer than everything else, so checking goes without.
  const brotlis = await Promise.all(folders.map(({ index }) => brotli(bundleOf(index).script)))
  const record = Object.fromEntries(
    folders.map(({ id }, at) => [id, { gzip: 0, css: 0, ...costs[id], brotli: brotlis[at] ?? 0 }]),
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
if (layout > sprinkles.budget)
  faults.push(
    `${sprinkles.file} weighs ${layout} bytes, and ${sprinkles.budget} are its budget: too many values of too many properties.`,
  )

const column = (value?: number) => String(value ?? '–').padStart(9)
console.log(`${'bytes'.padEnd(36)}${['gzip', 'recorded', 'css'].map((name) => name.padStart(9)).join('')}`)
for (const [id, { gzip, css }] of Object.entries(costs))
  console.log(`${id.padEnd(36)}${column(gzip)}${column(recorded[id]?.gzip)}${column(css)}`)
console.log(`${sprinkles.file.padEnd(36)}${column()}${column()}${column(layout)}`)

if (faults.length > 0) {
  console.error(`\n${faults.join('\n')}\nLook at what came along; if it is worth it, npm run costs:update records it.`)
  process.exitCode = 1
}

/**
 * `npm run new component account/Receipt` and `npm run new feature invoices`: generates the boilerplate files, and lists the
 * remaining manual steps. The complete recipes are in docs/contributing.md.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { componentFiles, type Files, featureFiles, type Layer, sections } from './templates.ts'

const root = resolve(import.meta.dirname, '../..')
const usage = `npm run new component LAYER/Name   LAYER: ${Object.keys(sections).join(', ')}
npm run new feature name-in-plural`

function stopWith(message: string): never {
  console.error(message)
  process.exit(1)
}

function write(files: Files) {
  const taken = Object.keys(files).filter((path) => existsSync(join(root, path)))
  if (taken.length > 0) stopWith(`There is already ${taken.join(', ')}. Nothing was written.`)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    console.log(`  ${path}`)
  }
}

function newComponent(path: string) {
  const layer = path.slice(0, Math.max(0, path.lastIndexOf('/')))
  const name = path.slice(layer.length + 1)
  if (!(layer in sections) || !/^[A-Z][A-Za-z0-9]+$/.test(name)) stopWith(usage)
  write(componentFiles(layer as Layer, name))
  console.log(`
Now fill in the TODOs. Then, before you commit:
  npm run visual:update -- ${name}               takes its pictures`)
}

const migrationsFolder = join(root, 'server/migrations')

/** Migrations are numbered in order of their creation. */
function nextMigration(): string {
  const numbers = readdirSync(migrationsFolder).map((file) => Number.parseInt(file, 10))
  return String(Math.max(...numbers.filter(Number.isInteger)) + 1).padStart(3, '0')
}

function registerMigration(migration: string, name: string) {
  const index = join(migrationsFolder, 'index.ts')
  const variable = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const text = readFileSync(index, 'utf8')
    .replace('\n\n/** Every step', `\nimport { ${variable} } from './${migration}-${name}.ts'\n\n/** Every step`)
    .replace(/\n\]\n$/, `\n  ...${variable},\n]\n`)
  writeFileSync(index, text)
  console.log('  server/migrations/index.ts')
}

function newFeature(name: string) {
  if (!/^[a-z]+(-[a-z]+)*s$/.test(name)) stopWith(usage)
  const migration = nextMigration()
  write(featureFiles(name, migration))
  registerMigration(migration, name)
  console.log(`
Now register it:
  server/features/create.ts   how it is created
  server/compose.ts           which features it uses, and its routes
  .ci/rules/parts.ts          its place in the order of the features
Then: npm run test:api -- ${name}   (server/testing/whole/plans.test.ts reports statements that lack an index)`)
}

const [kind, name] = process.argv.slice(2)
if (kind === 'component' && name) newComponent(name)
else if (kind === 'feature' && name) newFeature(name)
else stopWith(usage)

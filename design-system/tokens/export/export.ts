/** `npm run tokens:export`: writes the design tokens for design tools from their TypeScript source, into `.cache/tokens`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { tokenFiles } from './dtcg.ts'

const folder = resolve(import.meta.dirname, '../../../.cache/tokens')
mkdirSync(folder, { recursive: true })
for (const [name, content] of Object.entries(tokenFiles())) {
  writeFileSync(resolve(folder, name), `${JSON.stringify(content, null, 2)}\n`)
  console.log(`.cache/tokens/${name}`)
}

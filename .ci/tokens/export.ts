/** `npm run tokens:export`: writes the design tokens for design tools from their TypeScript source. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asText, exportFolder, tokenFiles } from './dtcg.ts'

mkdirSync(exportFolder, { recursive: true })
for (const [name, content] of Object.entries(tokenFiles())) {
  writeFileSync(join(exportFolder, name), asText(content))
  console.log(`design-system/tokens/export/${name}`)
}
